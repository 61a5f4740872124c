'use client'

import type { ComponentProps, MouseEvent } from 'react'

type SoftLinkProps = ComponentProps<'a'> & { href: string }

/** Shows another search on the same page: the address changes, the document stays. */
export function pushSearch(href: string): void {
  if (href !== location.pathname + location.search) window.history.pushState(null, '', href)
}

/** The same, without a step to go back to: for what goes on changing, such as a map that is moved. */
export function replaceSearch(href: string): void {
  window.history.replaceState(null, '', href)
}

/** A link to another search; without scripts, and for a new window, an ordinary one. */
export function SoftLink({ href, onClick, ...rest }: SoftLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        pushSearch(href)
      }}
    />
  )
}

/** The id of what a new page of results is read from. */
export const RESULTS_TOP = 'results'

/** A link to another page of the same search: goes back to where the list begins. */
export function PageLink(props: SoftLinkProps) {
  const toTop = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    const top = document.getElementById(RESULTS_TOP)
    top?.scrollIntoView({ block: 'start' })
    top?.focus({ preventScroll: true })
  }
  return <SoftLink {...props} onClick={toTop} />
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !event.defaultPrevented
}
