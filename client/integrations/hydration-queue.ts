/** Holds back the hydration of one part of the page. */
export type Gate = {
  isOpen: boolean
  opened: Promise<void>
  open(): void
}

/** Open on the server, which renders everything, and inside a part that is just being touched. */
export function createGate(): Gate {
  let resolve = () => {}
  return {
    isOpen: typeof window === 'undefined' || isTouching,
    opened: new Promise<void>((done) => {
      resolve = done
    }),
    open() {
      this.isOpen = true
      resolve()
    },
  }
}

/** Parts that are still plain HTML, and how each is rendered in place of it. */
const closed = new Map<Element, { gate: Gate; replace: () => void }>()
let seen: IntersectionObserver | null = null
let isTouching = false

/**
 * Opens the gate of an element when it comes near the view, is touched or focused.
 * @param replace renders it anew, see `replaceUnhydrated`
 */
export function hydrateWhenNeeded(element: Element, gate: Gate, replace: () => void): () => void {
  if (gate.isOpen) return () => {}
  seen ??= watch()
  closed.set(element, { gate, replace })
  seen.observe(element)
  return () => forget(element)
}

/**
 * Renders what is still plain HTML in the browser, in the transition that follows. To be called before
 * the address changes: each part left as it is would make React begin the whole render again.
 */
export function replaceUnhydrated(): void {
  for (const [element, { gate, replace }] of closed) {
    forget(element)
    gate.isOpen = true
    replace()
  }
}

function watch(): IntersectionObserver {
  // Before React, which listens at the document and hydrates what is open for the event it then handles.
  for (const type of TOUCHES) addEventListener(type, openAround, { capture: true, passive: true })
  addEventListener(
    'popstate',
    // Without a state it went to a place on this page, and the framework stays as it is.
    ({ state }) => state && replaceUnhydrated(),
    { capture: true },
  )
  return new IntersectionObserver(openSeen, { rootMargin: NEAR })
}

const TOUCHES = ['pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input', 'change']
const NEAR = '25% 0px'

function openAround({ target }: Event): void {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    if (open(node)) isTouching = true
  }
  // Parts inside are known once the one around them is hydrated, while React handles this very event.
  if (isTouching) setTimeout(endTouch)
}

function endTouch(): void {
  isTouching = false
}

function openSeen(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) open(target)
}

function open(element: Element): boolean {
  const part = closed.get(element)
  part?.gate.open()
  forget(element)
  return part !== undefined
}

function forget(element: Element): void {
  closed.delete(element)
  seen?.unobserve(element)
}
