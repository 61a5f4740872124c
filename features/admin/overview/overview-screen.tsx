'use client'

import {
  Building2,
  Flag,
  House,
  type IconNode,
  Inbox,
  MessageSquare,
  Receipt,
  ShieldCheck,
  Star,
} from 'lucide'
import { useState } from 'react'
import type { AdminOverview } from '@/client/api/admin/administration.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useWaitingAdverts } from '../adverts/use-waiting-adverts.ts'
import { AuditLines } from '../audit-lines.tsx'
import { useWaitingPayments } from '../payments/use-waiting-payments.ts'
import { SetupReminder } from '../setup/setup-reminder.tsx'
import { useOverview } from '../use-overview.ts'
import { useRights } from '../use-rights.ts'
import { OverviewFailed } from './overview-failed.tsx'
import { OverviewMissing } from './overview-missing.tsx'
import { OverviewWeek } from './overview-week.tsx'

/** Open items, failures, parts that are missing, the week, and recent activity. */
export function OverviewScreen() {
  const { t } = useText()
  const href = useHref()
  const [now] = useState(() => new Date())
  const { overview } = useOverview()
  const may = useRights()
  if (!overview) return null
  const { people, deactivated, failed, week, latest } = overview
  return (
    <div className="flex flex-col gap-9">
      {may('settings') ? <SetupReminder /> : null}
      <OverviewWaiting overview={overview} now={now} />
      <OverviewFailed failed={failed} />
      {may('settings') ? <OverviewMissing /> : null}
      {week ? <OverviewWeek week={week} /> : null}
      <section aria-labelledby="latest">
        <div className="mb-1 flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="latest" className="font-semibold">
            {t('admin.latest')}
          </h2>
          <SiteLink href={href(adminRoute('audit'))} className={linkStyles()}>
            {t('admin.allEntries')}
          </SiteLink>
        </div>
        {latest.length > 0 ? (
          <AuditLines entries={latest} />
        ) : (
          <p className="py-3 text-ink-muted">
            {t(may('readWholeLog') ? 'admin.noEntries' : 'admin.noOwnEntries')}
          </p>
        )}
      </section>
      {may('readPeople') ? (
        <p className="text-sm text-ink-muted">
          <SiteLink href={href(adminRoute('users'))} className={linkStyles()}>
            {t('admin.peopleCount', { count: people })}
          </SiteLink>
          {deactivated > 0 ? ` · ${t('admin.deactivatedCount', { count: deactivated })}` : null}
        </p>
      ) : null}
    </div>
  )
}

type WaitingProps = { overview: AdminOverview; now: Date }

/** Open items that the role may see, with links. */
function OverviewWaiting({ overview, now }: WaitingProps) {
  const { t, formats } = useText()
  const href = useHref()
  const may = useRights()
  const adverts = useWaitingAdverts(may('readReview'))
  const payments = useWaitingPayments(may('readPayments'))
  if (!may('readReview') && !may('inbox')) return null
  const { waiting, oldest_at, open_reports, open_chat_reports, open_contact_messages } = overview
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 font-semibold">
        {oldest_at
          ? t('admin.waitsSince', {
              when: formats.relativeTime(oldest_at, now, t('admin.justNow')),
            })
          : t('admin.nothingWaits')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {may('readReview')
          ? kinds.map(({ kind, icon }) => (
              <Waits
                key={kind}
                icon={icon}
                label={t(`admin.kinds.${kind}`)}
                count={waiting[kind]}
                to={href(adminRoute('review', { kind }))}
              />
            ))
          : null}
        {may('readReview') ? (
          <>
            <Waits
              icon={Flag}
              label={t('admin.page.reports')}
              count={open_reports}
              to={href(adminRoute('reports'))}
            />
            <Waits
              icon={MessageSquare}
              label={t('admin.reportedMessages')}
              count={open_chat_reports}
              to={href(adminRoute('reports', { kind: 'messages' }))}
            />
            <Waits
              icon={Star}
              label={t('admin.page.adverts')}
              count={adverts}
              to={href(adminRoute('adverts'))}
            />
          </>
        ) : null}
        {may('inbox') ? (
          <Waits
            icon={Inbox}
            label={t('admin.page.inbox')}
            count={open_contact_messages}
            to={href(adminRoute('inbox'))}
          />
        ) : null}
        {may('readPayments') ? (
          <Waits
            icon={Receipt}
            label={t('admin.page.payments')}
            count={payments}
            to={href(adminRoute('payments'))}
          />
        ) : null}
      </ul>
    </section>
  )
}

type WaitsProps = { icon: IconNode; label: string; count: number; to: string }

function Waits({ icon, label, count, to }: WaitsProps) {
  const { formats } = useText()
  return (
    <li>
      <SiteLink
        href={to}
        className="flex min-h-20 items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 text-ink no-underline transition-colors duration-fast hover:border-line-strong hover:bg-surface-muted"
      >
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${count > 0 ? 'bg-accent-soft text-accent-ink' : 'bg-surface-muted text-ink-muted'}`}
        >
          <Icon of={icon} className="size-5" />
        </span>
        <span className="min-w-0 flex-1">{label}</span>
        <span className="figures type-display text-xl">{formats.number(count)}</span>
      </SiteLink>
    </li>
  )
}

const kinds = [
  { kind: 'property', icon: House },
  { kind: 'project', icon: Building2 },
  { kind: 'verification', icon: ShieldCheck },
] as const
