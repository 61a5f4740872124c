import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const hues = ['brand', 'accent', 'success', 'warning', 'danger', 'info']
const grounds = [
  { fill: 'paper', use: 'the page' },
  { fill: 'surface', use: 'cards, fields, menus' },
  { fill: 'surface-muted', use: 'what is pointed at, quiet blocks' },
  { fill: 'surface-raised', use: 'what is chosen on a quiet block' },
]
const steps = [
  { className: 'type-display text-display', name: 'display', use: 'the first words of a page' },
  { className: 'type-display text-xl', name: 'xl', use: 'headings of sections, prices' },
  { className: 'text-lg font-semibold', name: 'lg', use: 'headings of cards and dialogs' },
  { className: 'text-base', name: 'base', use: 'reading' },
  { className: 'text-sm', name: 'sm', use: 'labels, notes' },
  { className: 'text-xs', name: 'xs', use: 'badges, references' },
]
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20]
const radii = [
  { className: 'rounded-sm', name: 'sm, 6 px: badges, rows' },
  { className: 'rounded-md', name: 'md, 10 px: buttons, fields' },
  { className: 'rounded-lg', name: 'lg, 16 px: cards, pictures' },
]

/** The same thing in both themes, side by side. */
function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="sb-unstyled my-6 grid gap-4 md:grid-cols-2">
      {['light', 'dark'].map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="rounded-lg border border-line bg-paper p-6 text-base text-ink"
        >
          {children}
        </div>
      ))}
    </div>
  )
}

export function ColorSpecimen() {
  return (
    <BothThemes>
      <div className="flex flex-col gap-5">
        {grounds.map(({ fill, use }) => (
          <Swatch key={fill} fill={`var(--${fill})`} text="var(--ink)" name={fill} note={use} />
        ))}
        {hues.map((hue) => (
          <div key={hue} className="grid grid-cols-2 gap-2">
            <Swatch
              fill={`var(--${hue})`}
              text={`var(--on-${hue})`}
              name={hue}
              note={`on-${hue}`}
            />
            <Swatch
              fill={`var(--${hue}-soft)`}
              text={`var(--${hue}-ink)`}
              name={`${hue}-soft`}
              note={`${hue}-ink`}
            />
          </div>
        ))}
      </div>
    </BothThemes>
  )
}

export function TypeSpecimen() {
  return (
    <div className="sb-unstyled my-6 flex flex-col divide-y divide-line border-y border-line text-ink">
      {steps.map(({ className, name, use }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-8 py-4">
          <span className={clsx(className, 'figures')}>A house by the lake, $1,250,000</span>
          <span className="text-sm text-ink-muted">
            {name}: {use}
          </span>
        </div>
      ))}
    </div>
  )
}

export function SpaceSpecimen() {
  return (
    <div className="sb-unstyled my-6 flex flex-col gap-2 text-sm text-ink-muted">
      {spaces.map((space) => (
        <div key={space} className="flex items-center gap-4">
          <span className="figures w-24">
            {space} · {space * 4} px
          </span>
          <span className="h-3 bg-brand" style={{ inlineSize: `${space * 4}px` }} />
        </div>
      ))}
    </div>
  )
}

export function ShapeSpecimen() {
  return (
    <BothThemes>
      <div className="grid gap-5">
        {radii.map(({ className, name }) => (
          <Tile key={name} className={className}>
            {name}
          </Tile>
        ))}
        <Tile className="rounded-md border-transparent shadow-raised">
          raised: what can be taken
        </Tile>
        <Tile className="rounded-md border-transparent shadow-floating">
          floating: what lies above the page
        </Tile>
      </div>
    </BothThemes>
  )
}

function Tile({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={clsx('border border-line bg-surface p-4 text-sm', className)}>{children}</div>
  )
}

type SwatchProps = { fill: string; text: string; name: string; note: string }

function Swatch({ fill, text, name, note }: SwatchProps) {
  return (
    <div
      className="rounded-md border border-line px-4 py-3"
      style={{ backgroundColor: fill, color: text }}
    >
      <p className="text-sm font-medium">{name}</p>
      <p className="text-xs">{note}</p>
    </div>
  )
}
