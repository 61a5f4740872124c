import { whenIdle } from './when-idle.ts'

/** Holds back the hydration of one part of the page. */
export type Gate = {
  isOpen: boolean
  opened: Promise<void>
  open(): void
}

/** On the server it is open: everything is rendered there. */
export function createGate(): Gate {
  let resolve = () => {}
  return {
    isOpen: typeof window === 'undefined',
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
let isWatching = false
let isWaiting = false
let seen: IntersectionObserver | null = null

/**
 * Opens the gate of an element when it comes near the view, is touched, or the browser is idle.
 * @param replace renders it anew, see `replaceUnhydrated`
 */
export function hydrateWhenNeeded(element: Element, gate: Gate, replace: () => void): () => void {
  if (gate.isOpen) return () => {}
  watch()
  closed.set(element, { gate, replace })
  seen?.observe(element)
  if (!isWaiting) setTimeout(openNextWhenIdle, REST_MILLISECONDS)
  isWaiting = true
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

function watch(): void {
  if (isWatching) return
  isWatching = true
  // Before React, which listens at the document and hydrates what is open for the event it then handles.
  for (const type of TOUCHES) addEventListener(type, openAround, { capture: true, passive: true })
  addEventListener('popstate', replaceUnhydrated, { capture: true })
  if (typeof IntersectionObserver !== 'undefined') {
    seen = new IntersectionObserver(openSeen, { rootMargin: NEAR })
  }
}

const TOUCHES = ['pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input', 'change']
const NEAR = '25% 0px'
/** The page answers first; nobody waits for what is out of sight. */
const REST_MILLISECONDS = 1_000

function openAround({ target }: Event): void {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    open(node)
  }
}

function openSeen(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) open(target)
}

/** One part for each idle moment: together they would hold up the person. */
function openNextWhenIdle(): void {
  const [next] = closed.keys()
  isWaiting = next !== undefined
  if (!next) return
  open(next)
  whenIdle(openNextWhenIdle)
}

function open(element: Element): void {
  closed.get(element)?.gate.open()
  forget(element)
}

function forget(element: Element): void {
  closed.delete(element)
  seen?.unobserve(element)
}
