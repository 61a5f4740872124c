import type { PropertyFacets } from '@/client/api/properties.ts'
import type { Text } from '@/client/text/text.ts'

type PriceChartProps = Pick<Text, 't' | 'formats'> & { price: PropertyFacets['price'] | undefined }

/** Histogram of prices; reserves its space while loading. */
export function PriceChart({ price, t, formats }: PriceChartProps) {
  const ranges = price?.histogram ?? []
  const most = Math.max(1, ...ranges.map(({ count }) => count))
  const isKnown = price !== undefined && price.min !== null && price.max !== null
  return (
    <div
      {...(isKnown
        ? {
            role: 'img',
            'aria-label': t('properties.filters.priceChart', {
              least: formats.price(price.min ?? 0),
              most: formats.price(price.max ?? 0),
            }),
          }
        : { 'aria-hidden': true })}
      className="mb-3 flex h-12 items-end gap-px border-b border-line"
    >
      {ranges.map(({ from, count }) => (
        <span
          key={from}
          style={{ blockSize: `${(count / most) * 100}%` }}
          className="min-w-0 flex-1 rounded-t-xs bg-brand/30"
        />
      ))}
    </div>
  )
}
