/** Runs `work` when the page was visible for so long at a stretch; returns how to call it off. */
export function whenSeen(milliseconds: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    timer = setTimeout(() => {
      stop()
      work()
    }, milliseconds)
  }
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', follow)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return stop
}
