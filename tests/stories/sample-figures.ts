import type { components } from '@/generated/api-types.ts'

type Schemas = components['schemas']

const starts = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 5 + index)).toISOString().slice(0, 10),
)

function series(
  name: Schemas['FigureSeries']['name'],
  most: number,
  before: number | null = most * 20,
): Schemas['FigureSeries'] {
  const counts = starts.map((_, at) => Math.round(most * (0.6 + 0.4 * Math.sin(at / 3 + most))))
  return { name, counts, total: counts.reduce((sum, count) => sum + count, 0), before }
}

export const sampleFigures: Schemas['Figures'] = {
  since: '2026-09-01',
  period: { from: '2026-10-05', to: '2026-11-03', unit: 'day', starts },
  active: 1_120,
  projects: 60,
  series: [
    series('listed', 9),
    series('closed', 4),
    series('withdrawn', 2),
    series('view', 1_480),
    series('search', 620),
    series('missed', 31, null),
    series('favourite', 85),
    series('inquiry', 14),
    series('chat', 6),
    series('viewing', 5),
  ],
  cities: [
    { key: 'portland', name: 'Portland' },
    { key: 'salem', name: 'Salem' },
  ],
  categories: [
    { id: 1, name: 'House' },
    { id: 2, name: 'Apartment' },
  ],
}

export const sampleFunnel: Schemas['Funnel'] = {
  stages: { listed: 162, viewed: 158, saved: 91, asked: 44, visited: 21, closed: 12 },
  approval: { count: 131, median_minutes: 190, p90_minutes: 1_560 },
  answer: { count: 88, median_minutes: 42, p90_minutes: 700, unanswered: 9 },
}

export const sampleMissed: Schemas['MissedSearch'][] = [
  {
    city: 'Portland',
    category: 'House',
    offer: 'sell',
    bedrooms: 4,
    max_price: 300_000,
    is_partial: false,
    count: 27,
  },
  {
    city: null,
    category: null,
    offer: null,
    bedrooms: null,
    max_price: null,
    is_partial: true,
    count: 5,
  },
]

const sampleIncome: Schemas['Income'][] = [
  {
    currency: 'USD',
    paid: 1_421,
    refunded: 49,
    payments: 29,
    refunds: 1,
    paid_counts: starts.map((_, at) => (at % 3 === 0 ? 142.1 : 0)),
    refunded_counts: starts.map((_, at) => (at === 9 ? 49 : 0)),
    // A name that a spreadsheet would run.
    packages: [{ name: '=Agent', payments: 29, paid: 1_421, refunded: 49 }],
  },
]

export const figureAnswers = {
  '/ext/admin/figures': { body: { data: sampleFigures } },
  '/ext/admin/figures/funnel': { body: { data: sampleFunnel } },
  '/ext/admin/figures/missed-searches': { body: { data: sampleMissed } },
  '/ext/admin/figures/income': { body: { data: sampleIncome } },
}
