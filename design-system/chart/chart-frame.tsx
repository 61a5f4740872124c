import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { DataTable } from '../data-table/data-table.tsx'
import { writtenLabels } from './chart-scale.ts'

export type ChartPoint = {
  key: string
  /** Full label, for the table and the tooltip. */
  label: string
  /** Axis label. */
  shortLabel?: string
  /** One value per series. */
  values: number[]
}

export type ChartProps = Omit<ComponentProps<'figure'>, 'children' | 'title'> & {
  title: string
  /** Shows the title to screen readers only. */
  titleHidden?: boolean
  /** Names of the series, at most three. */
  series: string[]
  points: ChartPoint[]
  format: (value: number) => string
  /** Shorter format for the axis. */
  formatTick?: (value: number) => string
  labels: {
    /** Button that opens the table. */
    table: string
    /** Table header of the points column. */
    point: string
  }
}

type FrameProps = ChartProps & {
  ticks: number[]
  /** Position of each point from start to end, 0 to 1. */
  places: number[]
  swatches: string[]
  children: ReactNode
}

/** Title, legend, axes and the data as a table around a drawing. */
export function ChartFrame({
  title,
  titleHidden = false,
  series,
  points,
  format,
  formatTick = format,
  labels,
  ticks,
  places,
  swatches,
  className,
  children,
  ...rest
}: FrameProps) {
  const written = writtenLabels(places)
  return (
    <figure {...rest} className={clsx('m-0 min-w-0', className)}>
      <figcaption className={clsx(titleHidden ? 'sr-only' : 'mb-3 text-base font-semibold')}>
        {title}
      </figcaption>
      <div aria-hidden="true">
        {series.length > 1 ? <Legend series={series} swatches={swatches} /> : null}
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-muted">
          <div className="figures flex flex-col-reverse justify-between text-end leading-none">
            {ticks.map((tick) => (
              <span key={tick} className="-my-[0.5em]">
                {formatTick(tick)}
              </span>
            ))}
          </div>
          <div className="relative h-52">
            <div className="absolute inset-0 flex flex-col-reverse justify-between">
              {ticks.map((tick) => (
                <span key={tick} className="h-0 border-t border-line first:border-line-strong" />
              ))}
            </div>
            {children}
          </div>
          <div className="relative col-start-2 mt-2 h-[1.4em]">
            {points.map(({ key, label, shortLabel = label }, index) =>
              written.has(index) ? (
                <span
                  key={key}
                  style={tooltipPosition(places[index])}
                  className="absolute whitespace-nowrap"
                >
                  {shortLabel}
                </span>
              ) : null,
            )}
          </div>
        </div>
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-9 items-center rounded-sm text-sm text-brand-ink underline decoration-brand-ink/40 underline-offset-4 hover:decoration-current touch-target">
          {labels.table}
        </summary>
        <DataTable
          caption={title}
          captionHidden
          className="mt-2 max-h-96 overflow-y-auto"
          columns={[
            { key: 'point', head: labels.point, cell: (point: ChartPoint) => point.label },
            ...series.map((name, index) => ({
              key: name,
              head: name,
              numeric: true,
              cell: (point: ChartPoint) => format(point.values[index] ?? 0),
            })),
          ]}
          rows={points}
          rowKey={(point) => point.key}
        />
      </details>
    </figure>
  )
}

function Legend({ series, swatches }: { series: string[]; swatches: string[] }) {
  return (
    <ul className="m-0 mb-4 flex list-none flex-wrap gap-x-5 gap-y-1 p-0 text-sm text-ink">
      {series.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <span className={clsx('size-3 shrink-0 rounded-full', swatches[index])} />
          {name}
        </li>
      ))}
    </ul>
  )
}

type ReadoutProps = {
  place: number
  point: ChartPoint
  series: string[]
  format: ChartProps['format']
}

/** Tooltip of a hovered point. Must be inside the `group` that receives the hover. */
export function Readout({ place, point, series, format }: ReadoutProps) {
  return (
    <div
      style={tooltipPosition(place)}
      className="pointer-events-none invisible absolute top-0 z-raised rounded-sm border border-line bg-surface px-2.5 py-1.5 text-xs text-ink-muted shadow-raised group-hover:visible"
    >
      <p className="whitespace-nowrap">{point.label}</p>
      {point.values.map((value, index) => (
        <p key={series[index]} className="figures flex justify-between gap-4 whitespace-nowrap">
          {series.length > 1 ? <span>{series[index]}</span> : null}
          <span className="font-medium text-ink">{format(value)}</span>
        </p>
      ))}
    </div>
  )
}

/** Positions the tooltip without overflowing either end. */
function tooltipPosition(place = 0) {
  return {
    insetInlineStart: `${place * 100}%`,
    translate: `calc(${-place * 100}% * var(--reading-direction)) 0`,
  }
}
