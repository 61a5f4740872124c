import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'

/**
 * Hides listings in all lists of the page, except inside `data-every-listing`. One style sheet, so
 * that server-rendered lists need no re-render.
 */
export function leaveOutHidden(): void {
  if (isFollowing || !('adoptedStyleSheets' in document)) return
  isFollowing = true
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const follow = () => sheet.replaceSync(rule(deviceListsStore.read().hidden))
  follow()
  deviceListsStore.watch(follow)
}

/** Focuses the next visible listing, or the previous one; otherwise the focus would be lost. */
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

/** As `focusAfterHiding`, for a listing removed from a list that shows all. */
export function focusAfterTaking(control: HTMLElement): void {
  if (control.closest('[data-every-listing]')) restoreFocus(control, besides(control))
}

/** Focuses the first listing shown again, since the button is removed. */
export function focusAfterShowing(control: HTMLElement, ids: readonly number[]): void {
  const places = document.querySelectorAll('[data-listing]')
  const isBack = (place: Element) => ids.includes(Number(place.getAttribute('data-listing')))
  restoreFocus(control, [...places].filter(isBack))
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
