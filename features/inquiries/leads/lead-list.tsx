import { Inbox } from 'lucide'
import { useState } from 'react'
import type { LeadState } from '@/client/api/inquiries.ts'
import type { Lead, LeadCounts } from '@/client/api/member/leads.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { inquiryRoutes, type LeadsView, leadStates } from '@/domain/web/inquiry-routes.ts'
import { briefTime } from '@/features/chat/chat-time.ts'
import { followChatLink } from '@/features/chat/use-chosen-chat.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { StateBadge } from '../conversation/state-badge.tsx'
import { AnswerTime } from './answer-time.tsx'
import { useLeads } from './use-leads.ts'

/** Leads by state, the latest message first. */
export function LeadList({ shown }: { shown: LeadsView }) {
  const { t } = useText()
  const { state } = shown
  const { rows, counts, answerMinutes, isUnknown, ...list } = useLeads(state)
  if (isUnknown) return <NoLeads state={null} />
  if (!rows && list.isOffline) {
    return <OfflineList onRetry={list.retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!rows && list.error) {
    return (
      <FailedList title={t('inquiries.leads.errorTitle')} error={list.error} onRetry={list.retry} />
    )
  }
  return (
    <>
      {counts ? <AnswerTime minutes={answerMinutes ?? null} /> : null}
      {counts ? <StateLinks shown={state} counts={counts} /> : null}
      {list.isOffline ? <OfflineList onRetry={list.retry} /> : null}
      {rows ? null : <LinesLoading words={t('inquiries.leads.loading')} />}
      {rows?.length === 0 ? <NoLeads state={state} /> : null}
      {rows && rows.length > 0 ? (
        <nav aria-label={t('account.pages.leads')}>
          <ul className="-mx-2 flex flex-col gap-0.5">
            {rows.map((lead) => (
              <LeadRow key={lead.id} lead={lead} shown={shown} />
            ))}
          </ul>
        </nav>
      ) : null}
      {list.hasMore && rows ? (
        <Button
          variant="secondary"
          size="sm"
          busy={list.isLoadingMore}
          onClick={list.more}
          className="mt-4"
        >
          {t('inquiries.page.more')}
        </Button>
      ) : null}
    </>
  )
}

function StateLinks({ shown, counts }: { shown: LeadState | null; counts: LeadCounts }) {
  const { t, formats } = useText()
  const href = useHref()
  const all = leadStates.reduce((sum, state) => sum + counts[state], 0)
  return (
    <nav aria-label={t('inquiries.leads.filter')} className="mb-4">
      <ul className="flex flex-wrap gap-1.5">
        {[null, ...leadStates].map((state) => (
          <li key={state ?? 'all'}>
            <SiteLink
              href={href(inquiryRoutes.leads({ state }))}
              onClick={followChatLink}
              aria-current={state === shown ? 'page' : undefined}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3 text-sm text-ink no-underline transition-colors duration-fast hover:bg-surface-muted aria-[current=page]:border-brand-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
            >
              {t(state ? `inquiries.state.${state}` : 'inquiries.leads.all')}
              <span className="figures text-ink-muted">
                {formats.number(state ? counts[state] : all)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LeadRow({ lead, shown }: { lead: Lead; shown: LeadsView }) {
  const { language } = useText()
  const href = useHref()
  const [now] = useState(() => new Date())
  const { id, name, subject, excerpt, lastAt, state } = lead
  const isNew = state === 'new'
  return (
    <li>
      <SiteLink
        href={href(inquiryRoutes.leads({ state: shown.state, lead: id }))}
        onClick={followChatLink}
        aria-current={id === shown.lead ? 'page' : undefined}
        className="flex items-start gap-3 rounded-md p-2 py-3 text-ink no-underline transition-colors duration-fast hover:bg-surface-muted aria-[current=page]:bg-brand-soft"
      >
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi className={isNew ? 'truncate font-semibold' : 'truncate font-medium'}>{name}</bdi>
            <time dateTime={lastAt} className="figures ms-auto shrink-0 text-xs text-ink-muted">
              {briefTime(lastAt, language, now)}
            </time>
          </span>
          <span dir="auto" className="block truncate align-as-page text-sm text-ink-muted">
            {subject.title}
          </span>
          <span dir="auto" className="block truncate align-as-page text-sm text-ink-muted">
            {excerpt}
          </span>
          <span className="mt-1.5 block">
            <StateBadge state={state} />
          </span>
        </span>
      </SiteLink>
    </li>
  )
}

function NoLeads({ state }: { state: LeadState | null }) {
  const { t } = useText()
  return (
    <EmptyState
      icon={<Icon of={Inbox} />}
      title={t(state ? 'inquiries.leads.noneTitle' : 'inquiries.leads.emptyTitle')}
      className="md:px-0 md:py-10"
    >
      {state ? null : t('inquiries.leads.emptyText')}
    </EmptyState>
  )
}
