export type ToastTone = 'success' | 'error' | 'warning' | 'info'
/** One thing to do about it, such as taking it back. */
export type ToastAction = { label: string; run: () => void }
export type ToastMessage = { tone: ToastTone; message: string; action?: ToastAction }

export type ToastRegionProps = {
  /** Names the region. */
  label: string
  closeLabel: string
}

type Listener = () => void

let waiting: readonly ToastMessage[] = []
const listeners = new Set<Listener>()

/**
 * Shows a message at the top of the page's end for five seconds. The library that draws it is
 * fetched with the first message; until then messages wait here.
 */
export function showToast(tone: ToastTone, message: string, action?: ToastAction): void {
  waiting = [...waiting, { tone, message, action }]
  tell()
}

/** Takes everything that waits. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting
  if (taken.length > 0) waiting = []
  return taken
}

export function waitingToasts(): readonly ToastMessage[] {
  return waiting
}

export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
