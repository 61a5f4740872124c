import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { contrast, type Rgb } from './contrast.ts'

const hues = [
  { name: 'brand', use: 'what leads on' },
  { name: 'accent', use: 'changes of price, calls to act' },
  { name: 'success', use: 'it worked' },
  { name: 'warning', use: 'look before you go on' },
  { name: 'danger', use: 'it failed, or it cannot be undone' },
  { name: 'info', use: 'good to know' },
]
const grounds = [
  { name: 'paper', use: 'the page' },
  { name: 'surface', use: 'cards, fields, menus' },
  { name: 'surface-muted', use: 'what is pointed at, quiet blocks' },
  { name: 'surface-raised', use: 'what is chosen on a quiet block' },
]

/** All colors in both themes, with the contrast measured on screen. */
export function ColorSpecimen() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {['light', 'dark'].map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="rounded-lg border border-line bg-paper p-4 text-ink sm:p-6"
        >
          <h3 className="mb-4 text-sm font-medium text-ink-muted">
            {theme === 'light' ? 'Light' : 'Dark'}
          </h3>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-2">
            {grounds.map(({ name, use }) => (
              <Swatch key={name} fill={name} text="ink" note={use} />
            ))}
            <Swatch fill="paper" text="ink-muted" note="notes, in ink-muted" />
            <Swatch fill="surface-muted" text="ink-muted" note="notes on quiet blocks" />
          </div>
          <div className="mt-5 grid gap-2">
            {hues.map(({ name, use }) => (
              <div
                key={name}
                className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2"
              >
                <Swatch fill={name} text={`on-${name}`} note={use} />
                <Swatch fill={`${name}-soft`} text={`${name}-ink`} note={`in ${name}-ink`} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

type SwatchProps = { fill: string; text: string; note: string; className?: string }

/** Color with text on it and their contrast ratio. */
export function Swatch({ fill, text, note, className }: SwatchProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number>()
  useEffect(() => {
    const style = ref.current ? getComputedStyle(ref.current) : undefined
    if (style) setRatio(contrast(parseRgb(style.color), parseRgb(style.backgroundColor)))
  }, [])
  return (
    <div
      ref={ref}
      className={clsx(
        'flex min-h-20 flex-col justify-between gap-2 rounded-md border border-line px-3.5 py-2.5',
        className,
      )}
      style={{ backgroundColor: `var(--${fill})`, color: `var(--${text})` }}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm font-medium">
        {fill}
        <bdi dir="ltr" className="figures text-xs">
          {ratio?.toFixed(1)} : 1
        </bdi>
      </p>
      <p className="text-xs">{note}</p>
    </div>
  )
}

/** Parses the `rgb(1, 2, 3)` of `getComputedStyle`. */
function parseRgb(text: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue]
}
