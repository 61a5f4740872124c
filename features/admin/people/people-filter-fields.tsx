import { clsx } from 'clsx'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select, type SelectOption } from '@/design-system/select/select.tsx'
import type { FilterName } from './people-choice.ts'
import { filterOptions } from './people-filter-words.ts'
import type { People } from './use-people-list.ts'

type PeopleFilterFieldsProps = {
  people: Pick<People, 'choice' | 'choose' | 'faults' | 'choices'>
  /** Beside an open person. */
  isNarrow: boolean
}

const SELECTS = ['kind', 'state', 'verification', 'package_id', 'language', 'city'] as const
const DAYS = ['joined_from', 'joined_to', 'seen_from', 'seen_to'] as const

/** Filters of people. Each counts as soon as it is chosen. */
export function PeopleFilterFields({ people, isNarrow }: PeopleFilterFieldsProps) {
  const { t } = useText()
  const { choices } = people
  return (
    <div
      className={clsx(
        'grid gap-3 rounded-md border border-line bg-surface p-3 sm:grid-cols-2',
        !isNarrow && 'lg:grid-cols-3 xl:grid-cols-5',
      )}
    >
      {SELECTS.map((name) => (
        <SelectField
          key={name}
          name={name}
          people={people}
          options={filterOptions(name, choices, t)}
        />
      ))}
      {DAYS.map((name) => (
        <DayField key={name} name={name} people={people} />
      ))}
    </div>
  )
}

type FieldProps<Name extends FilterName> = {
  name: Name
  people: PeopleFilterFieldsProps['people']
}

function SelectField({
  name,
  people: { choice, choose },
  options,
}: FieldProps<(typeof SELECTS)[number]> & { options: SelectOption[] }) {
  const { t } = useText()
  const chosen = choice[name] === undefined ? '' : String(choice[name])
  const isListed = chosen === '' || options.some(({ value }) => value === chosen)
  return (
    <Field label={t(`admin.people.filter.${name}`)}>
      {(control) => (
        <Select
          {...control}
          size="sm"
          value={chosen}
          onChange={({ target }) =>
            choose({
              [name]: (name === 'package_id' ? Number(target.value) : target.value) || undefined,
            })
          }
          emptyLabel={t('admin.people.any')}
          options={isListed ? options : [...options, { value: chosen, label: chosen }]}
        />
      )}
    </Field>
  )
}

function DayField({ name, people: { choice, choose, faults } }: FieldProps<(typeof DAYS)[number]>) {
  const { t } = useText()
  const fault = faults[name]
  return (
    <Field
      label={t(`admin.people.filter.${name}`)}
      error={fault ? t(`admin.people.${fault}`) : undefined}
    >
      {(control) => (
        <Input
          {...control}
          // A browser hands over '' while a date is incomplete, so the field keeps its own text.
          key={choice[name] ?? ''}
          size="sm"
          type="date"
          min="1970-01-01"
          max="2199-12-31"
          defaultValue={choice[name]}
          onBlur={({ target }) => {
            if (target.validity.badInput) return
            if (target.value !== (choice[name] ?? '')) choose({ [name]: target.value || undefined })
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
          }}
        />
      )}
    </Field>
  )
}
