import { ArrowLeft, Mail, MessagesSquare, Phone } from 'lucide'
import { useEffect, useRef } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { LeadState } from '@/client/api/inquiries.ts'
import type { Lead, LeadConversation } from '@/client/api/member/leads.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { iconButtonStyles } from '@/design-system/icon-button/icon-button.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { inquiryRoutes } from '@/domain/web/inquiry-routes.ts'
import { followChatLink } from '@/features/chat/use-chosen-chat.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { usePhoneContact } from '@/features/shell/contact/use-phone-contact.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useChatNotes } from '@/features/shell/use-chat-notes.ts'
import { ViewingPart } from '@/features/viewings/viewing-part.tsx'
import { ConversationMessages } from '../conversation/conversation-messages.tsx'
import { ReplyForm } from '../conversation/reply-form.tsx'
import { StateBadge } from '../conversation/state-badge.tsx'
import { SubjectLine } from '../conversation/subject-line.tsx'
import { TemplatesButton } from './templates-button.tsx'
import { type OpenLead, useLead } from './use-lead.ts'

type LeadViewProps = {
  id: number
  /** Chosen in the list, for the way back. */
  state: LeadState | null
  asksFirst: boolean
}

/** A lead: who asks, about what, the conversation, and the field to answer. */
export function LeadView({ id, state, asksFirst }: LeadViewProps) {
  const { t } = useText()
  const href = useHref()
  const lead = useLead(id)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // On phones the link that led here is hidden now.
    if (!matchMedia('(min-width: 48rem)').matches) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      data-chat-thread
      aria-label={t('inquiries.leads.one')}
      className="min-w-0 rounded-lg border border-line bg-surface p-4 focus:outline-none max-md:-mx-gutter max-md:rounded-none max-md:border-x-0 sm:p-5"
    >
      <SiteLink
        href={href(inquiryRoutes.leads({ state }))}
        onClick={followChatLink}
        aria-label={t('inquiries.leads.back')}
        className={iconButtonStyles({ className: '-ms-2 mb-1 text-ink md:hidden' })}
      >
        <Icon of={ArrowLeft} className="mirrored" />
      </SiteLink>
      <Content lead={lead} asksFirst={asksFirst} />
    </section>
  )
}

function Content({ lead: open, asksFirst }: { lead: OpenLead; asksFirst: boolean }) {
  const { t } = useText()
  const { conversation, error, isOffline, retry } = open
  if (conversation) return <Loaded {...conversation} open={open} asksFirst={asksFirst} />
  if (isOffline) return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  if (error instanceof ApiError && error.kind === 'notFound') {
    return (
      <EmptyState title={t('inquiries.leads.goneTitle')}>
        {t('inquiries.leads.goneText')}
      </EmptyState>
    )
  }
  if (error) {
    return <FailedList title={t('inquiries.page.errorTitle')} error={error} onRetry={retry} />
  }
  return <LinesLoading words={t('inquiries.page.loading')} />
}

type LoadedProps = LeadConversation & { open: OpenLead; asksFirst: boolean }

function Loaded({ lead, messages, open, asksFirst }: LoadedProps) {
  const { t } = useText()
  const { id, name, subject, preferredTimes, chat, state, email, mobile, isMember } = lead
  const notes = useChatNotes()
  useEffect(() => notes.about(subject.about), [notes, subject.about])
  const hasNoWay = !isMember && email === '' && mobile === ''
  return (
    <div className="flex flex-col gap-5">
      <Head lead={lead} open={open} />
      <SubjectLine subject={subject} />
      {preferredTimes ? (
        <p dir="auto" className="align-as-page wrap-anywhere">
          {t('inquiries.page.times', { times: preferredTimes })}
        </p>
      ) : null}
      <ViewingPart inquiry={null} inquiryId={id} source={null} />
      {open.isOffline ? <OfflineList onRetry={open.retry} /> : null}
      {chat ? <InChat chat={chat} /> : <ConversationMessages messages={messages} name={name} />}
      {chat || hasNoWay ? null : (
        <>
          <ReplyForm
            label={t('inquiries.leads.answerTo', { name })}
            send={t('inquiries.leads.send')}
            draft={`lead-${id}`}
            asksFirst={asksFirst}
            onSend={open.answer}
          >
            {(form) => <TemplatesButton form={form} />}
          </ReplyForm>
          <p className="-mt-2 text-sm text-ink-muted">
            {t(
              isMember
                ? 'inquiries.leads.tellsMember'
                : email
                  ? 'inquiries.leads.tellsMail'
                  : 'inquiries.leads.tellsNobody',
              { name },
            )}
            {state === 'closed' ? ` ${t('inquiries.leads.opensAgain')}` : null}
          </p>
        </>
      )}
    </div>
  )
}

function Head({ lead, open }: { lead: Lead; open: OpenLead }) {
  const { t } = useText()
  const { name, email, mobile, state } = lead
  const { changeState, isChanging } = open
  const phone = usePhoneContact(mobile)
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere text-ink">
          <bdi>{name}</bdi>
        </h2>
        <StateBadge state={state} />
      </div>
      {email || mobile ? (
        <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
          {email ? (
            <li>
              <a href={`mailto:${email}`} className={CONTACT}>
                <Icon of={Mail} className="size-4" />
                <bdi dir="ltr" className="wrap-anywhere">
                  {emailForReading(email)}
                </bdi>
              </a>
            </li>
          ) : null}
          {mobile ? (
            <li>
              <a href={phone.href ?? undefined} className={CONTACT}>
                <Icon of={Phone} className="size-4" />
                <bdi dir="ltr" className="figures">
                  {phone.text}
                </bdi>
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {state === 'closed' ? (
          <Button
            variant="secondary"
            size="sm"
            busy={isChanging}
            onClick={() => changeState('answered')}
          >
            {t('inquiries.leads.reopen')}
          </Button>
        ) : (
          <>
            {state === 'viewing_agreed' ? null : (
              <Button
                variant="secondary"
                size="sm"
                busy={isChanging}
                onClick={() => changeState('viewing_agreed')}
              >
                {t('inquiries.leads.agree')}
              </Button>
            )}
            <Button
              variant="secondary"
              size="sm"
              busy={isChanging}
              onClick={() => changeState('closed')}
            >
              {t('inquiries.leads.close')}
            </Button>
          </>
        )}
      </div>
    </header>
  )
}

const CONTACT = linkStyles({
  variant: 'quiet',
  className: 'inline-flex min-h-9 items-center gap-2 text-ink-muted',
})

function InChat({ chat }: { chat: NonNullable<Lead['chat']> }) {
  const { t } = useText()
  const href = useHref()
  return (
    <Banner
      icon={<Icon of={MessagesSquare} />}
      actions={
        <SiteLink href={href(chatRoute(chat))} className={buttonStyles({ size: 'sm' })}>
          {t('inquiries.page.toChat')}
        </SiteLink>
      }
    >
      {t('inquiries.page.isChat')}
    </Banner>
  )
}
