/**
 * Call before removing a focused control. After it leaves the page, focus moves to the first of
 * `candidates` still on the page that takes focus, or has something inside that does, else to
 * `main`. Does nothing if focus was elsewhere or moves elsewhere first.
 */
export function restoreFocus(control: HTMLElement, candidates: readonly Element[] = []): void {
  if (document.activeElement !== control) return
  const look = () => {
    if (control.isConnected) return
    end()
    const places = [...candidates, document.querySelector('main')]
    places
      .map(focusableIn)
      .find((place) => place !== null)
      ?.focus()
  }
  const watcher = new MutationObserver(look)
  const end = () => {
    watcher.disconnect()
    removeEventListener('focusin', end)
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  addEventListener('focusin', end)
}

/** Neighboring list items of `control`, as focus candidates: following first, then preceding. */
export function besides(control: Element): Element[] {
  const place = control.closest('li')
  const entries = [...(place?.parentElement?.children ?? [])]
  const at = place ? entries.indexOf(place) : -1
  return [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0)).reverse()]
}

function focusableIn(place: Element | null): HTMLElement | null {
  if (!(place instanceof HTMLElement) || !place.isConnected || place.offsetParent === null)
    return null
  return place.matches(FOCUSABLE) ? place : place.querySelector<HTMLElement>(FOCUSABLE)
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, [tabindex]'
