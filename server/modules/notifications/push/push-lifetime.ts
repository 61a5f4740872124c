const HOUR_MS = 3_600_000

/** Later than this, nobody wants to be woken for it; it still stands in the list. */
export function pushLifetimeMs(kind: string): number {
  return kind === 'viewing-reminder' ? HOUR_MS : 24 * HOUR_MS
}

/** Time in which a decision is undone, or somebody whose page is open reads the message. */
export function pushDelayMs(kind: string): number {
  if (UNDOABLE.has(kind)) return 10_000
  return kind === 'message' || kind.startsWith('inquiry') ? 3_000 : 0
}

/** Wakes a device that saves power. */
export function pushUrgency(kind: string): 'normal' | 'high' {
  const isPersonal = kind === 'message' || kind.startsWith('inquiry') || kind.startsWith('viewing-')
  return isPersonal ? 'high' : 'normal'
}

const UNDOABLE: ReadonlySet<string> = new Set(['approved', 'rejected', 'verified', 'not-verified'])
