import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSiteLink } from './follow-site-link.ts'

const push = vi.fn<(href: string, options: { scroll: boolean }) => void>()
const follow = (event: MouseEvent) => followSiteLink(event, push)

beforeEach(() => document.addEventListener('click', follow))
afterEach(() => {
  document.removeEventListener('click', follow)
  document.body.replaceChildren()
  push.mockClear()
})

test('follows a click inside a link', () => {
  const { event } = click('<a data-site-link href="/properties?beds=2"><b>Two rooms</b></a>', 'b')
  expect(push).toHaveBeenCalledExactlyOnceWith('/properties?beds=2', { scroll: true })
  expect(event.defaultPrevented).toBe(true)
})

test('keeps the scroll position when the link asks for it', () => {
  click('<a data-site-link="keep-scroll" href="?page=2">2</a>')
  expect(push).toHaveBeenCalledExactlyOnceWith('?page=2', { scroll: false })
})

test.each([
  ['an unmarked link', '<a href="/file.pdf">File</a>', {}],
  ['a download', '<a data-site-link download href="/file.pdf">File</a>', {}],
  ['another tab', '<a data-site-link target="_blank" href="/agents">Agents</a>', {}],
  ['another origin', '<a data-site-link href="https://example.com/">Elsewhere</a>', {}],
  ['the middle button', '<a data-site-link href="/agents">Agents</a>', { button: 1 }],
  ['Ctrl', '<a data-site-link href="/agents">Agents</a>', { ctrlKey: true }],
  ['Command', '<a data-site-link href="/agents">Agents</a>', { metaKey: true }],
  ['Shift', '<a data-site-link href="/agents">Agents</a>', { shiftKey: true }],
  ['Alt', '<a data-site-link href="/agents">Agents</a>', { altKey: true }],
])('leaves %s to the browser', (_, html, init) => {
  const { wasPrevented } = click(html, 'a', init)
  expect(push).not.toHaveBeenCalled()
  expect(wasPrevented).toBe(false)
})

test('ignores a click that a handler prevented', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('<a data-site-link href="/agents">Agents</a>')
  expect(push).not.toHaveBeenCalled()
})

/** Clicks without leaving the test's document. */
function click(html: string, target = 'a', init: MouseEventInit = {}) {
  document.body.innerHTML = html
  let wasPrevented = false
  const stay = (event: Event) => {
    wasPrevented = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stay, { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector(target)?.dispatchEvent(event)
  return { event, wasPrevented }
}
