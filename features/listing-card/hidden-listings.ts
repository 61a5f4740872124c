import { keptStore } from '@/client/state/kept-store.ts'
import { besides, handOnFocus } from '@/design-system/focus/hand-on-focus.ts'

/**
 * Leaves out of every list of the page what the person hid: by one sheet of styles, so that lists the
 * server made need not be made again. Lists inside `data-every-listing` show all.
 */
export function leaveOutHidden(): void {
  if (isFollowing || !('adoptedStyleSheets' in document)) return
  isFollowing = true
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const follow = () => sheet.replaceSync(rule(keptStore.read().hidden))
  follow()
  keptStore.watch(follow)
}

/** The focus goes on to the next listing, or back to the one before; else it would be lost. */
export function focusAfterHiding(control: HTMLElement): void {
  const place = control.closest<HTMLElement>('[data-listing]')
  if (!place || place.closest('[data-every-listing]')) return
  const around = [
    ...siblings(place, 'nextElementSibling'),
    ...siblings(place, 'previousElementSibling'),
  ]
  const next = around.find((other) => other.offsetParent !== null)
  next?.querySelector<HTMLElement>('a[href]')?.focus()
}

/** As `focusAfterHiding`, for a listing that is taken out of a list which shows all. */
export function focusAfterTaking(control: HTMLElement): void {
  if (control.closest('[data-every-listing]')) handOnFocus(control, besides(control))
}

/** The way back is gone when it was taken: the focus goes to the first listing that is there again. */
export function focusAfterShowing(control: HTMLElement, ids: readonly number[]): void {
  const places = document.querySelectorAll('[data-listing]')
  const isBack = (place: Element) => ids.includes(Number(place.getAttribute('data-listing')))
  handOnFocus(control, [...places].filter(isBack))
}

let isFollowing = false

function rule(ids: readonly number[]): string {
  if (ids.length === 0) return ''
  const listings = ids.map((id) => `[data-listing="${id}"]`).join()
  return `:is(${listings}):not([data-every-listing] *){display:none}`
}

function siblings(
  place: HTMLElement,
  direction: 'nextElementSibling' | 'previousElementSibling',
): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let other = place[direction]; other; other = other[direction]) {
    if (other instanceof HTMLElement) found.push(other)
  }
  return found
}
