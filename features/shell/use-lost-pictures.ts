import { useEffect } from 'react'

/**
 * Marks failed images with `data-lost`, so that CSS hides the broken-image icon; also those that
 * failed before hydration.
 */
export function useLostPictures(): void {
  useEffect(() => {
    for (const picture of document.images) {
      if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) lose(picture)
    }
    // Neither event bubbles, so listen in the capture phase.
    document.addEventListener('error', hear, true)
    document.addEventListener('load', hear, true)
    return () => {
      document.removeEventListener('error', hear, true)
      document.removeEventListener('load', hear, true)
    }
  }, [])
}

function hear({ type, target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return
  if (type === 'error') lose(target)
  else delete target.dataset.lost
}

function lose(picture: HTMLImageElement): void {
  picture.dataset.lost = ''
}
