'use client'

import { clsx } from 'clsx'
import { Images } from 'lucide'
import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { MediaFrame } from '../media-frame/media-frame.tsx'
import { fillNumbers, type GalleryImage, type LightboxLabels } from './gallery-image.ts'
import { OpenedPictures, prefetchLightbox } from './opened-pictures.tsx'
import { useOpenedPicture } from './use-opened-picture.ts'

export type GalleryProps = Omit<ComponentProps<'section'>, 'children'> & {
  images: GalleryImage[]
  /** `{index}` and `{total}` are placeholders. */
  labels: LightboxLabels & {
    /** Label of the gallery. */
    gallery: string
    /** Opens a picture, for example "Open photo {index} of {total}". */
    open: string
    /** Opens the first, for example "See all {total} photos". */
    showAll: string
  }
  language?: string
}

const SHOWN_ON_WIDE = 5
const MAIN_SIZES = '(min-width: 1264px) 596px, (min-width: 768px) 50vw, 100vw'
const SIDE_SIZES = '(min-width: 1264px) 294px, (min-width: 768px) 25vw, 100vw'

/**
 * First pictures of a listing: a grid of five, or a swipeable strip on phones. Each links to its
 * file, so it works without scripts; otherwise it opens the lightbox.
 */
export function Gallery({ images, labels, language, className, ...rest }: GalleryProps) {
  const pictures = useOpenedPicture()
  const total = images.length
  const say = (sentence: string, index: number) =>
    fillNumbers(sentence, { index: index + 1, total }, language)
  const follow = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    pictures.open(index)
  }
  return (
    <section
      {...rest}
      aria-label={labels.gallery}
      onPointerEnter={prefetchLightbox}
      className={clsx('positioned', className)}
    >
      <ul
        data-count={Math.min(total, SHOWN_ON_WIDE)}
        className="group/gallery flex snap-x snap-mandatory list-none gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:grid md:aspect-5/2 md:grid-cols-4 md:grid-rows-2 md:overflow-hidden md:rounded-lg"
      >
        {images.map((image, index) => (
          <li
            key={image.src}
            className={clsx('w-full shrink-0 snap-center md:w-auto', gridSpan(index, total))}
          >
            <a
              href={image.src}
              aria-label={say(labels.open, index)}
              onClick={(event) => follow(event, index)}
              className="group/tile block size-full rounded-none focus-visible:-outline-offset-4 focus-visible:shadow-none"
            >
              <MediaFrame
                src={image.src}
                srcSet={image.srcSet}
                sizes={index === 0 ? MAIN_SIZES : SIDE_SIZES}
                alt={image.alt}
                color={image.color}
                priority={index === 0}
                className="md:aspect-auto md:size-full"
                imageClassName="transition-[scale,filter] duration-slow ease-settle group-hover/tile:brightness-93"
              />
            </a>
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <button
          type="button"
          onClick={() => pictures.open(0)}
          className="absolute end-3 bottom-3 inline-flex min-h-9 items-center gap-2 rounded-full bg-surface/94 px-3.5 text-sm font-medium text-ink shadow-raised transition-colors duration-fast hover:bg-surface touch-target md:end-4 md:bottom-4"
        >
          <Icon of={Images} className="size-4.5" />
          {fillNumbers(labels.showAll, { total }, language)}
        </button>
      ) : null}
      <OpenedPictures
        opened={pictures.opened}
        images={images}
        labels={labels}
        language={language}
        onClose={pictures.close}
      />
    </section>
  )
}

/** Fewer than five pictures fill the whole grid. */
function gridSpan(index: number, total: number): string {
  if (index >= SHOWN_ON_WIDE) return 'md:hidden'
  if (total === 1) return 'md:col-span-4 md:row-span-2'
  if (total === 2 || index === 0) return 'md:col-span-2 md:row-span-2'
  if (total === 3) return 'md:col-span-2'
  if (total === 4 && index === 3) return 'md:col-span-2'
  return ''
}
