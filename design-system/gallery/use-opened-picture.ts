import { useEffect, useState } from 'react'

/**
 * Which picture stands open, if any. Opening adds a step to the history, so that the way back, a
 * button on many phones, closes the pictures and not the page.
 */
export function useOpenedPicture() {
  const [opened, setOpened] = useState<number | null>(null)
  const isOpen = opened !== null
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpened(null)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isOpen])
  return {
    opened,
    open: (index: number) => {
      if (!isOpen) history.pushState(history.state, '')
      setOpened(index)
    },
    close: () => history.back(),
  }
}
