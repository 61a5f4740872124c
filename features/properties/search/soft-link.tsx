'use client'

import { useSearchParams } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { keepLaterChoices } from '@/domain/search/later-choices.ts'
import { parseFilters } from '@/domain/search/parse-filters.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'

type SoftLinkProps = ComponentProps<'a'> & { href: string }

/**
 * Changes the search in the URL without a page load.
 * @param shown - Search that `href` was made from; what was chosen since is kept.
 */
export function pushSearch(href: string, shown?: URLSearchParams): void {
  const { pathname, searchParams: next } = new URL(href, location.origin)
  if (shown) keepLaterChoices(next, shown, new URLSearchParams(location.search))
  const path = next.size > 0 ? `${pathname}?${next}` : pathname
  if (path !== location.pathname + location.search) window.history.pushState(null, '', path)
}

/** From the URL: the rendered filters lag behind it. */
export function filtersNow(): SearchFilters {
  return parseFilters(new URLSearchParams(location.search))
}

/** As `pushSearch` without a history entry, for continuous changes such as map moves. */
export function replaceSearch(href: string): void {
  window.history.replaceState(null, '', href)
}

/** Link to another search, without a page load; a plain link without JavaScript. */
export function SoftLink({ href, onClick, ...rest }: SoftLinkProps) {
  const shown = useSearchParams()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        pushSearch(href, shown)
      }}
    />
  )
}

/** Scroll target of a new results page. */
export const RESULTS_TOP = 'results'

/** Skip-link target. */
export const RESULTS_MAP = 'results-map'

/** Link to another results page; scrolls to the top of the list. */
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
