'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide'
import * as Radix from 'radix-ui/dialog'
import { useRef } from 'react'
import { usePageNonce } from '../dialog/use-page-nonce.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { fillNumbers, type GalleryImage, type LightboxLabels } from './gallery-image.ts'
import { useLightbox } from './use-lightbox.ts'

export type LightboxProps = {
  images: GalleryImage[]
  labels: LightboxLabels
  language?: string
  startIndex: number
  onClose: () => void
}

/** The default export is what React.lazy wants. */
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

/** Always dark, whatever the theme: pictures are looked at in a dark room. */
function LightboxPanel({ images, labels, language, startIndex }: Omit<LightboxProps, 'onClose'>) {
  const stripRef = useRef<HTMLUListElement>(null)
  const { current, go, press } = useLightbox(stripRef, startIndex)
  const last = images.length - 1
  return (
    <Radix.Content
      aria-describedby={undefined}
      data-theme="dark"
      onKeyDown={press}
      className="fixed inset-0 z-dialog flex animate-[appear_var(--duration-base)_ease-out] flex-col bg-paper text-ink focus:outline-none"
    >
      <header className="flex items-center justify-between gap-4 px-4 py-2">
        <Radix.Title className="sr-only">{labels.title}</Radix.Title>
        <p aria-live="polite" className="figures text-sm text-ink-muted">
          {fillNumbers(labels.counter, { index: current + 1, total: images.length }, language)}
        </p>
        <Radix.Close asChild>
          <IconButton label={labels.close}>
            <Icon of={X} />
          </IconButton>
        </Radix.Close>
      </header>
      <div className="relative min-h-0 flex-1">
        <ul
          ref={stripRef}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          className="focus-visible:-outline-offset-2 focus-visible:shadow-none flex size-full snap-x snap-mandatory list-none overflow-x-auto overscroll-contain [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <Slide key={image.src} image={image} near={Math.abs(index - current) <= 1} />
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
      <p className="min-h-12 px-4 py-3 text-center text-sm text-ink-muted">
        {images[current]?.caption}
      </p>
    </Radix.Content>
  )
}

/** The picture in view and its neighbours are fetched; the others when they come near. */
function Slide({ image, near }: { image: GalleryImage; near: boolean }) {
  return (
    <li className="grid size-full shrink-0 snap-center snap-always place-items-center px-2 sm:px-16">
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes="100vw"
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={near ? 'eager' : 'lazy'}
        decoding="async"
        style={{ backgroundColor: image.color }}
        className="h-auto max-h-full w-auto max-w-full rounded-sm object-contain"
      />
    </li>
  )
}

type TurnProps = {
  label: string
  end: 'start' | 'end'
  hidden: boolean
  onClick: () => void
  children: React.ReactNode
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
