import { Copy, MailCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import type { InquiryName } from '@/client/api/inquiries.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { InquiryTarget } from '@/domain/inquiry/inquiry-form.ts'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { inquiryRoutes } from '@/domain/web/inquiry-routes.ts'
import { copyText } from '@/features/second-factor/copy-text.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ViewingPart } from '@/features/viewings/viewing-part.tsx'
import type { InquiryRecipient } from '../inquiry-recipient.ts'
import type { InquiryOutcome } from './use-inquiry-form.ts'

type InquirySentProps = {
  sent: InquiryOutcome
  target: InquiryTarget
  recipient: InquiryRecipient
}

/** Replaces the form: what happens next, and the way to the conversation. */
export function InquirySent({ sent, target, recipient: { name } }: InquirySentProps) {
  const { t } = useText()
  const href = useHref()
  const { id, token, chat, email, isMember } = sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const next = chat ? 'chat' : isMember ? 'member' : token ? 'link' : email ? 'mail' : 'call'
  const conversation = token
    ? inquiryRoutes.conversation(token)
    : chat
      ? chatRoute(chat)
      : isMember
        ? inquiryRoutes.sent(id)
        : null
  return (
    <div className="pb-2">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success-ink [&_svg]:size-7">
        <Icon of={MailCheck} />
      </span>
      <h3 ref={heading} tabIndex={-1} className="type-display mt-5 text-xl text-ink outline-none">
        {t('inquiries.sent.title')}
      </h3>
      <p role="status" className="mt-2 wrap-anywhere text-ink-muted">
        {t(`inquiries.sent.${next}`, { name, email })}
      </p>
      <SentViewing sent={sent} target={target} />
      {conversation ? (
        <div className="mt-6 flex flex-wrap gap-3">
          <SiteLink href={href(conversation)} className={buttonStyles()}>
            {t('inquiries.sent.open')}
          </SiteLink>
          {token ? (
            <Button
              variant="secondary"
              onClick={() => copyText(window.location.origin + href(conversation), t)}
            >
              <Icon of={Copy} />
              {t('inquiries.sent.copy')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** Visitors without a token prove their address first, by the link in the mail. */
function SentViewing({ sent, target }: Pick<InquirySentProps, 'sent' | 'target'>) {
  const { id, token, isMember } = sent
  const inquiry: InquiryName | null = token ? { token } : isMember ? { id } : null
  if (!inquiry) return null
  return (
    <div className="mt-6 empty:hidden">
      <ViewingPart inquiry={inquiry} inquiryId={id} source={target} mayAsk />
    </div>
  )
}
