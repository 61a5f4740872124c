import { listingPrices } from '@/client/text/listing-prices.ts'
import type { Text } from '@/client/text/text.ts'
import { labelEntry, listOptions } from '@/domain/listing/parameter-options.ts'
import { type PropertyValues, parameterId, parameterKey } from '@/domain/listing/property-post.ts'
import { isRecord } from '@/domain/values/records.ts'
import type { EditorFacts } from '../use-editor-facts.ts'
import { fieldLabel } from '../value-text.ts'

/** Label of a field, parameter or nearby place. */
export function propertyLabel(field: string, facts: EditorFacts, text: Text): string {
  const [group = field, row] = field.split('.')
  return (row && rowLabel(group, row, facts)) || fieldLabel(field, text)
}

function rowLabel(group: string, row: string, facts: EditorFacts): string | undefined {
  const id = parameterId(row)
  if (group === 'facilities') return facts.outdoor.find((one) => one.id === id)?.name
  return findParameter(row, facts)?.name
}

function findParameter(row: string, facts: EditorFacts) {
  const id = parameterId(row)
  return facts.categories
    .flatMap(({ parameter_types }) => parameter_types)
    .find((one) => one.id === id)
}

/** Display text of a field that only properties have. */
export function propertyValueText(
  field: string,
  value: unknown,
  facts: EditorFacts,
  text: Text,
): string | undefined {
  const { t, formats } = text
  if (field === 'property_type')
    return t(value === 'rent' ? 'listingEditor.toRent' : 'listingEditor.toSell')
  if (field === 'price' && typeof value === 'number') return listingPrices(text).fullPrice(value)
  const period = `listingEditor.rent${String(value)}`
  if (field === 'rentduration' && t.has(period)) return t(period)
  if ((field !== 'parameters' && field !== 'facilities') || !isRecord(value)) return undefined
  const formatEntry = (row: string, entry: unknown) =>
    field === 'facilities' && typeof entry === 'number'
      ? formats.distance(entry, facts.unit)
      : entryText(entry, findParameter(row, facts))
  return Object.entries(value)
    .map(([row, entry]) => `${rowLabel(field, row, facts) ?? row}: ${formatEntry(row, entry)}`)
    .join(' · ')
}

function entryText(entry: unknown, parameter: ReturnType<typeof findParameter>): string {
  if (isRecord(entry)) return String(entry.name ?? '')
  const options = parameter ? listOptions(parameter) : []
  const texts = [entry ?? ''].flat().map(String)
  return [labelEntry(texts, options)].flat().join(', ')
}

/** Number of answered parameters of the category, and their total. */
export function countAnswered(
  values: PropertyValues,
  asked: readonly { id: number }[],
): { all: number; answered: number } {
  const answered = asked.filter(({ id }) => {
    const entry = values.parameters[parameterKey(id)]
    return entry !== undefined && entry !== '' && (typeof entry !== 'object' || !isEmpty(entry))
  })
  return { all: asked.length, answered: answered.length }
}

function isEmpty(entry: object): boolean {
  return Array.isArray(entry) && entry.length === 0
}
