import type { Package } from '@/client/api/member/packages.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { type PackageFeature, packageFeatures } from '@/domain/account/access.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { GateSignIn, type OpenedBySignIn } from './gate-sign-in.tsx'

export type PackageOpenerProps = Text & {
  reason: OpenedBySignIn
  /** Packages on offer. */
  offered: readonly Package[]
  /** Path of the gated page, to return to with a package. */
  path: string
  href: (path: string) => string
}

/** Packages that include a feature, a link to them, and a sign-in for visitors. */
export function PackageOpener({ reason, offered, path, href, t, formats }: PackageOpenerProps) {
  const including = packagesWith(RIGHTS[reason], offered)
  return (
    <div className="flex w-full flex-col items-center gap-5">
      {including.length > 0 ? (
        <ul
          aria-label={t('packages.openedBy')}
          className="w-full max-w-96 divide-y divide-line rounded-md border border-line bg-surface px-4 text-start"
        >
          {including.map(({ id, name, price, currency, duration }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-3 text-sm">
              <span className="flex-1 font-semibold text-ink">
                <bdi>{name}</bdi>
              </span>
              <bdi className="figures font-medium text-ink">
                {price === null ? t('packages.free') : formats.money(price, currency)}
              </bdi>
              <span className="basis-full text-ink-muted">
                {t('packages.lasts', { duration: formats.duration(duration) })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap justify-center gap-3">
        <SiteLink href={href(routes.subscriptionPlan(href(path)))} className={buttonStyles()}>
          {t('packages.choose')}
        </SiteLink>
        <GateSignIn reason={reason} />
      </div>
    </div>
  )
}

/** Packages that include a feature, cheapest first. */
function packagesWith(right: PackageFeature, offered: readonly Package[]): Package[] {
  const id = packageFeatures.find(({ code }) => code === right)?.id
  return offered
    .filter(({ features }) => features.some((feature) => feature.id === id))
    .sort((a, b) => (a.price ?? 0) - (b.price ?? 0))
}

const RIGHTS = {
  premium: 'premium_properties',
  project: 'project_access',
  mortgage: 'mortgage_calculator_detail',
} as const satisfies Record<OpenedBySignIn, PackageFeature>
