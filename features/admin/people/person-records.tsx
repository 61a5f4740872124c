import type { AdminReport } from '@/client/api/admin/administration.ts'
import type { PersonPayment } from '@/client/api/admin/people.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { momentWords } from '../moment.ts'
import { StateBadge } from '../payments/state-badge.tsx'

/** Latest payments of a person. */
export function PersonPayments({ payments }: { payments: readonly PersonPayment[] }) {
  const { t, formats } = useText()
  const href = useHref()
  return (
    <section>
      <h3 className="font-semibold">{t('admin.people.payments')}</h3>
      {payments.length === 0 ? (
        <p className="mt-2 text-sm text-ink-muted">{t('admin.people.noPayments')}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {payments.map(({ id, package_name, amount, currency, state, created_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-2">
                <SiteLink
                  href={href(adminRoute('payments', { payment: String(id) }))}
                  className={linkStyles()}
                >
                  <bdi>{package_name}</bdi>
                </SiteLink>
                <StateBadge state={state} isFree={false} />
              </p>
              <p className="text-sm text-ink-muted">{formats.date(created_at)}</p>
            </div>
            <p className="figures">{formats.money(amount, currency)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PersonReportsProps = { title: string; reports: readonly AdminReport[] }

/** Reports about a person's listings, or those that they sent; nothing without any. */
export function PersonReports({ title, reports }: PersonReportsProps) {
  const { t, language } = useText()
  const href = useHref()
  if (reports.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="divide-y divide-line">
        {reports.map(({ id, property, reason, message, outcome, created_at }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-2">
              <SiteLink
                href={href(adminRoute('review', { item: `property-${property.id}` }))}
                className={linkStyles()}
              >
                <bdi>{property.title}</bdi>
              </SiteLink>
              {outcome ? (
                <Badge variant={outcome === 'rejected' ? 'danger' : 'neutral'}>
                  {t(`admin.outcome.${outcome}`)}
                </Badge>
              ) : (
                <Badge variant="warning">{t('admin.people.reportOpen')}</Badge>
              )}
            </p>
            <p dir="auto" className="mt-0.5 align-as-page text-sm text-ink-muted wrap-anywhere">
              {[reason || t('admin.otherReason'), message].filter(Boolean).join(' · ')}
            </p>
            <p className="text-sm text-ink-muted">{momentWords(created_at, language)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
