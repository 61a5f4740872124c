'use client'

import { ArrowLeft, MessageCircleQuestionMark } from 'lucide'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { Inquiry } from '@/client/api/inquiries.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { inquiryOfQuery, inquiryRoutes } from '@/domain/web/inquiry-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { briefTime } from '@/features/chat/chat-time.ts'
import { followChatLink } from '@/features/chat/use-chosen-chat.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useChatNotes } from '@/features/shell/use-chat-notes.ts'
import AdoptBanner from './adopt-banner.tsx'
import { InquiryConversation } from './inquiry-conversation.tsx'
import { useSentInquiries } from './use-sent-inquiries.ts'

/** Inquiries of a member, or the one that the address names. */
export function SentInquiries({ asksFirst }: { asksFirst: boolean }) {
  const { t } = useText()
  const href = useHref()
  const chosen = inquiryOfQuery(useSearchParams())
  const notes = useChatNotes()
  if (chosen === null) {
    return (
      <div className="max-w-text">
        <AdoptBanner className="mb-6" />
        <SentList />
      </div>
    )
  }
  return (
    <div className="max-w-text">
      <SiteLink
        href={href(inquiryRoutes.sent())}
        onClick={followChatLink}
        className={linkStyles({ className: 'mb-5 inline-flex min-h-9 items-center gap-2' })}
      >
        <Icon of={ArrowLeft} className="mirrored size-4.5" />
        {t('inquiries.page.all')}
      </SiteLink>
      <InquiryConversation
        key={chosen}
        name={{ id: chosen }}
        asksFirst={asksFirst}
        onSubject={notes.about}
      />
    </div>
  )
}

function SentList() {
  const { t } = useText()
  const { rows, isUnknown, hasMore, isLoadingMore, more, error, isOffline, retry } =
    useSentInquiries()
  if (isUnknown || rows?.length === 0) return <NothingSent />
  if (!rows && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!rows && error) {
    return <FailedList title={t('inquiries.page.listErrorTitle')} error={error} onRetry={retry} />
  }
  if (!rows) return <LinesLoading words={t('inquiries.page.loading')} />
  return (
    <>
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      <ul>
        {rows.map((inquiry) => (
          <SentRow key={inquiry.id} inquiry={inquiry} />
        ))}
      </ul>
      {hasMore ? (
        <Button variant="secondary" busy={isLoadingMore} onClick={more} className="mt-4">
          {t('inquiries.page.more')}
        </Button>
      ) : null}
    </>
  )
}

function SentRow({ inquiry }: { inquiry: Inquiry }) {
  const { t, language } = useText()
  const href = useHref()
  const [now] = useState(() => new Date())
  const hasViewings = useOffered('viewings') === true
  const { id, subject, ownerName, state, lastAt, chat } = inquiry
  return (
    <li className="positioned border-b border-line py-4 last:border-0">
      <p className="flex items-baseline gap-3">
        <SiteLink
          href={href(chat ? chatRoute(chat) : inquiryRoutes.sent(id))}
          onClick={chat ? undefined : followChatLink}
          className={linkStyles({
            variant: 'stretched',
            className: 'min-w-0 flex-1 font-medium text-ink',
          })}
        >
          <bdi>{subject.title}</bdi>
        </SiteLink>
        <time dateTime={lastAt} className="figures shrink-0 text-sm text-ink-muted">
          {briefTime(lastAt, language, now)}
        </time>
      </p>
      <p className="mt-0.5 text-sm text-ink-muted">
        {t('inquiries.page.with', { name: ownerName })}
        {' · '}
        {t(`inquiries.sentState.${state}`)}
      </p>
      {chat && hasViewings ? (
        <SiteLink
          href={href(inquiryRoutes.sent(id))}
          onClick={followChatLink}
          className={linkStyles({ className: 'relative mt-1 inline-block text-sm' })}
        >
          {t('viewings.part.title')}
          <span className="sr-only">: {subject.title}</span>
        </SiteLink>
      ) : null}
    </li>
  )
}

function NothingSent() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={MessageCircleQuestionMark} />}
      title={t('inquiries.page.emptyTitle')}
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('properties.page.toResults')}
        </SiteLink>
      }
    >
      {t('inquiries.page.emptyText')}
    </EmptyState>
  )
}
