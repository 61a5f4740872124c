import { Check } from 'lucide'
import type { ActivePackage, Package } from '@/client/api/member/packages.ts'
import type { PaymentSettings } from '@/client/api/member/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { toMajor, toMinor } from '@/domain/money/price.ts'
import { taxWithin } from '@/domain/payment/tax.ts'
import {
  featureWords,
  isCountedFeature,
  isUsableFeature,
} from '@/features/packages/package-words.ts'

type OrderSummaryProps = {
  plan: Package | ActivePackage
  tax: PaymentSettings['tax'] | undefined
}

/** Package, duration and price. */
export function OrderSummary({ plan, tax }: OrderSummaryProps) {
  const { name, price, duration, features } = plan
  const { t, formats } = useText()
  const currency = plan.currency ?? formats.currency
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
        <dl className="mt-5 flex flex-col gap-2 border-t border-line pt-4 [&_dd]:m-0 [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-4">
          {tax ? <TaxLines price={price} currency={currency} tax={tax} /> : null}
          <div>
            <dt className="font-medium text-ink">{t('payments.total')}</dt>
            <dd className="figures type-display text-xl text-ink">
              <bdi>{formats.money(price, currency)}</bdi>
            </dd>
          </div>
        </dl>
      )}
    </section>
  )
}

type TaxLinesProps = {
  price: number
  currency: string
  tax: NonNullable<PaymentSettings['tax']>
}

/** Net price and tax within the price, as the receipt will say. */
function TaxLines({ price, currency, tax: { name, percent } }: TaxLinesProps) {
  const { t, formats } = useText()
  const gross = toMinor(price, currency)
  const tax = taxWithin(gross, Math.round(percent * 1000))
  const lines = [
    { label: t('payments.net'), minor: gross - tax },
    {
      label: t('payments.receipt.tax', {
        tax: name ?? t('payments.receipt.taxName'),
        percent: formats.number(percent, 3),
      }),
      minor: tax,
    },
  ]
  return lines.map(({ label, minor }) => (
    <div key={label} className="text-sm">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="figures text-ink">
        <bdi>{formats.money(toMajor(minor, currency), currency)}</bdi>
      </dd>
    </div>
  ))
}
