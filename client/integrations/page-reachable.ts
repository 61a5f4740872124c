/**
 * Calls `listener` when a connection is back and this page can be fetched again, unless it is being
 * left. Returns how to end it.
 */
export function onPageReachable(listener: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const look = async () => {
    // A connection that comes and goes also says that it is back.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    if (!signal.aborted) listener()
  }
  addEventListener('online', () => void look().catch(() => {}), { signal })
  addEventListener('beforeunload', () => end.abort(), { signal })
  return () => end.abort()
}
