'use client'

import { clsx } from 'clsx'
import { useRouter } from 'next/navigation'
import type { PackageOffer } from '@/client/api/member/packages.ts'
import { restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { PackageCard } from './package-card.tsx'
import { PackageComparison } from './package-comparison.tsx'
import { usePackages } from './use-packages.ts'

type PlanGridProps = { everybodys: PackageOffer; next?: string | null }

/** Packages: active ones first, then those with a request under review, then rejected ones. */
export function PackageGrid({ everybodys, next = null }: PlanGridProps) {
  const router = useRouter()
  const onTaken = next ? () => router.push(next) : undefined
  const { offer = everybodys, taking, take } = usePackages(everybodys, onTaken)
  const rank = ({ package_status }: { package_status: string | null }) =>
    STATUS_ORDER.indexOf(package_status ?? '')
  const plans = [...offer.active, ...offer.offered].sort((a, b) => rank(b) - rank(a))
  const onTake = ({ id }: { id: number }, button: HTMLElement) => {
    const place = button.closest('li, th')
    restoreFocus(button, place instanceof HTMLElement ? [place] : [])
    take(id)
  }
  const compared = plans.length > MAX_IN_NARROW_TABLE ? COMPARED.wide : COMPARED.usual
  const isCompared = plans.length > 1
  return (
    <>
      <ul
        className={clsx('grid gap-5 sm:grid-cols-2 lg:grid-cols-3', isCompared && compared.cards)}
      >
        {plans.map((plan) => (
          <PackageCard
            key={plan.id}
            plan={plan}
            features={offer.features}
            next={next}
            isTaking={taking === plan.id}
            onTake={(button) => onTake(plan, button)}
          />
        ))}
      </ul>
      {isCompared ? (
        <div className={compared.table}>
          <PackageComparison
            plans={plans}
            features={offer.features}
            next={next}
            taking={taking}
            onTake={onTake}
          />
        </div>
      ) : null}
    </>
  )
}

const MAX_IN_NARROW_TABLE = 4

/** Cards, or the table once it is as wide as its columns need. */
const COMPARED = {
  usual: { cards: 'lg:hidden', table: 'hidden lg:block' },
  wide: { cards: 'xl:hidden', table: 'hidden xl:block' },
} as const

/** Sort order; later entries come first. */
const STATUS_ORDER: readonly string[] = ['rejected', 'review', 'active']
