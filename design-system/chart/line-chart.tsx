import { clsx } from 'clsx'
import { ChartFrame, type ChartPoint, type ChartProps, Readout } from './chart-frame.tsx'
import { ticksFor } from './chart-scale.ts'

export type LineChartProps = Omit<ChartProps, 'points'> & {
  /** `at` is the position of the point, for example its time. Default: evenly spaced. */
  points: (ChartPoint & { at?: number })[]
  /** `steps`: a value holds until the next one, like prices. */
  shape?: 'straight' | 'steps'
  /** Default: the axis starts near the minimum. */
  fromZero?: boolean
}

const LINES = [
  { stroke: 'stroke-brand-ink', fill: 'bg-brand-ink', dash: undefined },
  { stroke: 'stroke-accent-ink', fill: 'bg-accent-ink', dash: '7 5' },
  { stroke: 'stroke-info-ink', fill: 'bg-info-ink', dash: '2 4' },
]

/** Line chart. Series differ in dashes too, not only in color. */
export function LineChart({ shape = 'straight', fromZero = false, ...props }: LineChartProps) {
  const { points, series, format } = props
  const ticks = ticksFor(
    points.flatMap(({ values }) => values),
    4,
    fromZero,
  )
  const bottom = ticks[0] ?? 0
  const span = (ticks.at(-1) ?? 1) - bottom
  const height = (value: number) => ((value - bottom) / span) * 100
  const places = toPlaces(points)
  return (
    <ChartFrame {...props} ticks={ticks} places={places} swatches={LINES.map(({ fill }) => fill)}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="mirrored absolute inset-0 size-full overflow-visible"
      >
        <title>{props.title}</title>
        {series.map((name, at) => (
          <path
            key={name}
            d={toPath(
              points.map(({ values }) => 100 - height(values[at] ?? 0)),
              places,
              shape,
            )}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeDasharray={LINES[at]?.dash}
            vectorEffect="non-scaling-stroke"
            className={clsx(LINES[at]?.stroke, 'forced-colors:stroke-[CanvasText]')}
          />
        ))}
      </svg>
      {points.map((point, index) => (
        <div key={point.key} className="group contents">
          <div style={hoverZone(places, index)} className="absolute inset-y-0" />
          {point.values.map((value, at) => (
            <span
              key={series[at]}
              style={{
                insetInlineStart: `${(places[index] ?? 0) * 100}%`,
                insetBlockEnd: `${height(value)}%`,
              }}
              className={clsx(
                '-m-1 pointer-events-none absolute size-2 rounded-full outline-surface group-hover:outline-2 forced-colors:bg-[CanvasText]',
                points.length > 16 && 'invisible group-hover:visible',
                LINES[at]?.fill,
              )}
            />
          ))}
          <Readout place={places[index] ?? 0} point={point} series={series} format={format} />
        </div>
      ))}
    </ChartFrame>
  )
}

function toPlaces(points: LineChartProps['points']): number[] {
  const at = points.map((point, index) => point.at ?? index)
  const first = Math.min(...at)
  const span = Math.max(...at) - first
  return at.map((value) => (span === 0 ? 0.5 : (value - first) / span))
}

/** Hover area of a point: halfway to its neighbors. */
function hoverZone(places: number[], index: number) {
  const own = places[index] ?? 0
  const middle = (other: number | undefined, edge: number) =>
    other === undefined ? edge : (own + other) / 2
  const from = middle(places[index - 1], 0)
  const to = middle(places[index + 1], 1)
  return { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }
}

function toPath(depths: number[], places: number[], shape: 'straight' | 'steps'): string {
  return depths
    .map((depth, index) => {
      const x = (places[index] ?? 0) * 100
      if (index === 0) return `M${x} ${depth}`
      return shape === 'steps' ? `H${x}V${depth}` : `L${x} ${depth}`
    })
    .join('')
}
