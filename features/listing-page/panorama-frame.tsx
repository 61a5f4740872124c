'use client'

import { Rotate3d } from 'lucide'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { imageSources } from '@/client/api/images.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import type { PanoramaViewerProps } from './panorama-viewer.tsx'

const Viewer = lazy(() => import('./panorama-viewer.tsx'))

/**
 * The way into a picture all around: until somebody asks there is a part of it in small, and
 * neither the whole picture nor what shows it. Without scripts it leads to the flat picture.
 */
export function PanoramaFrame({ start, ...rest }: PanoramaViewerProps & { start: string }) {
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  const { url, labels } = rest
  const poster = (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={`${start}: ${labels.view}`}
      aria-busy={isOpen}
      onClick={open}
      className="group/tour block overflow-hidden rounded-lg"
    >
      <MediaFrame
        {...imageSources(url, POSTER_WIDTH)}
        alt=""
        ratio="fill"
        sizes="(min-width: 1024px) 46rem, 100vw"
        className="h-80 sm:h-112"
        imageClassName="brightness-75 transition-[filter] duration-slow group-hover/tour:brightness-65"
      >
        <span className="absolute inset-0 grid place-items-center">
          <span
            className={buttonStyles({
              variant: 'secondary',
              className: 'bg-surface shadow-floating',
            })}
          >
            <Icon of={Rotate3d} />
            {start}
          </span>
        </span>
      </MediaFrame>
    </a>
  )
  if (!isOpen) return poster
  return (
    <Suspense fallback={poster}>
      <Viewer {...rest} />
    </Suspense>
  )
}

const POSTER_WIDTH = 960
