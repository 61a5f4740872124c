import { type FormEvent, useState } from 'react'
import type { FigureChoice, Figures } from '@/client/api/admin/figures.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { textIn } from '@/features/shell/forms/use-form.ts'
import { PERIODS } from './figure-choice.ts'

type FigureFiltersProps = {
  choice: FigureChoice
  choose: (choice: FigureChoice) => void
  /** Cities and categories to choose from; undefined until loaded. */
  figures: Figures | undefined
}

const OWN = 'own'

/** Period, city and category. */
export function FigureFilters({ choice, choose, figures }: FigureFiltersProps) {
  const { t } = useText()
  const [isOwn, setOwn] = useState(choice.from !== undefined)
  const { city, category_id: category } = choice
  const cities = figures?.cities ?? []
  const categories = figures?.categories ?? []
  return (
    <div className="mb-8 flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-3 lg:max-w-3xl">
        <Field label={t('admin.figures.period')}>
          {(control) => (
            <Select
              {...control}
              size="sm"
              value={isOwn ? OWN : (choice.period ?? '')}
              onChange={({ target }) => {
                const period = PERIODS.find((each) => each === target.value)
                setOwn(period === undefined)
                if (period) choose({ period, city, category_id: category })
              }}
              options={[
                ...PERIODS.map((value) => ({ value, label: t(`admin.figures.periods.${value}`) })),
                { value: OWN, label: t('admin.figures.periods.own') },
              ]}
            />
          )}
        </Field>
        <Field label={t('admin.figures.city')}>
          {(control) => (
            <Select
              {...control}
              size="sm"
              value={city ?? ''}
              onChange={({ target }) => choose({ ...choice, city: target.value || undefined })}
              emptyLabel={t('admin.figures.allCities')}
              options={withChosen(
                cities.map(({ key, name }) => ({ value: key, label: name })),
                city,
              )}
            />
          )}
        </Field>
        <Field label={t('admin.figures.category')}>
          {(control) => (
            <Select
              {...control}
              size="sm"
              value={category === undefined ? '' : String(category)}
              onChange={({ target }) =>
                choose({ ...choice, category_id: Number(target.value) || undefined })
              }
              emptyLabel={t('admin.figures.allCategories')}
              options={withChosen(
                categories.map(({ id, name }) => ({ value: String(id), label: name })),
                category === undefined ? undefined : String(category),
              )}
            />
          )}
        </Field>
      </div>
      {isOwn ? <OwnDates choice={choice} choose={choose} /> : null}
    </div>
  )
}

type OwnDatesProps = Pick<FigureFiltersProps, 'choice' | 'choose'>

const MAX_DAYS = 731
const DAY_MS = 86_400_000

/** First and last day, both in the period. */
function OwnDates({ choice, choose }: OwnDatesProps) {
  const { t } = useText()
  const [error, setError] = useState<'order' | 'long' | null>(null)
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const from = textIn(form, 'from')
    const to = textIn(form, 'to')
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
    const failure = days < 1 ? 'order' : days > MAX_DAYS ? 'long' : null
    setError(failure)
    const { city, category_id } = choice
    if (!failure) choose({ from, to, city, category_id })
  }
  return (
    <form onSubmit={show} className="flex flex-wrap items-start gap-3">
      <Field label={t('admin.figures.from')}>
        {(control) => (
          <Input
            {...control}
            size="sm"
            type="date"
            name="from"
            required
            min="2000-01-01"
            max="2100-12-31"
            defaultValue={choice.from}
          />
        )}
      </Field>
      <Field
        label={t('admin.figures.to')}
        error={error ? t(`admin.figures.dateError.${error}`) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            size="sm"
            type="date"
            name="to"
            required
            min="2000-01-01"
            max="2100-12-31"
            defaultValue={choice.to}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="sm" className="mt-7">
        {t('admin.figures.show')}
      </Button>
    </form>
  )
}

/** The choice of an address stays chosen while the list is loading, or lacks it. */
function withChosen(options: { value: string; label: string }[], chosen: string | undefined) {
  if (!chosen || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: chosen }]
}
