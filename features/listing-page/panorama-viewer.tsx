'use client'

import { Maximize, ZoomIn, ZoomOut } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { turned, ZOOM_STEP } from './panorama-view.ts'
import { usePanorama } from './use-panorama.ts'

export type PanoramaLabels = {
  view: string
  hint: string
  loading: string
  flat: string
  zoomIn: string
  zoomOut: string
  fullscreen: string
}

export type PanoramaViewerProps = { url: string; labels: PanoramaLabels }

/** Interactive 360° view. Default export for lazy loading. */
export default function PanoramaViewer({ url, labels }: PanoramaViewerProps) {
  const frameRef = useRef<HTMLDivElement>(null)
  const viewRef = useRef<HTMLDivElement>(null)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const hint = useId()
  const { state, look, handlers } = usePanorama(canvasRef, url)
  // The button that had the focus is gone.
  useEffect(() => viewRef.current?.focus({ preventScroll: true }), [])
  if (state === 'flat') return <FlatPanorama url={url} labels={labels} />
  return (
    <div
      ref={frameRef}
      className="relative isolate h-80 overflow-hidden rounded-lg bg-surface-muted sm:h-112 [&:fullscreen]:h-dvh [&:fullscreen]:rounded-none"
    >
      <div
        ref={viewRef}
        role="application"
        aria-label={labels.view}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys look around
        tabIndex={0}
        {...handlers}
        className="size-full cursor-grab touch-none focus-visible:-outline-offset-4 focus-visible:shadow-none active:cursor-grabbing"
      >
        <canvas ref={canvasRef} className="size-full" />
      </div>
      {state === 'loading' ? (
        <p
          role="status"
          className="pointer-events-none absolute inset-0 grid place-items-center text-xl text-brand-ink"
        >
          <Spinner />
          <span className="sr-only">{labels.loading}</span>
        </p>
      ) : null}
      <p
        id={hint}
        className="pointer-events-none absolute start-3 bottom-3 max-w-3/5 rounded-sm bg-surface/92 px-3 py-1.5 text-xs text-ink max-sm:sr-only"
      >
        {labels.hint}
      </p>
      <div className="absolute end-3 bottom-3 flex gap-2">
        <IconButton
          variant="photo"
          size="sm"
          label={labels.zoomOut}
          onClick={() => look((panoramaView) => turned(panoramaView, { zoom: 1 / ZOOM_STEP }))}
        >
          <Icon of={ZoomOut} />
        </IconButton>
        <IconButton
          variant="photo"
          size="sm"
          label={labels.zoomIn}
          onClick={() => look((panoramaView) => turned(panoramaView, { zoom: ZOOM_STEP }))}
        >
          <Icon of={ZoomIn} />
        </IconButton>
        {document.fullscreenEnabled ? (
          <IconButton
            variant="photo"
            size="sm"
            label={labels.fullscreen}
            onClick={() => void toggleFullscreen(frameRef.current)}
          >
            <Icon of={Maximize} />
          </IconButton>
        ) : null}
      </div>
    </div>
  )
}

function FlatPanorama({ url, labels }: PanoramaViewerProps) {
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-muted">
        {labels.flat}
      </p>
      <section
        aria-label={labels.view}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        className="overflow-x-auto rounded-lg bg-surface-muted"
      >
        <img
          src={url}
          alt={labels.view}
          className="h-80 w-auto min-w-[150%] max-w-none object-cover sm:h-112"
        />
      </section>
    </>
  )
}

function toggleFullscreen(frame: HTMLElement | null): Promise<void> | undefined {
  return document.fullscreenElement ? document.exitFullscreen() : frame?.requestFullscreen()
}
