import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { placeOf, RANGE_PLACES } from './range-scale.ts'

/** How many things have a value from `from` to `to`. */
export type RangeBin = { from: number; to: number; count: number }

export type RangeHistogramProps = Omit<ComponentProps<'div'>, 'children'> & {
  bins: RangeBin[]
  /** What it shows, in words; without it, it is for the eye only. */
  label?: string
  /** The stretch that is chosen; bins outside of it step back. An end left open is absent. */
  chosen?: { min?: number; max?: number }
  /** The line it stands on: from, to and curve as of the range below it. */
  min: number
  max: number
  curve?: number
}

/** How many there are at which value, standing on the line of a range. */
export function RangeHistogram({
  bins,
  label,
  chosen = {},
  min,
  max,
  curve = 1,
  className,
  ...rest
}: RangeHistogramProps) {
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const shareOf = (value: number) => placeOf({ min, max, step: 1, curve }, value) / RANGE_PLACES
  return (
    <div
      {...rest}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={clsx('positioned h-12 border-b border-line', className)}
    >
      {bins.map(({ from, to, count }) => {
        const isChosen = to > (chosen.min ?? min) && from < (chosen.max ?? max)
        return (
          <span
            key={from}
            data-state={isChosen ? 'chosen' : undefined}
            style={{
              insetInlineStart: `${shareOf(from) * 100}%`,
              inlineSize: `max(1px, ${(shareOf(to) - shareOf(from)) * 100}% - 1px)`,
              blockSize: `${(count / most) * 100}%`,
            }}
            className="absolute bottom-0 rounded-t-xs bg-line-strong/40 data-[state=chosen]:bg-brand forced-colors:border-t forced-colors:data-[state=chosen]:bg-[Highlight]"
          />
        )
      })}
    </div>
  )
}
