import type { FigureChoice } from '@/client/api/admin/figures.ts'

export const PERIODS = ['7d', '30d', '90d', '12m'] as const

const DEFAULT_PERIOD = '30d'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The choice of an address; what it does not say is the default. */
export function parseChoice(asked: Pick<URLSearchParams, 'get'>): FigureChoice {
  const from = asked.get('from') ?? ''
  const to = asked.get('to') ?? ''
  const hasDates = DAY.test(from) && DAY.test(to)
  const period = PERIODS.find((each) => each === asked.get('period')) ?? DEFAULT_PERIOD
  const categoryId = Number(asked.get('category'))
  return {
    ...(hasDates ? { from, to } : { period }),
    city: asked.get('city') || undefined,
    category_id: Number.isInteger(categoryId) && categoryId > 0 ? categoryId : undefined,
  }
}

/** The inverse of `parseChoice`, with a question mark; '' for the default. */
export function toChoiceAddress({ period, from, to, city, category_id }: FigureChoice): string {
  const query = new URLSearchParams()
  if (period && period !== DEFAULT_PERIOD) query.set('period', period)
  if (from && to) {
    query.set('from', from)
    query.set('to', to)
  }
  if (city) query.set('city', city)
  if (category_id) query.set('category', String(category_id))
  return query.size > 0 ? `?${query}` : ''
}
