import type { PropertyDetail } from '@/client/api/properties.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import type { Text } from '@/client/text/text.ts'
import type { TextKey } from '@/client/text/translator.ts'
import { LineChart } from '@/design-system/chart/line-chart.tsx'
import { Timeline, TimelineItem } from '@/design-system/timeline/timeline.tsx'
import { priceChange } from '@/domain/listing/price-history.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'
import { toLocale } from '@/domain/money/number-format.ts'
import { Price } from '@/features/listing-card/price.tsx'
import { PageSection } from '@/features/listing-page/page-section.tsx'

type History = NonNullable<PropertyDetail['history']>
type ListingEvent = History[number]

type PriceHistoryProps = Text & { property: PropertyDetail; siteName: string }

/** Days on market and past changes, newest first; some servers store no history. */
export function PriceHistory({ property, siteName, ...text }: PriceHistoryProps) {
  const { history = [], days_on_market: days } = property
  const { t, formats } = text
  const isOver = property.property_type === 'sold' || property.property_type === 'rented'
  const entries = history.map((event, at) => ({ event, former: history[at - 1] })).reverse()
  if (entries.length === 0) return null
  return (
    <PageSection title={t('properties.history.title')}>
      {days === undefined ? null : (
        <p className="mb-6 max-w-text">
          {t(isOver ? 'properties.history.daysOver' : 'properties.history.days', {
            count: days,
            site: siteName,
          })}
        </p>
      )}
      {countChanges(history) > 0 ? <PriceLine history={history} {...text} /> : null}
      <Timeline aria-label={t('properties.history.title')} className="max-w-text">
        {entries.map(({ event, former: previous }) => (
          <TimelineItem
            key={event.happened_at + event.kind}
            title={t(toTextKey(event, previous))}
            when={formats.date(event.happened_at)}
            dateTime={event.happened_at}
            aside={
              event.kind === 'withdrawn' ? null : (
                <Price amount={event.price} formats={listingPrices(text)} />
              )
            }
          >
            <Change event={event} previous={previous} {...text} />
          </TimelineItem>
        ))}
      </Timeline>
    </PageSection>
  )
}

/** Step chart from the first price until today or the end of the offer. */
function PriceLine({ history: events, t, formats, language }: Text & { history: History }) {
  const history = events.filter(({ price }) => !isPriceOnRequest(price))
  const last = history.at(-1)
  const isOffered = last && OFFERED.has(last.kind)
  const held = isOffered
    ? [...history, { ...last, happened_at: new Date().toISOString() }]
    : history
  return (
    <LineChart
      title={t('properties.history.chart')}
      titleHidden
      className="mb-8"
      shape="steps"
      series={[t('properties.history.price')]}
      points={held.map(({ happened_at, price }, at) => {
        const isEnd = at === 0 || at === held.length - 1
        return {
          key: `${at}`,
          at: Date.parse(happened_at),
          label: formats.date(happened_at),
          // Labels of close dates could overlap; the list below has all dates.
          shortLabel: isEnd ? shortDate(happened_at, language) : '',
          values: [price],
        }
      })}
      format={formats.fullPrice}
      formatTick={formats.briefPrice}
      labels={{ table: t('properties.history.table'), point: t('properties.history.date') }}
    />
  )
}

/** "17 Oct": both end labels fit side by side on a phone, also with large text. */
function shortDate(iso: string, language: string): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(iso))
}

const OFFERED: ReadonlySet<string> = new Set(['listed', 'price', 'period', 'back'])

function Change({
  event,
  previous,
  t,
  formats,
}: Text & { event: ListingEvent; previous: ListingEvent | undefined }) {
  const change = priceChange(previous?.price, event.price)
  if (change === null || event.kind === 'withdrawn' || event.kind === 'period') return null
  const percent = formats.number(Math.abs(change), 1)
  if (percent === formats.number(0)) return null
  return (
    <p className={change < 0 ? 'mt-1 text-sm text-success-ink' : 'mt-1 text-sm text-ink-muted'}>
      {t(change < 0 ? 'properties.history.less' : 'properties.history.more', { percent })}
    </p>
  )
}

function toTextKey({ kind, price }: ListingEvent, previous: ListingEvent | undefined): TextKey {
  if (kind !== 'price') return WORDS[kind]
  if (isPriceOnRequest(price) || (previous && isPriceOnRequest(previous.price))) {
    return 'properties.history.changed'
  }
  return previous && price > previous.price
    ? 'properties.history.raised'
    : 'properties.history.lowered'
}

const WORDS = {
  listed: 'properties.history.listed',
  period: 'properties.history.period',
  sold: 'properties.history.sold',
  rented: 'properties.history.rented',
  withdrawn: 'properties.history.withdrawn',
  back: 'properties.history.back',
} as const

function countChanges(history: History): number {
  return new Set(history.map(({ price }) => price)).size - 1
}
