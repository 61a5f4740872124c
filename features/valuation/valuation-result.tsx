import { isolatedLeftToRight } from '@/client/text/isolated.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { DataTable } from '@/design-system/data-table/data-table.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import type { ComparableSale, Valuation } from '@/machines/valuation/home-valuation.types.ts'

/** The range, its error, and the sold homes behind it. */
export function ValuationResult({ valuation }: { valuation: Valuation }) {
  const { t, formats } = useText()
  const { low, middle, high, model, salesInReach, newestSale } = valuation
  return (
    <>
      <section aria-labelledby="valuation-range" className="max-w-text">
        <h2 id="valuation-range" className="type-display text-xl text-ink">
          {t('valuation.range', { low: formats.briefPrice(low), high: formats.briefPrice(high) })}
        </h2>
        <p className="mt-2 text-lg text-ink">
          {t('valuation.middle', { middle: formats.briefPrice(middle) })}
        </p>
        <p className="mt-4 text-ink-muted">
          {t('valuation.error', {
            count: model.judged,
            error: formats.number(model.medianError, 1),
            coverage: formats.number(model.coverage, 1),
          })}
        </p>
        <p className="mt-2 text-ink-muted">
          {t('valuation.basis', { count: salesInReach, date: formats.date(newestSale) })}
        </p>
      </section>
      {valuation.comparables.length > 0 ? <ComparableTable sales={valuation.comparables} /> : null}
    </>
  )
}

function ComparableTable({ sales }: { sales: readonly ComparableSale[] }) {
  const { t, formats } = useText()
  const href = useHref()
  return (
    <div className="mt-12">
      <h2 className="type-display text-xl text-ink">{t('valuation.comparables')}</h2>
      <p className="mt-2 mb-4 max-w-text text-ink-muted">{t('valuation.adjustedHint')}</p>
      <DataTable
        caption={t('valuation.comparables')}
        captionHidden
        columns={[
          {
            key: 'home',
            head: t('valuation.home'),
            cell: ({ slug, title }) => (
              <SiteLink href={href(routes.property(slug))}>
                <bdi>{title}</bdi>
              </SiteLink>
            ),
          },
          {
            key: 'price',
            head: t('valuation.price'),
            numeric: true,
            cell: ({ price }) => formats.briefPrice(price),
          },
          {
            key: 'adjusted',
            head: t('valuation.adjusted'),
            numeric: true,
            cell: ({ adjustedPrice }) => formats.briefPrice(adjustedPrice),
          },
          { key: 'sold', head: t('valuation.sold'), cell: ({ soldOn }) => formats.date(soldOn) },
          {
            key: 'distance',
            head: t('valuation.distance'),
            numeric: true,
            cell: ({ distanceMeters }) => formats.away(distanceMeters / 1000),
          },
          {
            key: 'differences',
            head: t('valuation.differences'),
            cell: ({ differences }) => <Differences differences={differences} />,
          },
        ]}
        rows={[...sales]}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

const compared = ['area', 'plot', 'bedrooms', 'bathrooms', 'floors', 'yearBuilt'] as const

/** Facts in which the sold home differs; those that are alike or unknown are left out. */
function Differences({ differences }: Pick<ComparableSale, 'differences'>) {
  const { t, formats } = useText()
  const words = compared.flatMap((fact) => {
    const difference = differences[fact]
    if (!difference) return []
    const sign = difference > 0 ? '+' : '−'
    const amount = formats.number(Math.abs(difference), fact === 'area' || fact === 'plot' ? 0 : 1)
    return [
      {
        fact,
        text: t(`valuation.difference.${fact}`, {
          amount: isolatedLeftToRight(`${sign}${amount}`),
        }),
      },
    ]
  })
  if (words.length === 0) return t('valuation.alike')
  return (
    <ul>
      {words.map(({ fact, text }) => (
        <li key={fact}>{text}</li>
      ))}
    </ul>
  )
}
