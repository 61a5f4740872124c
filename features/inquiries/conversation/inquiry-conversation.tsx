import { Link2Off, MessagesSquare } from 'lucide'
import { useEffect } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type {
  InquiryConversation as Conversation,
  InquiryName,
  InquirySubject,
} from '@/client/api/inquiries.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { routes } from '@/domain/web/routes.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ViewingPart } from '@/features/viewings/viewing-part.tsx'
import { ConversationMessages } from './conversation-messages.tsx'
import { SubjectLine } from './subject-line.tsx'
import { type OpenInquiry, useInquiry } from './use-inquiry.ts'

type InquiryConversationProps = {
  name: InquiryName
  asksFirst: boolean
  /** Called once it is known what people talk about. */
  onSubject?: (about: InquirySubject['about']) => void
}

/** An inquiry as its sender sees it: what it is about, its messages, and the field to write. */
export function InquiryConversation({ name, asksFirst, onSubject }: InquiryConversationProps) {
  const { t } = useText()
  const { conversation, write, error, isOffline, retry } = useInquiry(name)
  const talkedAbout = conversation?.inquiry.subject.about
  useEffect(() => {
    if (talkedAbout) onSubject?.(talkedAbout)
  }, [talkedAbout, onSubject])
  if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')) {
    return <InquiryGone />
  }
  if (!conversation && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!conversation && error) {
    return <FailedList title={t('inquiries.page.errorTitle')} error={error} onRetry={retry} />
  }
  if (!conversation) return <LinesLoading words={t('inquiries.page.loading')} />
  const { inquiry, messages } = conversation
  const { subject, ownerName, preferredTimes } = inquiry
  const { about, id } = subject
  return (
    <div className="flex flex-col gap-5">
      <SubjectLine subject={subject} />
      <p className="text-ink-muted">
        {t('inquiries.page.with', { name: ownerName })}
        {preferredTimes ? (
          <span dir="auto" className="mt-1 block align-as-page wrap-anywhere">
            {t('inquiries.page.times', { times: preferredTimes })}
          </span>
        ) : null}
      </p>
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      <ViewingPart
        inquiry={name}
        inquiryId={inquiry.id}
        source={id === null ? null : { about, id }}
        mayAsk={inquiry.mayWrite}
      />
      {inquiry.chat ? null : <ConversationMessages messages={messages} name={ownerName} />}
      <WayOn inquiry={inquiry} write={write} asksFirst={asksFirst} />
    </div>
  )
}

type WayOnProps = Pick<InquiryConversationProps, 'asksFirst'> &
  Pick<OpenInquiry, 'write'> & { inquiry: Conversation['inquiry'] }

function WayOn({ inquiry, write, asksFirst }: WayOnProps) {
  const { t } = useText()
  const href = useHref()
  const { id, chat, mayWrite, ownerName } = inquiry
  if (chat) {
    return (
      <Banner
        icon={<Icon of={MessagesSquare} />}
        actions={
          <SiteLink
            href={href(chatRoute(chat))}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            {t('inquiries.page.toChat')}
          </SiteLink>
        }
      >
        {t('inquiries.page.isChat')}
      </Banner>
    )
  }
  if (!mayWrite) {
    return (
      <Banner role="status" title={t('inquiries.page.closedTitle')}>
        {t('inquiries.page.closedText', { name: ownerName })}
      </Banner>
    )
  }
  return (
    <OnDemand
      load={loadReply}
      of={{
        label: t('inquiries.page.writeTo', { name: ownerName }),
        send: t('inquiries.form.send'),
        draft: `inquiry-reply-${id}`,
        asksFirst,
        onSend: write,
      }}
      fallback={<div className="min-h-40" />}
      onFailed={() => showToast('error', t('shell.failure.network'))}
    />
  )
}

const loadReply = () => import('./reply-form.tsx').then(({ ReplyForm }) => ({ default: ReplyForm }))

/** For links that are cut, old, or of a deleted inquiry. */
export function InquiryGone() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={Link2Off} />}
      title={t('inquiries.page.goneTitle')}
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('properties.page.toResults')}
        </SiteLink>
      }
    >
      {t('inquiries.page.goneText')}
    </EmptyState>
  )
}
