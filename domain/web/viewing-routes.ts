import { wholeNumber } from '../values/whole-number.ts'
import { routes, withPairs } from './routes.ts'

/** A listing by its number; null is all listings of their owner. */
export type TimesOf = { about: 'property' | 'project'; id: number } | null

/** In the address of the viewings: the agenda, or the times that are offered. */
export type ViewingsView = { shows: 'agenda' } | { shows: 'times'; of: TimesOf }

/** Separate from `routes`, since most pages link to none of these. */
export const viewingRoutes = {
  agenda: () => routes.member('viewings'),
  times: (of: TimesOf = null) =>
    withPairs(routes.member('viewings'), {
      show: 'times',
      ...(of ? { [of.about]: String(of.id) } : {}),
    }),
}

type Query = { get(name: string): string | null }

export function viewingsOfQuery(query: Query): ViewingsView {
  if (query.get('show') !== 'times') return { shows: 'agenda' }
  for (const about of ['property', 'project'] as const) {
    const id = wholeNumber(query.get(about))
    if (id) return { shows: 'times', of: { about, id } }
  }
  return { shows: 'times', of: null }
}
