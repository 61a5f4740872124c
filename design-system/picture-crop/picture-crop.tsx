'use client'

import { ZoomIn } from 'lucide'
import { useId, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import { Icon } from '../icon/icon.tsx'
import { Slider } from '../range/slider.tsx'

/** A part of a picture, in its own pixels. */
export type PictureArea = Area

export type PictureCropProps = {
  src: string
  /** How to move the picture, for those who hear it. */
  label: string
  zoomLabel: string
  /** Of width to height. */
  ratio?: number
  isRound?: boolean
  /** Told of the part that is shown, at first and whenever it changes. */
  onAreaChange: (area: PictureArea) => void
}

/** Moves and enlarges a picture until what shall be kept fills the frame: by drag, arrow keys and slider. */
export function PictureCrop({
  src,
  label,
  zoomLabel,
  ratio = 1,
  isRound = false,
  onAreaChange,
}: PictureCropProps) {
  const id = useId()
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="flex flex-col gap-4">
      {/* A picture is never mirrored. */}
      <div dir="ltr" className="relative h-72 overflow-hidden rounded-lg bg-surface-muted sm:h-80">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          aspect={ratio}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onAreaChange(area)}
          onCropAreaChange={(_, area) => onAreaChange(area)}
          cropperProps={{ 'aria-label': label, role: 'group' }}
          nonce={pageNonce()}
        />
      </div>
      <label htmlFor={id} className="flex items-center gap-3 text-sm">
        <Icon of={ZoomIn} className="size-5 shrink-0 text-ink-muted" />
        <span className="sr-only">{zoomLabel}</span>
        <Slider
          id={id}
          min={1}
          max={LARGEST_ZOOM}
          step={0.05}
          value={zoom}
          onValueChange={setZoom}
          valueText={(value) => `${Math.round(value * 100)} %`}
          className="flex-1"
        />
      </label>
    </div>
  )
}

const LARGEST_ZOOM = 4

/** The library writes its styles into the page, which the page's security policy must know of. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
}
