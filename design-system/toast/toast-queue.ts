export type ToastTone = 'success' | 'error' | 'warning' | 'info'
/** Optional action, for example Undo. */
export type ToastAction = { label: string; run: () => void }
export type ToastMessage = { tone: ToastTone; message: string; action?: ToastAction }

export type ToastRegionProps = {
  label: string
  closeLabel: string
}

type Listener = () => void

let waiting: readonly ToastMessage[] = []
const listeners = new Set<Listener>()

/**
 * Shows a message in a top corner for 5 seconds, 12 with an action. The toast library is loaded with
 * the first message; until then messages are queued here.
 */
export function showToast(tone: ToastTone, message: string, action?: ToastAction): void {
  waiting = [...waiting, { tone, message, action }]
  tell()
}

/** Empties the queue and returns its messages. */
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
