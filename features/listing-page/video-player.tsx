'use client'

import { Play } from 'lucide'
import { type MouseEvent, useState } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import type { Picture } from '@/client/api/cards/property-card.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'

type VideoPlayerProps = {
  videoId: string
  /** Our own picture: no contact with YouTube before a click. */
  poster: Picture
  /** "Watch video: House by the lake". */
  label: string
}

/** YouTube video, loaded on click only. */
export function VideoPlayer({ videoId, poster, label }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false)
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  if (isPlaying) {
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
        title={label}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        // The button that had the focus is gone.
        ref={(frame) => frame?.focus()}
        className="aspect-video w-full rounded-lg border-0 bg-surface-muted"
      />
    )
  }
  return (
    <a
      href={`https://www.youtube.com/watch?v=${videoId}`}
      rel="noreferrer"
      aria-label={label}
      onClick={play}
      className="group/video block overflow-hidden rounded-lg"
    >
      <MediaFrame
        {...(poster.url ? imageSources(poster.url, poster.width) : {})}
        alt=""
        ratio="wide"
        sizes="(min-width: 1024px) 46rem, 100vw"
        imageClassName="brightness-75 transition-[filter] duration-slow group-hover/video:brightness-65"
      >
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-18 place-items-center rounded-full bg-surface/94 text-ink shadow-floating transition-[scale] duration-base group-hover/video:scale-105">
            <Icon of={Play} className="size-7 translate-x-0.5 fill-current" />
          </span>
        </span>
      </MediaFrame>
    </a>
  )
}
