'use client'

import { usePathname } from 'next/navigation'
import { useRef } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import {
  type AdminGroup,
  type AdminPage,
  adminGroups,
  adminPageRights,
} from '@/domain/web/admin-pages.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { useCurrentInRow } from '@/features/shell/header/use-current-in-row.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useWaitingAdverts } from '../adverts/use-waiting-adverts.ts'
import { useWaitingPayments } from '../payments/use-waiting-payments.ts'
import { useOverview } from '../use-overview.ts'
import { useRights } from '../use-rights.ts'

/** Pages that the role opens, with the number of open items. */
export function AdminNavigation() {
  const { t } = useText()
  const path = usePathname()
  const row = useRef<HTMLElement>(null)
  const { overview } = useOverview()
  const may = useRights()
  const waitingAdverts = useWaitingAdverts(may('readReview'))
  const waitingPayments = useWaitingPayments(may('readPayments'))
  useCurrentInRow(row, `${path} ${overview !== undefined} ${waitingAdverts} ${waitingPayments}`)
  const counts: Partial<Record<AdminPage, number>> = overview
    ? {
        review: Object.values(overview.waiting).reduce((sum, count) => sum + count, 0),
        reports: overview.open_reports,
        inbox: overview.open_contact_messages,
        adverts: waitingAdverts,
        payments: waitingPayments,
      }
    : {}
  const groups = (Object.keys(adminGroups) as AdminGroup[])
    .map((group) => ({
      group,
      pages: adminGroups[group].filter((page) => may(adminPageRights[page])),
    }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <nav
      ref={row}
      aria-label={t('admin.navigation')}
      className="flex max-h-[92dvh] overflow-x-auto px-gutter [scrollbar-width:none] lg:sticky lg:top-22 lg:flex-col lg:self-start"
    >
      {groups.map(({ group, pages }) => (
        <section key={group} aria-labelledby={`pages-${group}`} className="contents lg:block">
          <h2
            id={`pages-${group}`}
            className="hidden px-3 pt-4 pb-1 text-xs font-medium text-ink-muted lg:block"
          >
            {t(`admin.group.${group}`)}
          </h2>
          <ul className="flex lg:flex-col">
            {pages.map((page) => (
              <li key={page}>
                <PageLink page={page} path={path} count={counts[page] ?? 0} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

type PageLinkProps = { page: AdminPage; path: string; count: number }

function PageLink({ page, path, count }: PageLinkProps) {
  const { t, formats } = useText()
  const href = useHref()
  const address = href(adminRoute(page))
  return (
    <SiteLink href={address} aria-current={path === address ? 'page' : undefined} className={LINK}>
      {t(`admin.page.${page}`)}
      {count > 0 ? (
        <span className="figures rounded-full bg-accent-soft px-2 text-xs text-accent-ink">
          {formats.number(count)}
          <span className="sr-only"> {t('admin.waitingWord')}</span>
        </span>
      ) : null}
    </SiteLink>
  )
}

const LINK =
  'flex min-h-11 items-center justify-between gap-2 whitespace-nowrap rounded-md px-3 text-sm font-medium text-ink-muted no-underline hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink'
