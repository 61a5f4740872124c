export type Light = {
  active: readonly string[]
  next: readonly string[]
  last: readonly string[]
  covered: readonly string[] | null
}

/** The drawing as an element, without anything that could run. Null for what is no drawing. */
export function chartElement(svg: string): SVGSVGElement | null {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  if (!(read instanceof SVGSVGElement)) return null
  for (const element of [read, ...read.querySelectorAll('*')]) {
    if (element.matches('script, foreignObject, a, use, image, iframe')) element.remove()
    for (const { name } of [...element.attributes]) {
      if (/^on|href$/i.test(name)) element.removeAttribute(name)
    }
  }
  return document.importNode(read, true)
}

/** Shows on the drawing what is on, what may come and what came last. */
export function lightUp(drawing: Element, { active, next, last, covered }: Light): void {
  const on = new Set(active)
  const could = new Set(next)
  const did = new Set(last)
  const taken = covered && new Set(covered)
  for (const element of drawing.querySelectorAll('[data-state]')) {
    element.classList.toggle('on', on.has(element.getAttribute('data-state') ?? ''))
  }
  for (const element of drawing.querySelectorAll('[data-t]')) {
    const id = element.getAttribute('data-t') ?? ''
    element.classList.toggle('next', could.has(id) && !did.has(id))
    element.classList.toggle('last', did.has(id))
    element.classList.toggle('untaken', taken !== null && !taken.has(id))
  }
}
