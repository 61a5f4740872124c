'use client'

import { ChevronDown, ChevronUp } from 'lucide'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { RESULTS_MAP } from '../soft-link.tsx'
import type { Results } from '../use-results.ts'

const HEIGHTS = ['low', 'half', 'high'] as const
export type SheetHeight = (typeof HEIGHTS)[number]

export type ResultsSheetProps = {
  height: SheetHeight
  setHeight: (height: SheetHeight) => void
  results: Pick<Results, 'filters' | 'list' | 'isStale'>
}

/** Pixels that a finger may move and still tap. */
const TAP = 6

/** Handle of the list over the map of narrow windows; `map-view.css` hides it on others. */
export default function ResultsSheet({ height, setHeight, results }: ResultsSheetProps) {
  const { t } = useText()
  const { filters, list, isStale } = results
  const handle = useRef<HTMLButtonElement>(null)
  useScrollToTop(handle, filters.page)
  useMapTouched(() => setHeight('low'))
  const drag = useDrag(handle, setHeight)
  const isOpen = height !== 'low'
  const step = (by: number) => {
    const next = HEIGHTS[HEIGHTS.indexOf(height) + by]
    if (next) setHeight(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') step(1)
    else if (event.key === 'ArrowDown') step(-1)
    else if (event.key === 'Escape') setHeight('low')
    else return
    event.preventDefault()
  }
  return (
    <button
      ref={handle}
      type="button"
      data-sheet-handle=""
      aria-expanded={isOpen}
      onKeyDown={onKeyDown}
      onClick={({ detail }) => {
        // `detail` is 0 for keys and screen readers.
        if (detail === 0 || !drag.wasDrag()) setHeight(isOpen ? 'low' : 'half')
      }}
      {...drag.handlers}
    >
      <span aria-hidden="true" data-grip="" />
      <span className="figures font-medium">
        {list && !isStale
          ? t(
              list.totalIsEstimate
                ? 'properties.results.countEstimate'
                : 'properties.results.count',
              { count: list.total },
            )
          : t('properties.results.loading')}
      </span>
      <span className="flex items-center gap-1 text-ink-muted">
        {t(isOpen ? 'map.hideList' : 'map.showList')}
        <Icon of={isOpen ? ChevronDown : ChevronUp} className="size-4" />
      </span>
    </button>
  )
}

type Handle = { current: HTMLElement | null }

/** Another page of the list begins at its top. */
function useScrollToTop(handle: Handle, page: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => {
    handle.current?.parentElement?.scrollTo({ top: 0 })
  }, [handle, page])
}

/** The map makes room for itself. */
function useMapTouched(onTouched: () => void): void {
  const touched = useEffectEvent(onTouched)
  useEffect(() => {
    const map = document.getElementById(RESULTS_MAP)
    const onPointerDown = () => touched()
    map?.addEventListener('pointerdown', onPointerDown)
    return () => map?.removeEventListener('pointerdown', onPointerDown)
  }, [])
}

/** The sheet follows the finger and comes to rest at the nearest height. */
function useDrag(handle: Handle, setHeight: (height: SheetHeight) => void) {
  const start = useRef<{ y: number; pixels: number } | null>(null)
  const isDrag = useRef(false)
  const sheet = () => handle.current?.parentElement ?? null
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { y: event.clientY, pixels: sheet()?.offsetHeight ?? 0 }
    isDrag.current = false
  }
  const onPointerMove = ({ clientY }: PointerEvent) => {
    const element = sheet()
    if (!start.current || !element) return
    const moved = start.current.y - clientY
    if (Math.abs(moved) > TAP) isDrag.current = true
    if (!isDrag.current) return
    element.style.transition = 'none'
    element.style.blockSize = `${start.current.pixels + moved}px`
  }
  const onPointerEnd = () => {
    const element = sheet()
    const space = element?.offsetParent?.clientHeight ?? 0
    if (start.current && isDrag.current && element && space > 0) {
      setHeight(nearestHeight(element.offsetHeight / space))
    }
    element?.style.removeProperty('transition')
    element?.style.removeProperty('block-size')
    start.current = null
  }
  return {
    wasDrag: () => isDrag.current,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  }
}

/** `share` is the sheet's part of the space. */
function nearestHeight(share: number): SheetHeight {
  if (share < 0.3) return 'low'
  return share < 0.7 ? 'half' : 'high'
}
