import React, { type PointerEvent } from 'react'
import { chartElement, lightUp } from './chart-light.ts'
import {
  fitsInFrame,
  fitToFrame,
  type Part,
  panTo,
  toReadable,
  type Viewport,
  zoomAround,
} from './viewport.ts'

type ChartViewProps = {
  svg: string
  /** Machine in words. */
  label: string
  active: readonly string[]
  /** Transitions that could be taken now, and the last ones taken. */
  next: readonly string[]
  last: readonly string[]
  /** Null without coverage; else the transitions that were taken. */
  covered: readonly string[] | null
  theme: 'light' | 'dark'
}

const STEP = 60
const FASTER = 1.25

/** The lit drawing. Moves by dragging, wheel, two fingers and keys. */
export function ChartView({ svg, label, active, next, last, covered, theme }: ChartViewProps) {
  const frame = React.useRef<HTMLDivElement>(null)
  const holder = React.useRef<HTMLDivElement>(null)
  const [viewport, setViewport] = React.useState<Viewport>({ x: 0, y: 0, scale: 1 })
  const fingers = React.useRef(new Map<number, { x: number; y: number }>())

  const [isFollowing, setIsFollowing] = React.useState(true)
  const follow = (isWanted: boolean) => {
    setIsFollowing(isWanted)
    if (isWanted) setViewport((old) => followed(old, frame.current))
  }
  const showAll = () => {
    const drawing = holder.current?.querySelector('svg')
    if (frame.current && drawing) setViewport(fitToFrame(frame.current, drawing))
    setIsFollowing(false)
  }

  React.useLayoutEffect(() => {
    const drawing = chartElement(svg)
    holder.current?.replaceChildren(...(drawing ? [drawing] : []))
    if (frame.current && drawing) setViewport(toReadable(fitToFrame(frame.current, drawing)))
  }, [svg])
  React.useLayoutEffect(() => {
    const drawing = holder.current
    if (drawing) lightUp(drawing, { active, next, last, covered })
  })
  const place = `${svg.length} ${active.join(' ')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the drawing
  React.useEffect(() => {
    if (isFollowing) setViewport((old) => followed(old, frame.current))
  }, [place])
  React.useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const at = { x: event.clientX - left, y: event.clientY - top }
      if (event.shiftKey) setViewport((old) => ({ ...old, x: old.x - event.deltaY }))
      else setViewport((old) => zoomAround(old, Math.exp(-event.deltaY / 400), at))
    }
    // React listens to wheels passively, which cannot keep the page still.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [])

  const centre = () => ({
    x: (frame.current?.clientWidth ?? 0) / 2,
    y: (frame.current?.clientHeight ?? 0) / 2,
  })
  const zoom = (factor: number) => setViewport((old) => zoomAround(old, factor, centre()))
  const move = (x: number, y: number) =>
    setViewport((old) => ({ ...old, x: old.x + x, y: old.y + y }))

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const known = fingers.current
    const before = known.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...known].find(([id]) => id !== event.pointerId)?.[1]
    known.set(event.pointerId, now)
    if (!other) return move(now.x - before.x, now.y - before.y)
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const apart = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y)
    const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top }
    setViewport((old) => zoomAround(old, apart(now) / (apart(before) || 1), middle))
  }
  const letGo = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
  }
  const keys = new Map([
    ['ArrowLeft', () => move(STEP, 0)],
    ['ArrowRight', () => move(-STEP, 0)],
    ['ArrowUp', () => move(0, STEP)],
    ['ArrowDown', () => move(0, -STEP)],
    ['+', () => zoom(FASTER)],
    ['=', () => zoom(FASTER)],
    ['-', () => zoom(1 / FASTER)],
    ['0', showAll],
  ])

  return (
    <div className="view">
      <div
        ref={frame}
        className="chart"
        role="application"
        aria-label={`Chart of ${label}. Arrow keys move it, plus and minus zoom, zero fits.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its own keys move and zoom it
        tabIndex={0}
        data-theme={theme}
        onKeyDown={(event) => {
          const act = event.ctrlKey || event.metaKey || event.altKey ? null : keys.get(event.key)
          if (!act) return
          event.preventDefault()
          event.stopPropagation()
          act()
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <div
          ref={holder}
          style={{
            transform: `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.scale})`,
          }}
        />
      </div>
      <ViewBar zoom={zoom} showAll={showAll} isFollowing={isFollowing} follow={follow} />
    </div>
  )
}

type ViewBarProps = {
  zoom: (factor: number) => void
  showAll: () => void
  isFollowing: boolean
  follow: (isWanted: boolean) => void
}

function ViewBar({ zoom, showAll, isFollowing, follow }: ViewBarProps) {
  return (
    <div className="bar" role="toolbar" aria-label="View of the chart">
      <button type="button" className="icon" aria-label="Zoom in" onClick={() => zoom(FASTER)}>
        +
      </button>
      <button type="button" className="icon" aria-label="Zoom out" onClick={() => zoom(1 / FASTER)}>
        −
      </button>
      <button type="button" onClick={showAll}>
        Fit
      </button>
      <button type="button" aria-pressed={isFollowing} onClick={() => follow(!isFollowing)}>
        Follow
      </button>
    </div>
  )
}

/** Brings the lit states into view, or the last of them where there is no room for all. */
function followed(old: Viewport, frame: HTMLElement | null): Viewport {
  const drawing = frame?.querySelector('svg')
  if (!frame || !drawing) return old
  const lit = [...drawing.querySelectorAll('g.state.on')]
  const ids = lit.map((each) => each.getAttribute('data-state') ?? '')
  const isInnermost = (id: string) => !ids.some((other) => other !== id && isWithin(other, id))
  const parts = lit.filter((_, at) => isInnermost(ids[at] ?? '')).map(createMeasure(drawing))
  const last = parts.at(-1)
  if (!last) return old
  const all = around(parts)
  return panTo(old, fitsInFrame(old, all, frame) ? all : last, frame)
}

function isWithin(id: string, outer: string): boolean {
  return outer === '' || id.startsWith(`${outer}.`)
}

/** Place of an element at the drawing's own size, however far it is zoomed. */
function createMeasure(drawing: SVGSVGElement): (element: Element) => Part {
  const whole = drawing.getBoundingClientRect()
  const scale = whole.width / drawing.viewBox.baseVal.width || 1
  return (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return {
      x: (left - whole.left) / scale,
      y: (top - whole.top) / scale,
      width: width / scale,
      height: height / scale,
    }
  }
}

function around(parts: readonly Part[]): Part {
  const x = Math.min(...parts.map((part) => part.x))
  const y = Math.min(...parts.map((part) => part.y))
  const right = Math.max(...parts.map((part) => part.x + part.width))
  const bottom = Math.max(...parts.map((part) => part.y + part.height))
  return { x, y, width: right - x, height: bottom - y }
}
