import { useEffect, useState } from 'react'

/**
 * Index of the open picture. Opening adds a history entry, so that the phone's back button closes
 * the lightbox instead of the page.
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
