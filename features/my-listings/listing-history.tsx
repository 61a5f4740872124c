import type { ListingHistoryEvent } from '@/client/api/member/my-listings.ts'
import { isolatedLeftToRight } from '@/client/text/isolated.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { Timeline, TimelineItem } from '@/design-system/timeline/timeline.tsx'
import { PriceText } from '@/features/listing-card/price.tsx'
import { PartFailed } from './part-failed.tsx'
import type { MyListingPart } from './use-my-listing.ts'

/** History of decisions, prices and states of a listing, newest first. */
export function ListingHistory({ of }: { of: MyListingPart<readonly ListingHistoryEvent[]> }) {
  const { t, formats } = useText()
  const { data: history, error, retry } = of
  if (!history && error) return <PartFailed error={error} onRetry={retry} />
  if (!history) return <Skeleton className="h-32 rounded-lg" />
  if (history.length === 0) return <p className="text-ink-muted">{t('myListings.historyNone')}</p>
  return (
    <Timeline aria-label={t('myListings.history')}>
      {history.map((happening) => (
        <TimelineItem
          key={happening.kind + happening.happened_at}
          title={t(`myListings.happened.${happening.kind}`)}
          when={formats.date(happening.happened_at)}
          dateTime={happening.happened_at}
        >
          {happening.kind === 'withdrawn' || happening.kind === 'back' ? null : (
            <Words of={happening} />
          )}
        </TimelineItem>
      ))}
    </Timeline>
  )
}

function Words({
  of: { reason, price, former_price: previousPrice },
}: {
  of: ListingHistoryEvent
}) {
  const { t, formats } = useText()
  if (reason) return <bdi className="mt-1 block text-sm text-ink">{reason}</bdi>
  if (price === null) return null
  return (
    <p className="figures mt-0.5 text-sm text-ink-muted">
      <PriceText
        formats={listingPrices({ t, formats })}
        say={(write) => {
          if (previousPrice === null) return write(price)
          return t('myListings.price', {
            price: isolatedLeftToRight(write(price)),
            former: isolatedLeftToRight(write(previousPrice)),
          })
        }}
      />
    </p>
  )
}
