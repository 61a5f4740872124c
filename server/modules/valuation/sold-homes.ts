import type { Sale } from '@/domain/valuation/sale.ts'
import { toSaleDay } from '@/domain/valuation/sale-day.ts'
import type { CatalogData } from '@/server/modules/properties/catalog.ts'
import type { SoldListing } from './store.ts'

export type SoldHome = Sale & { id: number }

/** Only these facts are learned: an estimate asks for them. */
type Fact = 'area' | 'bedrooms' | 'bathrooms' | 'lot' | 'floors' | 'yearBuilt' | 'yearRenovated'

/** Names of parameters without a role, in lower case and without a unit. */
const NAMES: Partial<Record<string, Fact>> = {
  plot: 'lot',
  'plot size': 'lot',
  lot: 'lot',
  'lot size': 'lot',
  floors: 'floors',
  storeys: 'floors',
  stories: 'floors',
  'year built': 'yearBuilt',
  'year renovated': 'yearRenovated',
}

/** Sold listings as sales. Those without a living area, such as plots, are left out. */
export function toSoldHomes(
  rows: readonly SoldListing[],
  { parameters }: Pick<CatalogData, 'parameters'>,
): SoldHome[] {
  const facts = new Map<string, Fact>()
  for (const { id, role, name } of parameters.values()) {
    const bare = name.toLowerCase().replace(/\s*\(.*\)$/, '')
    const fact = (role as Fact | null) ?? NAMES[bare]
    if (fact) facts.set(String(id), fact)
  }
  return rows.flatMap((row) => {
    const home = toSoldHome(row, facts)
    return home.area > 0 ? [home] : []
  })
}

function toSoldHome(row: SoldListing, facts: ReadonlyMap<string, Fact>): SoldHome {
  const known: Partial<Record<Fact, number>> = {}
  for (const [id, fact] of facts) {
    const value = Number(row.parameters[id] ?? Number.NaN)
    if (Number.isFinite(value) && value > 0) known[fact] = value
  }
  return {
    ...UNKNOWN_HOME,
    ...known,
    id: row.id,
    category: row.category_id,
    latitude: row.public_latitude,
    longitude: row.public_longitude,
    day: toSaleDay(row.sold_at),
    price: row.price_minor,
  }
}

export const UNKNOWN_HOME = {
  area: Number.NaN,
  lot: Number.NaN,
  bedrooms: Number.NaN,
  bathrooms: Number.NaN,
  floors: Number.NaN,
  condition: Number.NaN,
  grade: Number.NaN,
  view: Number.NaN,
  waterfront: Number.NaN,
  basement: Number.NaN,
  yearBuilt: Number.NaN,
  yearRenovated: Number.NaN,
  areaAround: Number.NaN,
  lotAround: Number.NaN,
}
