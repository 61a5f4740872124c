'use client'

import { Rotate3d } from 'lucide'
import { type MouseEvent, useState } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { PanoramaViewerProps } from './panorama-viewer.tsx'

const loadViewer = () => import('./panorama-viewer.tsx')

/**
 * Panorama poster; picture and viewer load on click. Without JavaScript, links to the flat picture.
 */
export function PanoramaFrame({ start, ...rest }: PanoramaViewerProps & { start: string }) {
  const { t } = useText()
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
    <OnDemand
      load={loadViewer}
      of={rest}
      fallback={poster}
      onFailed={() => {
        setOpen(false)
        showToast('error', t('shell.failure.network'))
      }}
    />
  )
}

const POSTER_WIDTH = 960
