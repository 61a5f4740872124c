/**
 * Call before removing a focused control. After it leaves the page, focus moves to the first of
 * `heirs` still on the page (or something focusable inside it), else to `main`. Does nothing if
 * focus was elsewhere or moves elsewhere first.
 */
export function handOnFocus(control: HTMLElement, heirs: readonly Element[] = []): void {
  if (document.activeElement !== control) return
  const look = () => {
    if (control.isConnected) return
    end()
    const heir = [...heirs, document.querySelector('main')].find(isThere)
    if (heir instanceof HTMLElement) target(heir).focus()
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

function isThere(heir: Element | null): boolean {
  return heir instanceof HTMLElement && heir.isConnected && heir.offsetParent !== null
}

function target(heir: HTMLElement): HTMLElement {
  return heir.matches(PRESSABLE) ? heir : (heir.querySelector<HTMLElement>(PRESSABLE) ?? heir)
}

const PRESSABLE = 'a[href], button:enabled, input:enabled, [tabindex]'
