import { useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { linkStyles } from '../link-styles/link-styles.ts'
import { ProgressBar } from '../progress/progress-bar.tsx'
import { Swatch } from './color-specimen.tsx'
import { type BrandShades, brandShades } from './on-color.ts'

const names: Record<keyof BrandShades, string> = {
  brand: '--brand',
  brandHover: '--brand-hover',
  brandSoft: '--brand-soft',
  brandInk: '--brand-ink',
  onBrand: '--on-brand',
}

/** Components in an operator's brand color, in both themes. */
export function BrandSpecimen({ color }: { color: string }) {
  const shades = brandShades(color)
  if (!shades) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={Object.fromEntries(
            Object.entries(names).map(([key, name]) => [
              name,
              shades[theme][key as keyof BrandShades],
            ]),
          )}
          className="grid gap-4 rounded-lg border border-line bg-paper p-4 text-ink sm:p-5"
        >
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
            <Swatch fill="brand" text="on-brand" note="fill" />
            <Swatch fill="brand-hover" text="on-brand" note="pointed at" />
            <Swatch fill="brand-soft" text="brand-ink" note="quiet" />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button>Ask for a viewing</Button>
            <Badge variant="brand">New</Badge>
            <a href="#brand" className={linkStyles()}>
              All homes
            </a>
          </div>
          <ProgressBar label="Sold" value={0.4} valueText="2 of 5" />
        </div>
      ))}
    </div>
  )
}

/** The same, with a color picker. */
export function BrandTrial() {
  const [color, setColor] = useState('#14b8dc')
  return (
    <div>
      <label htmlFor="brand-trial" className="mb-4 flex items-center gap-3 text-sm font-medium">
        <input
          id="brand-trial"
          type="color"
          value={color}
          onChange={(event) => setColor(event.target.value)}
          className="h-11 w-16 rounded-md border border-line-strong bg-surface p-1"
        />
        Try another color
      </label>
      <BrandSpecimen key={color} color={color} />
    </div>
  )
}
