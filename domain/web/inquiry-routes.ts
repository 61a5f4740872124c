import { wholeNumber } from '../values/whole-number.ts'
import { routes, withPairs } from './routes.ts'

export const leadStates = ['new', 'answered', 'viewing_agreed', 'closed'] as const

/** In the address of the leads: the chosen state, and the open lead. */
export type LeadsView = { state: (typeof leadStates)[number] | null; lead: number | null }

/** Separate from `routes`, since most pages link to none of these. */
export const inquiryRoutes = {
  /** Opened from a mail, without account. */
  conversation: (token: string) => withPairs('/inquiry', { token }),
  leads: ({ state, lead }: Partial<LeadsView> = {}) =>
    withPairs(routes.member('leads'), { state: state ?? '', lead: lead ? String(lead) : '' }),
  /** Those of a member, or one of them. */
  sent: (id?: number) =>
    withPairs(routes.member('inquiries'), { inquiry: id === undefined ? '' : String(id) }),
}

type Query = { get(name: string): string | null }

export function leadsOfQuery(query: Query): LeadsView {
  const wanted = query.get('state')
  return {
    state: leadStates.find((state) => state === wanted) ?? null,
    lead: wholeNumber(query.get('lead')) || null,
  }
}

export function inquiryOfQuery(query: Query): number | null {
  return wholeNumber(query.get('inquiry')) || null
}
