import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const steps = [
  { className: 'type-display text-display', name: 'display', use: 'the first words of a page' },
  { className: 'type-display text-xl', name: 'xl', use: 'headings of sections, prices' },
  { className: 'text-lg font-semibold', name: 'lg', use: 'headings of cards and dialogs' },
  { className: 'text-base', name: 'base', use: 'reading, 16 px' },
  { className: 'text-sm', name: 'sm', use: 'labels, notes' },
  { className: 'text-xs', name: 'xs', use: 'badges, references' },
]
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20]
const radii = [
  { className: 'rounded-sm', name: 'sm', use: 'badges, rows · 6 px' },
  { className: 'rounded-md', name: 'md', use: 'buttons, fields · 10 px' },
  { className: 'rounded-lg', name: 'lg', use: 'cards, pictures · 16 px' },
]
const shadows = [
  { className: 'shadow-raised', name: 'raised', use: 'what can be taken' },
  { className: 'shadow-floating', name: 'floating', use: 'what lies above the page' },
]
const durations = [
  { className: 'duration-fast', name: 'fast', use: 'a color that answers · 120 ms' },
  { className: 'duration-base', name: 'base', use: 'something that opens · 160 ms' },
  { className: 'duration-slow', name: 'slow', use: 'something that comes in · 200 ms' },
]

export function TypeSpecimen() {
  return (
    <div className="divide-y divide-line border-y border-line">
      {steps.map(({ className, name, use }) => (
        <div
          key={name}
          className="grid items-baseline gap-x-8 gap-y-1 py-5 md:grid-cols-[minmax(0,1fr)_16rem]"
        >
          <p className={clsx(className, 'figures')}>A house by the lake, $1,250,000</p>
          <p className="text-sm text-ink-muted">
            <span className="font-medium text-ink">{name}</span> · {use}
          </p>
        </div>
      ))}
    </div>
  )
}

export function SpaceSpecimen() {
  return (
    <ul className="grid list-none gap-2 p-0 text-sm">
      {spaces.map((space) => (
        <li key={space} className="flex items-center gap-4">
          <span dir="ltr" className="figures w-20 shrink-0 text-ink-muted">
            {space} · {space * 4} px
          </span>
          <span className="h-3 rounded-full bg-brand" style={{ inlineSize: `${space * 4}px` }} />
        </li>
      ))}
    </ul>
  )
}

export function ShapeSpecimen() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-5">
      {radii.map(({ className, name, use }) => (
        <Tile key={name} name={name} use={use} className={clsx('border-line', className)} />
      ))}
      {shadows.map(({ className, name, use }) => (
        <Tile
          key={name}
          name={name}
          use={use}
          className={clsx('rounded-lg border-transparent', className)}
        />
      ))}
    </div>
  )
}

type TileProps = { name: string; use: ReactNode; className: string }

function Tile({ name, use, className }: TileProps) {
  return (
    <div className={clsx('grid min-h-32 content-end border bg-surface p-4 text-sm', className)}>
      <p className="font-medium">{name}</p>
      <p className="text-ink-muted">{use}</p>
    </div>
  )
}

/** Animates on hover and focus only. */
export function MotionSpecimen() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-5">
      {durations.map(({ className, name, use }) => (
        <button
          key={name}
          type="button"
          className="group grid gap-4 rounded-lg border border-line bg-surface p-4 text-start text-sm text-ink"
        >
          <span className="block rounded-full bg-surface-muted p-1 forced-colors:border">
            <span
              className={clsx(
                'block size-6 rounded-full bg-brand transition-[margin] ease-settle group-hover:ms-[calc(100%-1.5rem)] group-focus-visible:ms-[calc(100%-1.5rem)] forced-colors:bg-[Highlight]',
                className,
              )}
            />
          </span>
          <span>
            <span className="block font-medium">{name}</span>
            <span className="text-ink-muted">{use}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
