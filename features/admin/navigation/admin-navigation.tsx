'use client'

import { usePathname } from 'next/navigation'
import { useRef } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import {
  type AdminPage,
  adminGroups,
  adminPageRights,
  adminPages,
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
  const { t, formats } = useText()
  const href = useHref()
  const path = usePathname()
  const list = useRef<HTMLUListElement>(null)
  const { overview } = useOverview()
  const may = useRights()
  const waitingAdverts = useWaitingAdverts(may('readReview'))
  const waitingPayments = useWaitingPayments(may('readPayments'))
  useCurrentInRow(list, `${path} ${overview !== undefined} ${waitingAdverts} ${waitingPayments}`)
  const counts: Partial<Record<AdminPage, number>> = overview
    ? {
        review: Object.values(overview.waiting).reduce((sum, count) => sum + count, 0),
        reports: overview.open_reports + overview.open_chat_reports,
        inbox: overview.open_contact_messages,
        adverts: waitingAdverts,
        payments: waitingPayments,
      }
    : {}
  return (
    <nav aria-label={t('admin.navigation')} className="w-full min-w-0">
      <ul ref={list} className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {adminPages
          .filter((page) => may(adminPageRights[page]))
          .map((page) => {
            const address = href(adminRoute(page))
            const count = counts[page]
            return (
              <li
                key={page}
                className={GROUP_STARTS.has(page) ? 'border-s border-line' : undefined}
              >
                <SiteLink
                  href={address}
                  aria-current={path === address ? 'page' : undefined}
                  className={LINK}
                >
                  {t(`admin.page.${page}`)}
                  {count ? (
                    <span className="figures rounded-full bg-accent-soft px-2 text-xs text-accent-ink">
                      {formats.number(count)}
                      <span className="sr-only"> {t('admin.waitingWord')}</span>
                    </span>
                  ) : null}
                </SiteLink>
              </li>
            )
          })}
      </ul>
    </nav>
  )
}

/** `relative` keeps what only screen readers get inside the row. */
const LINK =
  'relative flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md px-3 text-sm font-medium text-ink-muted no-underline hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink'

/** Pages that begin a further group. */
const GROUP_STARTS: ReadonlySet<AdminPage> = new Set(
  Object.values(adminGroups)
    .slice(1)
    .map(([first]) => first),
)
