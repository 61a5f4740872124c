import type { ComparedHome } from '@/client/api/compare.ts'
import type { ParameterValue } from '@/client/api/properties.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import type { Text } from '@/client/text/text.ts'
import type { CompareGroup, CompareRow } from '@/design-system/compare-table/compare-table.tsx'
import { saysSomething, shownValue } from '@/domain/listing/facts.ts'
import type { RentPeriod } from '@/domain/listing/rent-period.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'
import type { DistanceUnit } from '@/domain/place/distance.ts'
import { inUnits, nameAndUnit, placeInWords } from '@/features/listing-card/card-facts.ts'
import { Price } from '@/features/listing-card/price.tsx'

type Setting = Pick<Text, 't' | 'formats'> & { distanceUnit: DistanceUnit }
type Homes = readonly ComparedHome[]
/** Null if unknown. */
type Words = string | null

/** Comparison rows by group; rows without any known value are left out. */
export function compareGroups(homes: Homes, setting: Setting): CompareGroup[] {
  return [
    { key: 'costs', title: setting.t('compare.costs'), rows: costs(homes, setting) },
    { key: 'place', title: setting.t('compare.place'), rows: places(homes, setting) },
    { key: 'facts', title: setting.t('compare.facts'), rows: facts(homes, setting) },
    { key: 'nearby', title: setting.t('compare.nearby'), rows: distances(homes, setting) },
    { key: 'interest', title: setting.t('compare.interest'), rows: interest(homes, setting) },
  ].filter(({ rows }) => rows.length > 0)
}

function costs(homes: Homes, { t, formats }: Setting): CompareRow[] {
  return [
    row('offer', t('compare.offer'), homes, ({ type }) => t(`listingCard.${type}`)),
    prices(homes, { t, formats }),
    row('perArea', t('compare.perArea'), homes, (home) => {
      const area = findArea(home)
      if (!area || isPriceOnRequest(home.price)) return null
      const price = formats.rate(home.price / area.size)
      return t('compare.perUnit', { price, unit: area.unit })
    }),
  ].filter(isKnown)
}

/** Compares full prices, because abbreviated prices may look the same. */
function prices(homes: Homes, text: Pick<Text, 't' | 'formats'>): CompareRow {
  const { t } = text
  const formats = listingPrices(text)
  const findPeriod = ({ price, rentPeriod }: ComparedHome) =>
    isPriceOnRequest(price) ? null : rentPeriod
  const whole = row('price', t('compare.price'), homes, (home) =>
    [formats.fullPrice(home.price), findPeriod(home)].join(' '),
  )
  const values = homes.map((home) => {
    const period = findPeriod(home)
    return (
      <>
        <Price amount={home.price} formats={formats} />
        {period ? ` ${t(periodKeys[period])}` : null}
      </>
    )
  })
  return { ...whole, values }
}

function places(homes: Homes, { t }: Setting): CompareRow[] {
  return [
    row('town', t('compare.town'), homes, ({ city, state, country }) =>
      placeInWords(city, state ?? country),
    ),
    row('address', t('compare.address'), homes, ({ address }) => address.trim()),
  ].filter(isKnown)
}

/** One row per parameter, in order of first appearance. */
function facts(homes: Homes, { t, formats }: Setting): CompareRow[] {
  const kind = row('category', t('compare.category'), homes, ({ category }) => category)
  const known = new Map<number, string>()
  for (const { parameters } of homes) {
    for (const { id, name, type_of_parameter: type, value } of parameters) {
      const isComparable = type !== 'file' && !(typeof value === 'string' && isLong(value))
      if (isComparable && saysSomething(value) && !known.has(id)) known.set(id, name)
    }
  }
  const rows = [...known].map(([id, name]) =>
    row(`fact-${id}`, nameAndUnit(name).name, homes, ({ parameters }) => {
      const fact = parameters.find((other) => other.id === id)
      return fact ? valueInWords(fact, formats) : null
    }),
  )
  return [kind, ...rows].filter(isKnown)
}

/** Nearest place of each kind. */
function distances(homes: Homes, { formats, distanceUnit }: Setting): CompareRow[] {
  const names = [...new Set(homes.flatMap(({ nearby }) => nearby.map(({ name }) => name)))]
  return names.map((name) =>
    row(`near-${name}`, name, homes, ({ nearby }) => {
      const all = nearby.filter((place) => place.name === name)
      const nearest = Math.min(...all.map(({ distance }) => distance))
      return Number.isFinite(nearest) ? formats.distance(nearest, distanceUnit) : null
    }),
  )
}

function interest(homes: Homes, { t, formats }: Setting): CompareRow[] {
  return [
    row('listed', t('compare.listed'), homes, ({ listedAt }) => listedAt && formats.date(listedAt)),
    row('views', t('compare.views'), homes, ({ views }) => formats.number(views)),
    row('likes', t('compare.likes'), homes, ({ likes }) => formats.number(likes)),
  ].filter(isKnown)
}

function row(
  key: string,
  label: string,
  homes: Homes,
  read: (home: ComparedHome) => Words,
): CompareRow {
  const values = homes.map((home) => read(home) || null)
  return { key, label, values, differs: new Set(values).size > 1 }
}

function isKnown({ values }: CompareRow): boolean {
  return values.some((value) => value !== null)
}

function valueInWords(fact: ParameterValue, formats: Setting['formats']): Words {
  const { name } = fact
  const value = shownValue(fact)
  if (!saysSomething(value)) return null
  if (typeof value !== 'string') return value.join(', ')
  const text = value.trim()
  return inUnits(name, text, formats)?.value ?? text
}

/** Long texts belong on the listing page. */
function isLong(value: string): boolean {
  return value.length > MAX_LENGTH
}

/** Living area, by parameter role; fallback: the first parameter with an area unit. */
function findArea({ parameters }: ComparedHome): { size: number; unit: string } | null {
  const fact =
    parameters.find(({ role }) => role === 'area') ??
    parameters.find(({ name }) => AREA_UNIT.test(nameAndUnit(name).unit ?? ''))
  if (!fact || typeof fact.value !== 'string') return null
  const size = Number(fact.value.replaceAll(',', ''))
  return size > 0 ? { size, unit: nameAndUnit(fact.name).unit ?? 'm²' } : null
}

const MAX_LENGTH = 120
const AREA_UNIT = /^(m²|m2|sq\.? ?m|qm|ft²|ft2|sq\.? ?ft|sqft)$/i

const periodKeys = {
  Daily: 'listingCard.periodDaily',
  Monthly: 'listingCard.periodMonthly',
  Quarterly: 'listingCard.periodQuarterly',
  Yearly: 'listingCard.periodYearly',
} as const satisfies Record<RentPeriod, string>
