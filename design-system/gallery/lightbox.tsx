'use client'

import * as Radix from '@radix-ui/react-dialog'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { usePageNonce } from '../dialog/use-page-nonce.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { fillNumbers, type GalleryImage, type LightboxLabels } from './gallery-image.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useLightbox } from './use-lightbox.ts'
import { useZoom } from './use-zoom.ts'

export type LightboxProps = {
  images: GalleryImage[]
  labels: LightboxLabels
  language?: string
  startIndex: number
  onClose: () => void
}

/** Default export, as `OnDemand` requires. */
export default function Lightbox({ onClose, ...rest }: LightboxProps) {
  usePageNonce()
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <LightboxPanel {...rest} />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Dark in every theme. */
function LightboxPanel({ images, labels, language, startIndex }: Omit<LightboxProps, 'onClose'>) {
  const stripRef = useRef<HTMLUListElement>(null)
  const [opener] = useState(() => document.activeElement)
  const zoom = useZoom(stripRef)
  const { current, go, press } = useLightbox(stripRef, startIndex, zoom.reset)
  const last = images.length - 1
  const caption = images[current]?.caption
  const formatCounter = (index: number) =>
    fillNumbers(labels.counter, { index: index + 1, total: images.length }, language)
  return (
    <Radix.Content
      aria-describedby={undefined}
      data-theme="dark"
      // Without a `DialogTrigger`, Radix has nowhere to return focus.
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (opener instanceof HTMLElement) opener.focus()
      }}
      onKeyDown={(event) => (zoom.press(event) ? event.preventDefault() : press(event))}
      className="fixed inset-0 z-dialog flex animate-[appear_var(--duration-base)_ease-out] flex-col bg-paper text-ink focus:outline-none"
    >
      <Toolbar labels={labels} counter={formatCounter(current)} zoom={zoom} />
      <div className="relative min-h-0 flex-1">
        <ul
          ref={stripRef}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          data-state={zoom.isZoomed ? 'zoomed' : 'whole'}
          className="focus-visible:-outline-offset-2 focus-visible:shadow-none flex size-full snap-x snap-mandatory list-none overflow-x-auto overscroll-contain [scrollbar-width:none] data-[state=zoomed]:touch-none data-[state=zoomed]:overflow-hidden"
        >
          {images.map((image, index) => (
            <Slide
              key={image.src}
              image={image}
              near={Math.abs(index - current) <= 1}
              zoom={index === current ? zoom : undefined}
            />
          ))}
        </ul>
        <Turn
          label={labels.previous}
          end="start"
          hidden={current === 0}
          onClick={() => go(current - 1)}
        >
          <Icon of={ChevronLeft} className="mirrored" />
        </Turn>
        <Turn
          label={labels.next}
          end="end"
          hidden={current === last}
          onClick={() => go(current + 1)}
        >
          <Icon of={ChevronRight} className="mirrored" />
        </Turn>
      </div>
      {caption ? <p className="px-4 pt-3 text-center text-sm text-ink-muted">{caption}</p> : null}
      {last > 0 ? (
        <Thumbnails
          images={images}
          current={current}
          label={labels.all}
          nameOf={formatCounter}
          onChoose={go}
        />
      ) : (
        <div className="h-4" />
      )}
    </Radix.Content>
  )
}

type ToolbarProps = {
  labels: LightboxLabels
  /** Position, for example "2 of 9"; announced on change. */
  counter: string
  zoom: ReturnType<typeof useZoom>
}

function Toolbar({ labels, counter, zoom }: ToolbarProps) {
  return (
    <header className="flex items-center gap-2 px-4 py-2">
      <Radix.Title className="sr-only">{labels.title}</Radix.Title>
      <p aria-live="polite" className="figures flex-1 text-sm text-ink-muted">
        {counter}
      </p>
      <IconButton
        label={zoom.isZoomed ? labels.zoomOut : labels.zoomIn}
        onClick={() => zoom.toggle()}
      >
        <Icon of={zoom.isZoomed ? ZoomOut : ZoomIn} />
      </IconButton>
      <Radix.Close asChild>
        <IconButton label={labels.close}>
          <Icon of={X} />
        </IconButton>
      </Radix.Close>
    </header>
  )
}

type SlideProps = {
  image: GalleryImage
  near: boolean
  /** Only for the current picture. */
  zoom: ReturnType<typeof useZoom> | undefined
}

/** Loads the current picture and its neighbors; others load lazily. */
function Slide({ image, near, zoom }: SlideProps) {
  return (
    <li
      ref={zoom?.slideRef}
      {...zoom?.slide}
      className="grid size-full shrink-0 grid-cols-1 grid-rows-1 snap-center snap-always place-items-center overflow-hidden px-2 sm:px-16"
    >
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes={zoom?.isZoomed ? '200vw' : '100vw'}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={near ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onDoubleClick={zoom?.toggle}
        style={{ backgroundColor: image.color, ...zoom?.style }}
        className="h-auto max-h-full w-auto max-w-full rounded-sm object-contain duration-slow"
      />
    </li>
  )
}

type TurnProps = {
  label: string
  end: 'start' | 'end'
  hidden: boolean
  onClick: () => void
  children: ReactNode
}

function Turn({ label, end, hidden, onClick, children }: TurnProps) {
  return (
    <IconButton
      variant="outlined"
      label={label}
      disabled={hidden}
      onClick={onClick}
      className={`absolute inset-y-0 my-auto disabled:invisible max-sm:hidden ${end === 'start' ? 'start-3' : 'end-3'}`}
    >
      {children}
    </IconButton>
  )
}
