/** Marks anchors that are followed without a reload. */
export const SITE_LINK = 'data-site-link'
/** The mark's value on links that do not scroll to the top. */
export const KEEP_SCROLL = 'keep-scroll'

type Push = (href: string, options: { scroll: boolean }) => void

/**
 * Follows a clicked site link by the router. Leaves every other click to the browser: a modifier key, another button,
 * another tab, a download, another origin, or a click that a handler already prevented.
 */
export function followSiteLink(event: MouseEvent, push: Push): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${SITE_LINK}]`)
  if (!link || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.target && link.target !== '_self') return
  event.preventDefault()
  push(link.getAttribute('href') ?? '', { scroll: link.getAttribute(SITE_LINK) !== KEEP_SCROLL })
}
