import { useState } from 'react'
import type { InquiryMessage } from '@/client/api/inquiries.ts'
import { useText } from '@/client/text/text-context.tsx'
import { byDay } from '@/domain/web/by-day.ts'
import { Bubble } from '@/features/chat/bubble.tsx'
import { dayText, localDay, timeText } from '@/features/chat/chat-time.ts'
import { MessageText } from '@/features/chat/message-text.tsx'
import { MessageWarningNote } from '@/features/chat/message-warning-note.tsx'

type ConversationMessagesProps = {
  /** Oldest first. */
  messages: readonly InquiryMessage[]
  /** The other side's. */
  name: string
}

/** Messages by day; new ones are announced. */
export function ConversationMessages({ messages, name }: ConversationMessagesProps) {
  const { t, language } = useText()
  const [now] = useState(() => new Date())
  return (
    <div role="log" aria-label={t('inquiries.page.messages')}>
      {byDay(messages, ({ sentAt }) => localDay(sentAt)).map(({ day, rows }) => (
        <section key={day} aria-label={dayText(rows[0].sentAt, language, now)}>
          <p aria-hidden className="my-4 text-center text-xs font-medium text-ink-muted">
            <span className="inline-block rounded-full bg-surface-muted px-3 py-1 first-letter:uppercase">
              {dayText(rows[0].sentAt, language, now)}
            </span>
          </p>
          <ul className="flex flex-col gap-3">
            {rows.map(({ id, isMine, text, sentAt }) => (
              <Bubble
                key={id}
                isMine={isMine}
                author={isMine ? t('inquiries.page.you') : name}
                state={<time dateTime={sentAt}>{timeText(sentAt, language)}</time>}
                note={isMine ? null : <MessageWarningNote text={text} />}
              >
                <MessageText text={text} />
              </Bubble>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
