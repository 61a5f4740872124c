/** Areas in square meters; null where not given. */
export type ValuedHome = {
  latitude: number
  longitude: number
  categoryId: number
  area: number
  plot: number | null
  bedrooms: number | null
  bathrooms: number | null
  floors: number | null
  yearBuilt: number | null
  yearRenovated: number | null
}

export type HomeFact = Exclude<keyof ValuedHome, 'latitude' | 'longitude' | 'categoryId'>

/** Reason why a home cannot be estimated. Another place, category or fact may help. */
export type ValuationRefusal =
  | { kind: 'fewSales'; sales: number; needed: number }
  | { kind: 'notTrained' }
  | { kind: 'outside' }
  | { kind: 'otherCategory'; categoryIds: readonly number[] }
  | { kind: 'unusual'; fact: HomeFact; least: number; most: number }
  | { kind: 'missing'; facts: readonly HomeFact[] }

/** A refusal that the form explains. */
export class ValuationRefused extends Error {
  readonly refusal: ValuationRefusal

  constructor(refusal: ValuationRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

/** Prices in major units of the site's currency. */
export type Valuation = {
  /** Four of five prices are meant to be from `low` to `high`. */
  low: number
  /** Never shown without the range. */
  middle: number
  high: number
  salesInReach: number
  /** ISO date. */
  newestSale: string
  /** On sales that it had not learned: how far half of the estimates were off, and the prices within their range, in percent. */
  model: { sales: number; judged: number; medianError: number; coverage: number }
  /** Most similar first. */
  comparables: readonly ComparableSale[]
}

export type ComparableSale = {
  id: number
  slug: string
  title: string
  /** ISO date. */
  soldOn: string
  price: number
  /** As if it had the facts of the valued home. */
  adjustedPrice: number
  distanceMeters: number
  facts: SaleFacts
  /** By how much it has more than the valued home. */
  differences: SaleFacts
}

/** Areas in square meters; null where not known. */
export type SaleFacts = Readonly<Record<Exclude<HomeFact, 'yearRenovated'>, number | null>>
