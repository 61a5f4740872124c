/**
 * Lets the browser's tabs do something one after the other; the signal ends a turn. Without a safe origin there are no
 * locks, and each tab has a turn of its own.
 */
export async function holdTabTurn(
  name: string,
  signal: AbortSignal,
  onTurn: () => void,
): Promise<void> {
  const hold = async () => {
    // Browsers grant a turn whose end crosses the grant.
    if (signal.aborted) return
    onTurn()
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  if ('locks' in navigator) await navigator.locks.request(name, { signal }, hold)
  else await hold()
}
