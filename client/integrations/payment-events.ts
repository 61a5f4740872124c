const listeners = new Set<() => void>()

/** Calls `listener` when a payment of the signed-in person changed; returns how to end it. */
export function onPaymentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Told by the live channel. */
export function tellPaymentChange(): void {
  for (const listener of [...listeners]) listener()
}
