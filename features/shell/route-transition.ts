type Listener = () => void

let pending = false
const listeners = new Set<Listener>()

/** Marks the start of a navigation; ignores links within the current page. */
export function beginTransition(address: string): void {
  const target = new URL(address, location.href)
  const isElsewhere = target.pathname !== location.pathname || target.search !== location.search
  set(isElsewhere)
  if (isElsewhere) closePopovers()
}

export function endTransition(): void {
  set(false)
}

export function isInTransition(): boolean {
  return pending
}

export function onTransition(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(value: boolean): void {
  if (pending === value) return
  pending = value
  for (const listener of listeners) listener()
}

/** Popovers are in the top layer and would stay open over the next page. */
function closePopovers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    menu.hidePopover()
  }
}
