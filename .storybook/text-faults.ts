/** Pixels: tolerance for rounding. */
const SLACK = 2
/** Share of a line's height by which lines of a heading may overlap. */
const LEADING = 0.25

type Line = { text: string; node: Node; box: DOMRect; layer: Element }

/**
 * Finds text that is clipped or overlaps, and pages wider than the window. One sentence per fault.
 */
export function textFaults(): string[] {
  const page = document.documentElement
  const excess = page.scrollWidth - page.clientWidth
  const faults =
    excess > SLACK ? [`The page is ${excess} px wider than its window: ${widest()}`] : []
  const seen: Line[] = []
  for (const node of textNodes()) {
    for (const found of linesOf(node)) {
      if (typeof found === 'string') faults.push(found)
      else seen.push(found)
    }
  }
  return [...faults, ...overlaps(seen)]
}

function* textNodes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.trim()) yield node
  }
}

/** Visible lines of a text; a sentence for each clipped line. */
function linesOf(node: Node): (Line | string)[] {
  const holder = node.parentElement
  if (!holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
  if (holder.closest('.sr-only, [inert], noscript, svg')) return []
  const range = document.createRange()
  range.selectNodeContents(node)
  const text = node.textContent?.trim().slice(0, 40) ?? ''
  return [...range.getClientRects()].flatMap((box) => lineOf({ text, node, holder, box }) ?? [])
}

type Found = { text: string; node: Node; holder: Element; box: DOMRect }

function lineOf({ text, node, holder, box: whole }: Found): Line | string | undefined {
  let box = whole
  let layer: Element = document.body
  for (let up: Element | null = holder; up && up !== document.body; up = up.parentElement) {
    const style = getComputedStyle(up)
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
      const frame = up.getBoundingClientRect()
      const inside = intersection(box, frame)
      if (inside.width <= SLACK || inside.height <= SLACK) return
      // A map goes on beyond its frame, and so do the pins on it.
      const isOnMap = up.matches('.maplibregl-map') && holder.closest('.maplibregl-marker')
      if (!isOnMap && cutsOff(style, frame, box)) return `Cut off: “${text}” by ${named(up)}`
      box = inside
    }
    if (layer === document.body && liesAbove(up, style)) layer = up
  }
  return { text, node, box, layer }
}

/** Scrollers, ellipses, clamps and fading edges are not clipping: they show that there is more. */
function cutsOff(style: CSSStyleDeclaration, frame: DOMRect, box: DOMRect): boolean {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const says =
    style.textOverflow === 'ellipsis' ||
    style.webkitLineClamp !== 'none' ||
    style.maskImage !== 'none'
  const sideways = box.left < frame.left - SLACK || box.right > frame.right + SLACK
  const upright = box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK
  if (says) return false
  return (hides(style.overflowX) && sideways) || (hides(style.overflowY) && upright)
}

/** An element with its own background above the rest may cover text. */
function liesAbove(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.position === 'fixed' || style.position === 'sticky') return true
  if (element.matches('[popover], dialog')) return true
  return style.position === 'absolute' && style.backgroundColor !== 'rgba(0, 0, 0, 0)'
}

function overlaps(lines: Line[]): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => {
        if (one.layer !== other.layer || one.node === other.node) return false
        const shared = intersection(one.box, other.box)
        const least = Math.min(one.box.height, other.box.height) * LEADING
        return shared.width > SLACK && shared.height > Math.max(SLACK, least)
      })
      .map((other) => `One on the other: “${one.text}” and “${other.text}”`),
  )
}

function intersection(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(one.right, other.right)
  const bottom = Math.min(one.bottom, other.bottom)
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** Innermost element that overflows the window the furthest. */
function widest(): string {
  const edge = document.documentElement.clientWidth
  const reach = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width === 0 ? 0 : Math.max(right - edge, -left)
  }
  const inScroller = (element: Element): boolean => {
    const up = element.parentElement
    if (!up || up === document.body) return false
    return getComputedStyle(up).overflowX !== 'visible' || inScroller(up)
  }
  const out = [...document.body.querySelectorAll('*')]
    .filter((element) => reach(element) > SLACK && !inScroller(element))
    .sort((a, b) => reach(b) - reach(a))
  const furthest = out[0] ? reach(out[0]) : 0
  const last = out.filter((element) => reach(element) >= furthest - 1).at(-1)
  return last ? named(last) : 'nothing to name'
}

function named(element: Element): string {
  const words = element.textContent?.trim().slice(0, 30)
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}">${words ?? ''}`
}
