import type { Text } from '@/client/text/text.ts'
import { facilityId, facilityKey, type PropertyValues } from '@/domain/listing/property-post.ts'
import { isRecord } from '@/domain/web/records.ts'
import type { PropertyFacts } from './use-property-facts.ts'

/** Label of a field, parameter or nearby place. */
export function propertyLabel(field: string, facts: PropertyFacts, { t }: Text): string {
  const [group = field, row] = field.split('.')
  if (row) {
    const name = nameOf(group, row, facts)
    if (name) return name
  }
  const key = `posting.field.${group}`
  return t.has(key) ? t(key) : group
}

function nameOf(group: string, row: string, facts: PropertyFacts): string | undefined {
  const id = facilityId(row)
  if (group === 'facilities') return facts.outdoor.find((one) => one.id === id)?.name
  return facts.categories
    .flatMap(({ parameter_types }) => parameter_types)
    .find((one) => one.id === id)?.name
}

/** Display text of a field value. */
export function propertyValueText(
  field: string,
  value: unknown,
  facts: PropertyFacts,
  { t, formats }: Text,
): string {
  if (value === null || value === undefined || value === '') return t('posting.nothing')
  if (typeof value === 'boolean') return t(value ? 'posting.yes' : 'posting.no')
  if (field === 'category_id')
    return facts.categories.find(({ id }) => id === value)?.category ?? String(value)
  if (field === 'property_type') return t(value === 'rent' ? 'posting.toRent' : 'posting.toSell')
  if (field === 'price' && typeof value === 'number') return formats.fullPrice(value)
  if (field === 'rentduration') {
    const key = `posting.rent${String(value)}`
    return t.has(key) ? t(key) : String(value)
  }
  if (Array.isArray(value)) return t('posting.files', { count: value.length })
  if (!isRecord(value)) return String(value)
  if (field === 'position') return `${value.latitude}, ${value.longitude}`
  if (field !== 'parameters' && field !== 'facilities') return t('posting.files', { count: 1 })
  const told = (entry: unknown) =>
    field === 'facilities' && typeof entry === 'number'
      ? formats.distance(entry, facts.unit)
      : entryText(entry)
  return Object.entries(value)
    .map(([row, entry]) => `${nameOf(field, row, facts) ?? row}: ${told(entry)}`)
    .join(' · ')
}

function entryText(entry: unknown): string {
  if (Array.isArray(entry)) return entry.join(', ')
  return isRecord(entry) ? String(entry.name ?? '') : String(entry ?? '')
}

/** Number of answered parameters of the category, and their total. */
export function toldOf(
  values: PropertyValues,
  asked: readonly { id: number }[],
): { all: number; told: number } {
  const told = asked.filter(({ id }) => {
    const entry = values.parameters[facilityKey(id)]
    return entry !== undefined && entry !== '' && (typeof entry !== 'object' || !isEmpty(entry))
  })
  return { all: asked.length, told: told.length }
}

function isEmpty(entry: object): boolean {
  return Array.isArray(entry) && entry.length === 0
}
