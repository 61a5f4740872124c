import type { ListingDays as Days } from '@/client/api/member/my-listings.ts'
import { useText } from '@/client/text/text-context.tsx'
import { LineChart } from '@/design-system/chart/line-chart.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { toLocale } from '@/domain/money/number-format.ts'
import { PartFailed } from './part-failed.tsx'
import type { MyListingPart } from './use-my-listing.ts'

/** Chart of views, saves and inquiries by day. Default export, as `OnDemand` requires. */
export default function ListingDays({ part }: { part: MyListingPart<Days> }) {
  const { t, formats, language } = useText()
  const { data, error, retry } = part
  if (!data && error) return <PartFailed error={error} onRetry={retry} />
  if (!data) return <Skeleton className="h-52 rounded-lg" />
  const days = data.days.filter(({ day }) => day >= data.since)
  const isEmpty = days.every(
    ({ views, favourites, inquiries }) => views + favourites + inquiries === 0,
  )
  return (
    <>
      <p className="mb-4 max-w-text text-sm text-ink-muted">
        {t('myListings.daysHint', { day: formats.date(data.since) })}
      </p>
      {isEmpty ? (
        <p className="text-ink-muted">{t('myListings.daysNone')}</p>
      ) : (
        <LineChart
          title={t('myListings.days')}
          titleHidden
          fromZero
          series={[
            t('myListings.statViews'),
            t('myListings.daysSaves'),
            t('myListings.daysInquiries'),
          ]}
          points={days.map(({ day, views, favourites, inquiries }) => ({
            key: day,
            label: formats.date(day),
            shortLabel: shortDay(day, language),
            values: [views, favourites, inquiries],
          }))}
          format={(value) => formats.number(value)}
          formatTick={(value) => (Number.isInteger(value) ? formats.number(value) : '')}
          labels={{ table: t('myListings.daysTable'), point: t('myListings.daysDay') }}
        />
      )}
    </>
  )
}

function shortDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(day))
}
