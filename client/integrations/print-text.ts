/** Prints lines of text under a title, and nothing else of the page. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  // Firefox prints nothing of a frame that is not displayed.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  document.body.append(frame)
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) {
    frame.remove()
    return
  }
  const heading = page.createElement('h1')
  heading.textContent = title
  const text = page.createElement('pre')
  text.textContent = lines.join('\n')
  page.body.append(heading, text)
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()))
  view.print()
}
