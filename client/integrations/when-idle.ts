/** Runs `work` when the page has loaded and the browser is idle; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Not in every browser.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, WAIT_MILLISECONDS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MILLISECONDS })
  return () => cancelIdleCallback(handle)
}

const WAIT_MILLISECONDS = 300
const LATEST_MILLISECONDS = 2_000
