import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { createPanoramaScene, type PanoramaScene, type PanoramaView } from './panorama-scene.ts'
import { INITIAL_VIEW, turned, viewForKey } from './panorama-view.ts'

/** `flat`: the picture or WebGL 2 failed. */
export type PanoramaState = 'loading' | 'ready' | 'flat'

type Panorama = {
  look: (change: (panoramaView: PanoramaView) => PanoramaView) => void
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** Renders the picture; handles drag, pinch and keys. */
export function usePanorama(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  url: string,
): Panorama & { state: PanoramaState } {
  const [state, setState] = useState<PanoramaState>('loading')
  const [view] = useState(createView)

  useEffect(() => {
    const canvas = canvasRef.current
    if (!canvas) return
    const sized = new ResizeObserver(view.redraw)
    const picture = new Image()
    // WebGL accepts cross-origin pictures only with CORS.
    picture.crossOrigin = 'anonymous'
    picture.src = url
    picture.onerror = () => setState('flat')
    picture.onload = () => {
      const scene = createPanoramaScene(canvas, picture)
      view.show(canvas, scene)
      setState(scene ? 'ready' : 'flat')
      sized.observe(canvas)
    }
    const lost = () => setState('flat')
    canvas.addEventListener('webglcontextlost', lost)
    return () => {
      picture.onload = null
      picture.onerror = null
      canvas.removeEventListener('webglcontextlost', lost)
      sized.disconnect()
      view.dispose()
    }
  }, [canvasRef, url, view])

  return { state, look: view.look, handlers: view.handlers }
}

/** View state outside React; draws only on changes. */
function createView(): Panorama & {
  show: (canvas: HTMLCanvasElement, scene: PanoramaScene | null) => void
  redraw: () => void
  dispose: () => void
} {
  let shown: { canvas: HTMLCanvasElement; scene: PanoramaScene } | null = null
  let panoramaView = INITIAL_VIEW
  let frame = 0

  const redraw = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (!shown) return
      const { canvas, scene } = shown
      const sharp = Math.min(devicePixelRatio, SHARPEST)
      scene.draw(panoramaView, canvas.clientWidth * sharp, canvas.clientHeight * sharp)
    })
  }
  const look = (change: (panoramaView: PanoramaView) => PanoramaView) => {
    panoramaView = change(panoramaView)
    redraw()
  }

  return {
    look,
    redraw,
    show: (canvas, scene) => {
      shown = scene && { canvas, scene }
      redraw()
    },
    dispose: () => {
      cancelAnimationFrame(frame)
      shown?.scene.dispose()
      shown = null
    },
    handlers: createHandlers(() => panoramaView, look),
  }
}

function createHandlers(getView: () => PanoramaView, look: Panorama['look']): Panorama['handlers'] {
  const fingers = new Map<number, { x: number; y: number }>()
  const spread = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId)

  return {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event) => {
      const from = fingers.get(event.pointerId)
      if (!from) return
      const before = spread()
      const to = { x: event.clientX, y: event.clientY }
      fingers.set(event.pointerId, to)
      if (before > 0) return look((now) => turned(now, { zoom: spread() / before }))
      // The dragged point stays under the finger.
      const perPixel = getView().view / event.currentTarget.clientHeight
      const by = { yaw: (from.x - to.x) * perPixel, pitch: (to.y - from.y) * perPixel }
      look((now) => turned(now, by))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event) => {
      const next = viewForKey(getView(), event.key)
      if (!next || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      look(() => next)
    },
  }
}

/** Higher pixel ratios are not visible in motion. */
const SHARPEST = 2
