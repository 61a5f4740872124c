import { useEffect } from 'react'

/**
 * Pictures that cannot be had leave their frame empty instead of a sign of breakage: they are marked
 * `data-lost`, also those that failed before the page was alive, and no more once they have come.
 */
export function useLostPictures(): void {
  useEffect(() => {
    for (const picture of document.images) {
      if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) lose(picture)
    }
    // Neither event bubbles.
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
