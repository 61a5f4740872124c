import type { Session } from './session.ts'

const HEADINGS =
  'h1, h2, h3, h4, h5, h6, [role=heading], dialog, [role=dialog], [role=alertdialog], form[aria-label]'
const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])'

/** A screen without a heading, or one that nobody can leave, in words. */
export function screenFaults(canvas: HTMLElement, session: Session): string[] {
  const page = canvas.ownerDocument.body
  const faults: string[] = []
  if (![...page.querySelectorAll(HEADINGS)].some((each) => isVisible(each) && isNamed(each))) {
    faults.push('the screen has no heading')
  }
  const moments = session.moments()
  const goesOn =
    moments[0]?.status !== 'active' ||
    moments.some(({ held, timers }) => held.length > 0 || timers.length > 0)
  if (!goesOn && ![...page.querySelectorAll(CONTROLS)].some(isReachable)) {
    faults.push('nothing on the screen can be reached by keyboard: a dead end')
  }
  return faults
}

function isNamed(element: Element): boolean {
  return Boolean(
    element.textContent?.trim() ||
      element.getAttribute('aria-label') ||
      element.getAttribute('aria-labelledby'),
  )
}

function isReachable(element: Element): boolean {
  return isVisible(element) && element.closest('[inert], [aria-hidden=true]') === null
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}
