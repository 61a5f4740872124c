import { Check } from 'lucide'
import type { ActivePackage, Package, PackageFeatureRow } from '@/client/api/member/packages.ts'
import { useText } from '@/client/text/text-context.tsx'
import { CompareTable } from '@/design-system/compare-table/compare-table.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { PlanStatus, PlanWay } from './package-card.tsx'
import { featureWords, isCountedFeature, isUsableFeature } from './package-words.ts'

type Plan = Package | ActivePackage

type PackageComparisonProps = {
  plans: readonly Plan[]
  /** All features that packages can include. */
  features: readonly PackageFeatureRow[]
  next: string | null
  /** ID of the free package being taken. */
  taking: number | null
  onTake: (plan: Plan, button: HTMLElement) => void
}

/** Packages side by side, for wide windows. */
export function PackageComparison({
  plans,
  features,
  next,
  taking,
  onTake,
}: PackageComparisonProps) {
  const { t, formats } = useText()
  const things = plans.map((plan) => ({
    key: String(plan.id),
    head: (
      <div className="flex h-full flex-col gap-2">
        <div className="flex min-h-6 flex-wrap gap-2">
          <PlanStatus plan={plan} />
        </div>
        <h2 className="text-lg font-semibold text-ink">
          <bdi>{plan.name}</bdi>
        </h2>
        <p className="type-display text-xl text-ink">
          <bdi>
            {plan.price === null ? t('packages.free') : formats.money(plan.price, plan.currency)}
          </bdi>
        </p>
        <div className="mt-auto pt-2">
          <PlanWay
            isNarrow
            plan={plan}
            next={next}
            isTaking={taking === plan.id}
            onTake={(button) => onTake(plan, button)}
          />
        </div>
      </div>
    ),
  }))
  const duration = {
    key: 'duration',
    label: t('packages.compare.duration'),
    values: plans.map((plan) => formats.duration(plan.duration)),
  }
  const rights = features.filter(isUsableFeature).map((feature) => ({
    key: String(feature.id),
    label: featureWords(t, feature),
    values: plans.map((plan) => <PlanRight key={plan.id} plan={plan} feature={feature} />),
  }))
  return (
    <CompareTable
      // Keeps texts for screen readers inside what scrolls.
      className="relative"
      caption={t('packages.compare.caption')}
      things={things}
      groups={[{ key: 'packages', rows: [duration, ...rights] }]}
      labels={{
        corner: t('packages.compare.corner'),
        differs: '',
        unknown: t('packages.notIncluded'),
      }}
    />
  )
}

function PlanRight({ plan, feature }: { plan: Plan; feature: PackageFeatureRow }) {
  const { t, formats } = useText()
  const grant = plan.features.find(({ id }) => id === feature.id)
  if (!grant) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('packages.notIncluded')}</span>
      </>
    )
  }
  if (isCountedFeature(feature.id)) {
    const { limit } = grant
    return (
      <span className="font-medium text-ink">
        {limit === null || limit === undefined ? t('packages.unlimited') : formats.number(limit)}
      </span>
    )
  }
  return (
    <span className="inline-flex items-center">
      <Icon of={Check} className="size-4.5 text-brand-ink" />
      <span className="sr-only">{t('packages.included')}</span>
    </span>
  )
}
