const LISTING_ATTRIBUTE = 'data-listing'

/** Highlights only these listings in the results list. */
export function listLights(ids: readonly number[]): void {
  for (const entry of document.querySelectorAll('[data-map-lit]')) {
    entry.removeAttribute('data-map-lit')
  }
  for (const id of ids) {
    document.querySelector(`[${LISTING_ATTRIBUTE}="${id}"]`)?.setAttribute('data-map-lit', '')
  }
}

/** Reports the list entry under the pointer or focus. Returns a cleanup function. */
export function followList(tell: (id: number | null) => void): () => void {
  let last: number | null = null
  const onOver = ({ target }: Event) => {
    const entry = target instanceof Element ? target.closest(`[${LISTING_ATTRIBUTE}]`) : null
    const id = entry ? Number(entry.getAttribute(LISTING_ATTRIBUTE)) : null
    if (id === last) return
    last = id
    tell(id)
  }
  document.addEventListener('pointerover', onOver, { passive: true })
  document.addEventListener('focusin', onOver)
  return () => {
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('focusin', onOver)
  }
}
