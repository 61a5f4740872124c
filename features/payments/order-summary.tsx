import { Check } from 'lucide'
import type { ActivePackage, Package } from '@/client/api/member/packages.ts'
import type { PaymentSettings } from '@/client/api/member/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import {
  featureWords,
  isCountedFeature,
  isUsableFeature,
} from '@/features/packages/package-words.ts'

type OrderSummaryProps = {
  plan: Package | ActivePackage
  tax: PaymentSettings['tax'] | undefined
}

/** What is bought, for how long and at which price. */
export function OrderSummary({ plan, tax }: OrderSummaryProps) {
  const { name, price, duration, features } = plan
  const { t, formats } = useText()
  return (
    <section
      aria-labelledby="order"
      className="h-fit rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="order" className="text-sm font-medium text-ink-muted">
        {t('payments.order')}
      </h2>
      <p className="mt-1 text-lg font-semibold text-ink">
        <bdi>{name}</bdi>
      </p>
      <p className="text-sm text-ink-muted">
        {t('packages.lasts', { duration: formats.duration(duration) })}
      </p>
      <ul
        aria-label={t('packages.contents', { name })}
        className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm text-ink"
      >
        {features.filter(isUsableFeature).map((feature) => (
          <li key={feature.id} className="flex items-baseline gap-3">
            <Icon of={Check} className="size-4 shrink-0 translate-y-0.5 text-brand-ink" />
            <span className="min-w-0 flex-1">{featureWords(t, feature)}</span>
            {isCountedFeature(feature.id) ? (
              <span className="figures font-medium">
                {feature.limit === null ? t('packages.unlimited') : formats.number(feature.limit)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {price === null ? null : (
        <div className="mt-5 border-t border-line pt-4">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-medium text-ink">{t('payments.total')}</span>
            <bdi className="figures type-display text-xl text-ink">{formats.fullPrice(price)}</bdi>
          </p>
          {tax ? (
            <p className="mt-1 text-end text-sm text-ink-muted">
              {t('payments.includesTax', {
                tax: tax.name ?? t('payments.receipt.taxName'),
                percent: formats.number(tax.percent, 3),
              })}
            </p>
          ) : null}
        </div>
      )}
    </section>
  )
}
