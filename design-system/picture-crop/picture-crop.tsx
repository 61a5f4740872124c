'use client'

import { ZoomIn } from 'lucide'
import { useId, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import { Icon } from '../icon/icon.tsx'
import { Slider } from '../range/slider.tsx'

/** Crop area in pixels of the original. */
export type PictureArea = Area

export type PictureCropProps = {
  src: string
  /** Screen reader instructions for moving the picture. */
  label: string
  zoomLabel: string
  /** Width divided by height. */
  ratio?: number
  isRound?: boolean
  /** Called initially and on every change. */
  onAreaChange: (area: PictureArea) => void
}

/** Crops a picture by drag, arrow keys and zoom slider. */
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
      {/* Pictures are not mirrored in RTL. */}
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

/**
 * The library injects a style element, which the content security policy allows only with a nonce.
 */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
}
