import { useEffect, useRef } from 'react'
import type { GalleryImage } from './gallery-image.ts'

type ThumbnailsProps = {
  images: GalleryImage[]
  current: number
  label: string
  /** Label of a thumbnail. */
  nameOf: (index: number) => string
  onChoose: (index: number) => void
}

/** Thumbnail strip that scrolls the current picture into view. */
export function Thumbnails({ images, current, label, nameOf, onChoose }: ThumbnailsProps) {
  const listRef = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = listRef.current
    const chosen = list?.children[current]
    if (!list || !chosen) return
    const [row, item] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
    list.scrollBy({ left: item.left + item.width / 2 - row.left - row.width / 2 })
  }, [current])
  return (
    <ul
      ref={listRef}
      aria-label={label}
      className="mx-auto flex max-w-full shrink-0 list-none gap-2 overflow-x-auto overscroll-x-contain p-3 [scrollbar-width:none] motion-safe:scroll-smooth"
    >
      {images.map((image, index) => (
        <li key={image.src} className="shrink-0">
          <button
            type="button"
            aria-label={nameOf(index)}
            aria-current={index === current}
            onClick={() => onChoose(index)}
            className="block h-12 w-16 overflow-hidden rounded-sm border-2 border-transparent opacity-60 transition-opacity duration-fast hover:opacity-100 aria-[current=true]:border-ink aria-[current=true]:opacity-100 sm:h-14 sm:w-20"
          >
            <img
              src={image.src}
              srcSet={image.srcSet}
              sizes="80px"
              alt=""
              loading="lazy"
              decoding="async"
              style={{ backgroundColor: image.color }}
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
