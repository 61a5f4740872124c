import { ArrowDown, CloudOff } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatMessage } from '@/client/api/member/chat.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { byDay } from '@/domain/web/by-day.ts'
import { dayText, localDay } from '../chat-time.ts'
import { MessageBubble } from '../message-bubble.tsx'
import { OutboxBubble } from '../outbox-bubble.tsx'
import { useJump } from '../search/use-jump.ts'
import { useChosenMessage } from '../use-chosen-chat.ts'
import { useIncoming } from '../use-incoming.ts'
import type { Thread } from './use-thread.ts'
import type { ThreadActions } from './use-thread-actions.ts'

type ThreadMessagesProps = {
  thread: Thread
  messages: readonly ChatMessage[]
  /** The other side's. */
  name: string
  actions: ThreadActions
}

/** Messages by day, the newest at the bottom, which stays in view. */
export function ThreadMessages({ thread, messages, name, actions }: ThreadMessagesProps) {
  const { t, language } = useText()
  const { outbox, hasMore, isLoadingMore, more, isOffline } = thread
  const [now] = useState(() => new Date())
  const list = useRef<HTMLElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const { announced, hasNewBelow, seeNewest } = useIncoming(list, messages, {
    own: outbox.messages.length,
    words: ({ text, fileName, type }) => {
      const kind = type === 'audio' ? 'audio' : 'file'
      return t('chat.announced', { name, text: text || fileName || t(`chat.last.${kind}`) })
    },
  })
  const showOlder = useEffectEvent(() => {
    if (hasMore && !isLoadingMore) more()
  })
  useEffect(() => {
    if (!top.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showOlder()
      },
      { root: list.current },
    )
    watcher.observe(top.current)
    return () => watcher.disconnect()
  }, [])
  const chosen = useChosenMessage()
  useJump(list, chosen, { messages, hasMore, isLoadingMore, more })
  const isEmpty = messages.length === 0 && outbox.messages.length === 0
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {isOffline ? (
        <Banner variant="warning" icon={<Icon of={CloudOff} />} role="status" className="m-3 py-2">
          {t('chat.offline')}
        </Banner>
      ) : null}
      <section
        ref={list}
        aria-label={t('chat.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        {/* Reversed, the newest stays in view while older messages are added above. */}
        <div className="mt-auto px-3 py-4 sm:px-4">
          <div ref={top} />
          {hasMore ? (
            <p className="mb-4 text-center">
              <Button variant="quiet" size="sm" busy={isLoadingMore} onClick={more}>
                {t('chat.older')}
              </Button>
            </p>
          ) : null}
          {isEmpty ? (
            <p className="mx-auto my-6 max-w-80 text-center text-ink-muted">
              {t('chat.beginning', { name })}
            </p>
          ) : null}
          {byDay(messages, ({ sentAt }) => localDay(sentAt)).map(({ day, rows }) => (
            <section key={day} aria-label={dayText(rows[0].sentAt, language, now)}>
              <p
                aria-hidden
                className="my-4 text-center text-xs font-medium text-ink-muted first-letter:uppercase"
              >
                <span className="inline-block rounded-full bg-surface-muted px-3 py-1 first-letter:uppercase">
                  {dayText(rows[0].sentAt, language, now)}
                </span>
              </p>
              <ul className="flex flex-col gap-3">
                {rows.map((message) => (
                  <MessageBubble
                    key={message.clientId ?? message.id}
                    message={message}
                    isChosen={message.seq === chosen}
                    name={name}
                    actions={actions}
                  />
                ))}
              </ul>
            </section>
          ))}
          <ul className="mt-3 flex flex-col gap-3 empty:hidden">
            {outbox.messages.map((message) => (
              <OutboxBubble key={message.clientId} message={message} outbox={outbox} />
            ))}
          </ul>
        </div>
      </section>
      {hasNewBelow ? (
        <Button
          size="sm"
          onClick={seeNewest}
          className="absolute! inset-x-0 bottom-3 mx-auto w-fit shadow-raised"
        >
          <Icon of={ArrowDown} />
          {t('chat.newBelow')}
        </Button>
      ) : null}
      <div role="status" className="sr-only">
        {/* New elements, so that the same words are announced again. */}
        {announced.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  )
}
