'use client'

import { clsx } from 'clsx'
import { Move } from 'lucide'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { mapPictureAddress } from '@/client/api/map-picture.ts'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { LazyMap } from '../engine/lazy-map.tsx'
import { SourceNotes } from '../engine/source-notes.tsx'
import { PICTURE_SIZES, SMALLEST_PICTURE, WIDE_PICTURE } from './picture-sizes.ts'
import type { PictureView } from './picture-view.ts'

type MapPictureProps<Props extends object> = {
  view: PictureView
  /** Tells what the picture shows. */
  alt: string
  /** The live map; must be stable between renders. */
  load: () => Promise<{ default: ComponentType<Props> }>
  of: Props
  /** As wide as the page. */
  isWide?: boolean | undefined
  /** Over the picture. */
  children?: ReactNode
}

/** Picture of a map, drawn by the provider; the map itself loads when it is touched. */
export function MapPicture<Props extends object>(props: MapPictureProps<Props>) {
  const { view, alt, load, of, isWide, children } = props
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An error before hydration fires no handler.
    const pictures = [...(frame.current?.querySelectorAll('img') ?? [])]
    if (pictures.some((it) => it.complete && it.naturalWidth === 0)) setFailed(true)
  }, [])
  const open = () => {
    setOpen(true)
    frame.current?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={frame}
      tabIndex={-1}
      data-map-picture={isOpen ? 'open' : 'still'}
      className="relative isolate h-80 overflow-hidden rounded-lg bg-(--map-land) sm:h-100"
    >
      {isFailed && !isOpen ? (
        <p
          role="status"
          className="absolute inset-0 grid place-items-center p-8 pb-20 text-center text-ink-muted"
        >
          {t('map.pictureFailed')}
        </p>
      ) : null}
      <Looks
        view={view}
        isWide={isWide}
        alt={isOpen ? '' : alt}
        className={clsx('absolute inset-0', isFailed && 'invisible')}
        onError={() => setFailed(true)}
      />
      {isOpen ? (
        <div className="absolute inset-0">
          <LazyMap load={load} of={of} className="size-full bg-surface/80" />
        </div>
      ) : (
        <>
          <button
            type="button"
            onClick={open}
            className="group absolute inset-0 cursor-pointer rounded-lg noscript:hidden"
          >
            <span
              className={buttonStyles({
                variant: 'secondary',
                size: 'sm',
                className:
                  'absolute start-3 bottom-12 shadow-raised sm:bottom-8 group-hover:bg-surface-muted',
              })}
            >
              <Icon of={Move} />
              {t('map.move')}
            </span>
          </button>
          <div className="pointer-events-none absolute inset-x-3 top-3 z-raised flex flex-col items-start gap-2">
            {view.notes.isWithoutStreets ? (
              <p className="rounded-sm bg-surface/90 px-2 py-1 text-ink-muted text-xs shadow-raised">
                {t('map.noStreets')}
              </p>
            ) : null}
            {children}
          </div>
          <SourceNotes {...view.notes} className="absolute end-0 bottom-0 z-raised max-w-full" />
        </>
      )}
    </div>
  )
}

type LooksProps = Pick<MapPictureProps<object>, 'view' | 'alt' | 'isWide'> & {
  className: string
  onError: () => void
}

const LOOKS = ['light', 'dark'] as const

/** One picture for each theme, of which the hidden one is not loaded. */
function Looks({ view, alt, isWide, className, onError }: LooksProps) {
  const { language } = useText()
  const { center, zoom, wideZoom = zoom, radius, pins } = view
  const query = {
    latitude: degrees(center.latitude),
    longitude: degrees(center.longitude),
    language,
    ...(radius ? { circle: radius } : {}),
    ...(pins
      ? { pins: pins.map((pin) => `${degrees(pin.latitude)},${degrees(pin.longitude)}`).join(';') }
      : {}),
  }
  return LOOKS.map((look) => (
    <picture key={look} className={clsx(className, look === 'light' ? 'only-light' : 'only-dark')}>
      {(isWide ? [WIDE_PICTURE, ...PICTURE_SIZES] : PICTURE_SIZES).map(({ from, ...size }) => (
        <source
          key={from}
          media={`(min-width: ${from})`}
          srcSet={mapPictureAddress({
            ...query,
            ...size,
            look,
            zoom: size.height === SMALLEST_PICTURE.height ? zoom : wideZoom,
          })}
        />
      ))}
      <img
        src={mapPictureAddress({ ...query, ...SMALLEST_PICTURE, look, zoom })}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={onError}
        className="size-full object-cover"
      />
    </picture>
  ))
}

/** About a meter; shorter addresses are shared more often. */
function degrees(value: number): number {
  return Math.round(value * 1e5) / 1e5
}
