import { propertyTypes } from '@/domain/listing/property-type.ts'
import { toTypedNumber, withClearPoint } from '@/domain/money/parse-number.ts'
import { currencyExponent, toMajor } from '@/domain/money/price.ts'
import type { Column } from './columns.ts'
import type { ExportedListing, ExportedParameter } from './listing-store.ts'

type ListingColumn = Column<ExportedListing>

/**
 * Columns that the import recognizes: its fields first, then details by name, then facts that it
 * ignores. `isSource`: listings of one source keep its ids; others have their number, as two sources
 * may use the same ids.
 */
export function listingColumns(
  parameters: readonly ExportedParameter[],
  { isSource }: { isSource: boolean },
): ListingColumn[] {
  const fields: ListingColumn[] = [
    ['external_id', (row) => (isSource ? row.external_id : String(row.id))],
    ...FIELDS,
  ]
  const details = parameters.map(
    ({ id, name }): ListingColumn => [name, ({ parameters: values }) => toText(values[id])],
  )
  return withOwnNames([...fields, ...details, ...FACTS])
}

/** Between several options of a detail; the import splits there. */
const BETWEEN_OPTIONS = '|'

function toText(value: string | number | string[] | undefined): string {
  if (Array.isArray(value)) return value.join(BETWEEN_OPTIONS)
  return typeof value === 'number' ? toTypedNumber(value) : (value ?? '')
}

const FIELDS: readonly ListingColumn[] = [
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['category', ({ category }) => category],
  ['property_type', ({ property_type }) => propertyTypes[property_type] ?? ''],
  ['price', ({ price_minor, currency }) => toAmount(price_minor, currency)],
  ['currency', ({ currency }) => currency],
  ['rent_duration', ({ rent_duration }) => rent_duration],
  ['address', ({ address }) => address],
  ['city', ({ city }) => city],
  ['state', ({ state }) => state],
  ['country', ({ country }) => country],
  ['latitude', ({ latitude }) => latitude],
  ['longitude', ({ longitude }) => longitude],
  ['posted_at', ({ posted_at }) => posted_at],
  ['is_premium', ({ is_premium }) => is_premium],
  ['hides_exact_place', ({ hides_exact_place }) => hides_exact_place],
  ['video_link', ({ video_link }) => video_link],
  ['meta_title', ({ meta_title }) => meta_title],
  ['meta_description', ({ meta_description }) => meta_description],
  ['meta_keywords', ({ meta_keywords }) => meta_keywords],
]

const FACTS: readonly ListingColumn[] = [
  ['listing_id', ({ id }) => id],
  ['slug', ({ slug }) => slug],
  ['status', ({ status }) => status],
  ['source', ({ source }) => source],
  ['language_code', ({ language_code }) => language_code],
  ['owner_id', ({ owner_id }) => owner_id],
  ['owner_name', ({ owner_name }) => owner_name],
  ['owner_email', ({ owner_email }) => owner_email],
  ['created_at', ({ created_at }) => created_at],
  ['updated_at', ({ updated_at }) => updated_at],
  ['expires_at', ({ expires_at }) => expires_at],
]

/** Major units with the decimals of the currency, which every language reads alike. */
function toAmount(minor: number, currency: string): string {
  return withClearPoint(toMajor(minor, currency).toFixed(currencyExponent(currency)))
}

/** A detail may have the name of a field; the import ignores what stands in parentheses. */
function withOwnNames(columns: readonly ListingColumn[]): ListingColumn[] {
  const used = new Set<string>()
  return columns.map(([name, read]) => {
    let own = name
    for (let n = 2; used.has(own); n++) own = `${name} (${n})`
    used.add(own)
    return [own, read]
  })
}
