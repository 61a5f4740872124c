import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { EXPORT_STATES, type ExportList, hasExportFilter } from '@/domain/web/export-lists.ts'
import type { Exports } from './use-exports.ts'

type ExportFiltersProps = { list: ExportList; open: Exports }

/** Period, state, and what else a list can be limited to. */
export function ExportFilters({ list, open }: ExportFiltersProps) {
  const { t } = useText()
  const { wanted, change, choices } = open
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Period list={list} open={open} />
      <Choice
        label={t('admin.exports.state')}
        all={t('admin.exports.allStates')}
        value={wanted.state}
        options={EXPORT_STATES[list].map((state) => ({
          value: state,
          label: t(`admin.exports.states.${state}`),
        }))}
        onChange={(state) => change({ state })}
      />
      {hasExportFilter(list, 'category') ? (
        <Choice
          label={t('admin.figures.category')}
          all={t('admin.figures.allCategories')}
          value={wanted.category_id?.toString()}
          options={(choices?.categories ?? []).map(({ id, name }) => ({
            value: String(id),
            label: name,
          }))}
          onChange={(id) => change({ category_id: Number(id) || undefined })}
        />
      ) : null}
      {hasExportFilter(list, 'city') ? (
        <Choice
          label={t('admin.figures.city')}
          all={t('admin.figures.allCities')}
          value={wanted.city}
          options={(choices?.cities ?? []).map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(city) => change({ city })}
        />
      ) : null}
      {hasExportFilter(list, 'source') && choices && choices.sources.length > 0 ? (
        <Choice
          label={t('admin.exports.source')}
          all={t('admin.exports.allSources')}
          hint={t('admin.exports.sourceHint')}
          value={wanted.source}
          options={choices.sources.map((source) => ({ value: source, label: source }))}
          onChange={(source) => change({ source })}
        />
      ) : null}
    </div>
  )
}

function Period({ list, open: { wanted, change, form, isPeriodWrong } }: ExportFiltersProps) {
  const { t } = useText()
  const isWrong = isPeriodWrong || form.reasons.to !== undefined
  const days = { type: 'date', min: '1970-01-01', max: '2100-12-31' }
  return (
    <>
      <Field label={t('admin.figures.from')} hint={t(`admin.exports.period.${list}`)}>
        {(control) => (
          <Input
            {...control}
            {...days}
            size="sm"
            name="from"
            value={wanted.from ?? ''}
            onChange={({ target }) => change({ from: target.value || undefined })}
          />
        )}
      </Field>
      <Field
        label={t('admin.figures.to')}
        hint={t('admin.exports.periodHint')}
        error={isWrong ? t('admin.figures.dateError.order') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            {...days}
            size="sm"
            name="to"
            value={wanted.to ?? ''}
            onChange={({ target }) => change({ to: target.value || undefined })}
          />
        )}
      </Field>
    </>
  )
}

type ChoiceProps = {
  label: string
  /** Name of no choice. */
  all: string
  hint?: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string | undefined) => void
}

function Choice({ label, all, hint, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          size="sm"
          value={value ?? ''}
          emptyLabel={all}
          options={[...options]}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </Field>
  )
}
