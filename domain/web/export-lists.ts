/** Lists that staff can download, with the states to choose from. */
export const EXPORT_STATES = {
  properties: ['public', 'hidden', 'expired', 'sold', 'rented', 'pending', 'rejected'],
  people: ['active', 'deactivated', 'verified', 'staff'],
  payments: ['charge', 'refund', 'chargeback'],
  inquiries: ['new', 'answered', 'viewing_agreed', 'closed'],
  viewings: ['requested', 'agreed', 'declined', 'canceled'],
} as const satisfies Record<string, readonly string[]>

export type ExportList = keyof typeof EXPORT_STATES

type ExportFilter = 'city' | 'category' | 'source'

const FILTERS: Readonly<Record<ExportList, readonly ExportFilter[]>> = {
  properties: ['city', 'category', 'source'],
  people: [],
  payments: [],
  inquiries: ['city', 'category'],
  viewings: ['city', 'category'],
}

/** In the order of the page. */
export const EXPORT_LISTS: readonly ExportList[] = [
  'properties',
  'people',
  'payments',
  'inquiries',
  'viewings',
]

/** Whether a list has a filter beside period and state. */
export function hasExportFilter(list: ExportList, filter: ExportFilter): boolean {
  return FILTERS[list].includes(filter)
}

export function isExportState(list: ExportList, state: string): boolean {
  const states: readonly string[] = EXPORT_STATES[list]
  return states.includes(state)
}
