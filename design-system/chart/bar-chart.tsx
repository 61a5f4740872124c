import { clsx } from 'clsx'
import { ChartFrame, type ChartProps, Readout } from './chart-frame.tsx'
import { ticksFor } from './chart-scale.ts'

/** Each series keeps its own system color in forced-colors mode. */
const FILLS = [
  'bg-brand forced-colors:bg-[CanvasText]',
  'bg-accent forced-colors:bg-[Highlight]',
  'bg-info forced-colors:bg-[GrayText]',
]

/** Stacked bar chart, one column per point. Values must not be negative. */
export function BarChart(props: ChartProps) {
  const { points, series, format } = props
  const totals = points.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const ticks = ticksFor(totals)
  const top = ticks.at(-1) ?? 1
  const places = points.map((_, index) => (index + 0.5) / points.length)
  return (
    <ChartFrame {...props} ticks={ticks} places={places} swatches={FILLS}>
      <div className="absolute inset-0 flex">
        {points.map((point, index) => (
          <div key={point.key} className="group min-w-0 flex-1 hover:bg-surface-muted/60">
            <div className="mx-auto flex h-full w-4/5 flex-col-reverse gap-px">
              {point.values.map((value, at) => (
                <span
                  key={series[at]}
                  style={{ blockSize: `${(value / top) * 100}%` }}
                  className={clsx('shrink-0 group-hover:opacity-80', FILLS[at])}
                />
              ))}
            </div>
            <Readout place={places[index] ?? 0} point={point} series={series} format={format} />
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
