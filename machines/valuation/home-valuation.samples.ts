import type { Samples } from '@hearth/machine-lab/walk/samples'
import { homeValuationMachine } from './home-valuation.machine.ts'
import {
  type ComparableSale,
  type Valuation,
  ValuationRefused,
  type ValuedHome,
} from './home-valuation.types.ts'

export const sampleHome: ValuedHome = {
  latitude: 47.6132,
  longitude: -122.2012,
  categoryId: 1,
  area: 160,
  plot: 600,
  bedrooms: 3,
  bathrooms: 2,
  floors: 2,
  yearBuilt: 1975,
  yearRenovated: null,
}

export const sampleSale: ComparableSale = {
  id: 4711,
  slug: 'house-by-the-lake',
  title: 'House by the lake',
  soldOn: '2026-05-02',
  price: 590_000,
  adjustedPrice: 612_000,
  distanceMeters: 420,
  facts: { area: 152, plot: 610, bedrooms: 3, bathrooms: 2, floors: 2, yearBuilt: 1971 },
  differences: { area: -8, plot: 10, bedrooms: 0, bathrooms: 0, floors: 0, yearBuilt: -4 },
}

export const sampleValuation: Valuation = {
  low: 512_000,
  middle: 603_000,
  high: 718_000,
  salesInReach: 9120,
  newestSale: '2026-06-14',
  model: { sales: 11_200, judged: 2240, medianError: 9.1, coverage: 79.8 },
  comparables: [sampleSale],
}

export const samples: Samples<typeof homeValuationMachine> = {
  machine: homeValuationMachine,
  inputs: { 'the page opens': () => undefined },
  events: {
    'the person asks for an estimate': () => ({ type: 'home.submitted', home: sampleHome }),
    'the person changes the home': () => ({ type: 'home.changed' }),
    'the person tries again': () => ({ type: 'estimate.retried' }),
  },
  outcomes: {
    estimate: {
      'there is a range': () => ({ output: sampleValuation }),
      'few homes were sold there': () => ({
        error: new ValuationRefused({ kind: 'fewSales', sales: 120, needed: 500 }),
      }),
      'hardly any home like it was sold': () => ({
        error: new ValuationRefused({ kind: 'unusual', fact: 'area', least: 35, most: 690 }),
      }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { home, valuation, refusal, failure } }) => ({
    isSubmitted: home !== null,
    isEstimated: valuation !== null,
    refusal: refusal?.kind ?? null,
    hasFailed: failure !== null,
  }),
}
