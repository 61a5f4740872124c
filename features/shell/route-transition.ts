type Listener = () => void

let pending = false
const listeners = new Set<Listener>()

/** The router begins to fetch a page. Links inside the page that is shown are none. */
export function beginTransition(address: string): void {
  const target = new URL(address, location.href)
  const isElsewhere = target.pathname !== location.pathname || target.search !== location.search
  set(isElsewhere)
  if (isElsewhere) closePopovers()
}

/** The page asked for is shown. */
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

/** Menus stand outside the page and would stay open over the next one. */
function closePopovers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    menu.hidePopover()
  }
}
