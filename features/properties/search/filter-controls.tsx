import type { PropertyFacets } from '@/client/api/properties.ts'
import type { Text } from '@/client/text/text.ts'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Input, type InputProps } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import type { AmountName } from '@/domain/search/amount-names.ts'
import type { NameWith } from '@/domain/search/filter-chips.ts'
import { filterTable, type SearchFilters } from '@/domain/search/search-filters.ts'
import type { FilterNames } from './chip-text.ts'

type Words = Pick<Text, 't'>

type RoomFieldProps = Words & {
  name: NameWith<'count'>
  value: number | null
  /** Option label with the number of homes it would leave. */
  counted: (option: string, rooms: number) => string
}

/** Minimum number of rooms. */
export function RoomField({ name, value, counted, t }: RoomFieldProps) {
  const rooms = [...new Set([...ROOMS, value ?? 1])].sort((a, b) => a - b)
  return (
    <Field label={t(`properties.filters.${name}`)}>
      {(control) => (
        <Select
          {...control}
          size="sm"
          name={filterTable[name].key}
          defaultValue={value ?? ''}
          emptyLabel={t('properties.filters.any')}
          options={rooms.map((number) => ({
            value: String(number),
            label: counted(`${number}+`, number),
          }))}
        />
      )}
    </Field>
  )
}

export type AmountFieldProps = { name: AmountName; label: string; value: number | null }

/** Numeric field of the form, which reads its text. */
export function AmountInput(props: InputProps) {
  return (
    <Input
      {...props}
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
      className="figures"
    />
  )
}

export function WordField(props: { name: string; label: string; value: string; hint?: string }) {
  const { name, label, value, hint } = props
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          size="sm"
          type="search"
          name={name}
          maxLength={200}
          defaultValue={value}
        />
      )}
    </Field>
  )
}

type FacilityFieldsProps = Words & {
  filters: SearchFilters
  names: FilterNames
  counted: (option: string, id: number) => string
}

/** Parameter checkboxes: those of the chosen category, or all. */
export function ParameterFields({ filters, names, counted, t }: FacilityFieldsProps) {
  const own = names.categories.find(({ slug }) => slug === filters.category)?.facilities
  const chosen = filters.parameters
  const unknown = chosen.filter((id) => !names.facilities.some((known) => known.id === id))
  const offered = [
    ...names.facilities.filter(({ id }) => !own || own.includes(id) || chosen.includes(id)),
    ...unknown.map((id) => ({ id, name: t('properties.chip.unknownFacility') })),
  ]
  if (offered.length === 0) return null
  return (
    <details open={chosen.length > 0} className="group border-t border-line pt-2">
      <summary className="flex min-h-11 items-center text-sm font-medium text-ink">
        {t('properties.filters.facilities')}
      </summary>
      <Fieldset legend={t('properties.filters.facilities')} legendHidden>
        {offered.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="facilities"
            value={id}
            defaultChecked={chosen.includes(id)}
            label={counted(name, id)}
          />
        ))}
      </Fieldset>
    </details>
  )
}

const ROOMS = [1, 2, 3, 4, 5]

export type FacetGroup = NonNullable<PropertyFacets['estimated']>[number]

/**
 * "House (31)", or "House (about 3,100)" for estimates; without a number until counts are known.
 */
export function countWords(facets: PropertyFacets | undefined, t: Text['t']) {
  return (group: FacetGroup, option: string, count: number | undefined): string => {
    if (count === undefined) return option
    const isEstimate = facets?.estimated?.includes(group)
    return t(
      isEstimate ? 'properties.filters.optionCountAbout' : 'properties.filters.optionCount',
      { option, count },
    )
  }
}
