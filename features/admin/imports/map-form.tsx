import { type FormEvent, useState } from 'react'
import type { ImportColumns, ImportDetail } from '@/client/api/admin/imports.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { FieldRow } from './field-row.tsx'
import {
  formatMap,
  type ImportMap,
  isRequired,
  MAP_FIELDS,
  parseMap,
  setField,
  setParameter,
} from './import-map.ts'
import { RunFailure } from './run-view.tsx'
import { type ListingImport, useImportColumns } from './use-import.ts'

type MapFormProps = { open: ListingImport; detail: ImportDetail }

/** Which column becomes which field: as a form, and as JSON for all that maps can do. */
export function MapForm({ open, detail }: MapFormProps) {
  const { t } = useText()
  const { columns, error, retry } = useImportColumns(detail.run.id)
  if (error && !columns) {
    return <FailedList title={t('admin.imports.failed')} error={error} onRetry={retry} />
  }
  if (!columns) return <LinesLoading words={t('admin.imports.reading')} />
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {columns.failure ? <RunFailure failure={columns.failure} /> : null}
      {detail.run.failure ? <RunFailure failure={detail.run.failure} /> : null}
      <LoadedForm open={open} detail={detail} columns={columns} />
    </div>
  )
}

function LoadedForm({ open, detail, columns }: MapFormProps & { columns: ImportColumns }) {
  const { t } = useText()
  const { isBusy, act } = open
  const [text, setText] = useState(detail.map || columns.suggested || '{}')
  const [ownerEmail, setOwnerEmail] = useState(detail.run.owner_email)
  const map = parseMap(text)
  const edit = (next: ImportMap) => setText(formatMap(next))
  const reasons = toReasons(open.failure)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act({ type: 'check', map: text, ownerEmail: ownerEmail.trim() })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      {columns.sheet === null ? null : (
        <p className="text-sm text-ink-muted wrap-anywhere">
          {t('admin.imports.sheet', { name: columns.sheet })}
        </p>
      )}
      {map ? <MapFields map={map} columns={columns} onEdit={edit} /> : null}
      <Field
        label={t('admin.imports.owner')}
        hint={t('admin.imports.ownerHint')}
        error={reasons.owner_email ? t('admin.imports.ownerUnknown') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            maxLength={254}
            value={ownerEmail}
            onChange={({ target }) => setOwnerEmail(target.value)}
          />
        )}
      </Field>
      <details open={map === undefined || undefined}>
        <summary className="cursor-pointer font-medium">{t('admin.imports.json')}</summary>
        <Field
          className="mt-3"
          label={t('admin.imports.jsonLabel')}
          hint={t('admin.imports.jsonHint')}
          error={map ? undefined : t('admin.imports.notJson')}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={16}
              dir="ltr"
              spellCheck={false}
              className="font-mono text-sm"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </details>
      {reasons.map ? <RunFailure failure={reasons.map} /> : null}
      <Button type="submit" className="self-start" busy={isBusy} disabled={!map}>
        {t('admin.imports.check')}
      </Button>
    </form>
  )
}

type FieldsProps = { map: ImportMap; columns: ImportColumns; onEdit: (map: ImportMap) => void }

function MapFields({ map, columns, onEdit }: FieldsProps) {
  const { t } = useText()
  return (
    <>
      <Field label={t('admin.imports.source')} hint={t('admin.imports.sourceHint')} required>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            maxLength={60}
            value={map.source ?? ''}
            onChange={({ target }) => onEdit({ ...map, source: target.value })}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-semibold">{t('admin.imports.fields')}</legend>
        {MAP_FIELDS.map((field) => (
          <FieldRow
            key={field}
            field={field}
            label={t(`admin.imports.field.${field}`)}
            isRequired={isRequired(field)}
            spec={map.fields?.[field]}
            columns={columns}
            onChange={(spec) => onEdit(setField(map, field, spec))}
          />
        ))}
      </fieldset>
      {columns.parameters.length > 0 ? (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-3 font-semibold">{t('admin.imports.details')}</legend>
          {columns.parameters.map(({ key, name, is_number }) => (
            <FieldRow
              key={key}
              field="parameter"
              label={name}
              isRequired={false}
              isNumber={is_number}
              spec={map.fields?.parameters?.[key]}
              columns={columns}
              onChange={(spec) => onEdit(setParameter(map, key, spec))}
            />
          ))}
        </fieldset>
      ) : null}
      <Switch
        label={t('admin.imports.withdraw')}
        hint={t('admin.imports.withdrawHint')}
        checked={map.withdraw_missing === true}
        onChange={({ target }) => onEdit({ ...map, withdraw_missing: target.checked })}
      />
    </>
  )
}

function toReasons(failure: unknown): { map?: string; owner_email?: string } {
  if (typeof failure !== 'object' || failure === null || !('fields' in failure)) return {}
  return (failure.fields ?? {}) as { map?: string; owner_email?: string }
}
