'use client'

import { clsx } from 'clsx'
import { Inbox as InboxIcon } from 'lucide'
import type { AdminContactMessage } from '@/client/api/admin/inbox.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { AdminHead } from '../admin-head.tsx'
import { momentWords } from '../moment.ts'
import { PagedRows } from '../paged-rows.tsx'
import { WordsSearch } from '../words-search.tsx'
import { MessageView } from './message-view.tsx'
import { type Inbox, useInbox } from './use-inbox.ts'

/** Contact messages with one of them beside the list; on phones only one of both. */
export function InboxScreen({ asksFirst }: { asksFirst: boolean }) {
  const { t } = useText()
  const inbox = useInbox()
  const { chosen, choose } = inbox
  const isHidden = chosen !== null && 'max-lg:hidden'
  return (
    <>
      <div className={clsx(isHidden)}>
        <AdminHead title={t('admin.page.inbox')} lead={t('admin.inbox.lead')} />
      </div>
      <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]">
        <div
          className={clsx(
            'lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-1',
            isHidden,
          )}
        >
          <Filters inbox={inbox} />
          <Rows inbox={inbox} />
        </div>
        <div className={chosen === null ? 'max-lg:hidden' : undefined}>
          {chosen === null ? (
            <EmptyState icon={<Icon of={InboxIcon} />} title={t('admin.inbox.nothingChosen')} />
          ) : (
            <MessageView
              key={chosen}
              id={chosen}
              asksFirst={asksFirst}
              onClose={() => choose(null)}
            />
          )}
        </div>
      </div>
    </>
  )
}

function Filters({ inbox: { state, show, search } }: { inbox: Inbox }) {
  const { t } = useText()
  return (
    <search className="mb-3 flex flex-col gap-2">
      <WordsSearch id="inbox-words" label={t('admin.inbox.search')} onSearch={search} />
      <Segmented
        name="state"
        size="sm"
        legend={t('admin.show')}
        options={[
          { value: 'open', label: t('admin.inbox.state.open') },
          { value: 'closed', label: t('admin.inbox.state.closed') },
        ]}
        value={state}
        onValueChange={show}
      />
    </search>
  )
}

function Rows({ inbox }: { inbox: Inbox }) {
  const { t } = useText()
  const { total } = inbox
  return (
    <PagedRows
      list={inbox}
      failedTitle={t('admin.inbox.errorTitle')}
      empty={<EmptyState title={t(emptyTitle(inbox))} className="sm:py-12" />}
    >
      {(rows) => (
        <>
          {total === undefined ? null : (
            <p role="status" className="mb-2 text-sm text-ink-muted">
              {t('admin.inbox.total', { count: total })}
            </p>
          )}
          <ul aria-label={t('admin.page.inbox')} className="flex flex-col gap-1">
            {rows.map((message) => (
              <Row key={message.id} message={message} inbox={inbox} />
            ))}
          </ul>
        </>
      )}
    </PagedRows>
  )
}

function emptyTitle({ words, state }: Inbox) {
  if (words !== '') return 'admin.inbox.nothingFound'
  return state === 'open' ? 'admin.inbox.noOpen' : 'admin.inbox.noClosed'
}

function Row({ message, inbox }: { message: AdminContactMessage; inbox: Inbox }) {
  const { t, language } = useText()
  const { id, name, subject, excerpt, assigned_name, answers, created_at } = message
  return (
    <li>
      <button
        type="button"
        aria-current={id === inbox.chosen ? 'true' : undefined}
        onClick={() => inbox.choose(id)}
        className="flex w-full flex-col gap-0.5 rounded-md border border-transparent p-2 text-start transition-colors duration-fast hover:bg-surface-muted aria-[current=true]:border-brand-ink/40 aria-[current=true]:bg-brand-soft"
      >
        <span className="flex w-full items-baseline gap-3">
          <bdi className="min-w-0 flex-1 truncate font-medium">{name}</bdi>
          <time dateTime={created_at} className="text-sm text-ink-muted">
            {momentWords(created_at, language)}
          </time>
        </span>
        <span dir="auto" className="block w-full truncate align-as-page">
          {subject}
        </span>
        <span dir="auto" className="block w-full truncate align-as-page text-sm text-ink-muted">
          {excerpt}
        </span>
        {assigned_name || answers > 0 ? (
          <span className="mt-1 flex flex-wrap gap-1">
            {assigned_name ? (
              <Badge>{t('admin.inbox.assignedTo', { name: assigned_name })}</Badge>
            ) : null}
            {answers > 0 ? (
              <Badge variant="success">{t('admin.inbox.answersCount', { count: answers })}</Badge>
            ) : null}
          </span>
        ) : null}
      </button>
    </li>
  )
}
