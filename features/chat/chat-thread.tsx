import { useEffect, useRef } from 'react'
import type { ChatKey } from '@/client/api/member/chat.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { ChatListingCard } from './chat-listing-card.tsx'
import { Composer } from './composer.tsx'
import { type ClosedReason, ThreadClosed } from './thread/thread-closed.tsx'
import { ThreadHeader } from './thread/thread-header.tsx'
import { ThreadMessages } from './thread/thread-messages.tsx'
import { type Thread, useThread } from './thread/use-thread.ts'
import { useThreadActions } from './thread/use-thread-actions.ts'
import { useChatListing } from './use-chat-listing.ts'
import { useNewChatNote } from './use-new-chat-note.ts'
import { usePeerTyping, useTellTyping } from './use-typing.ts'

/** A conversation: its listing, its messages, and the field to write. */
export function ChatThread({ chat: key }: { chat: ChatKey }) {
  const { t } = useText()
  const thread = useThread(key)
  const listing = useChatListing(key.listing)
  const { chat, messages } = thread
  const owner = listing.offered?.owner.id === key.peer ? listing.offered.owner : null
  const known = chat?.name || owner?.name
  const name = known || t(key.peer === 0 ? 'chat.administrator' : 'chat.somebody')
  const isLoading = !known && !messages && !thread.error && !thread.isOffline
  useNewChatNote(key, { isNew: messages !== undefined && chat === null, offered: listing.offered })
  const actions = useThreadActions(key, name)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // On phones the link that led here is hidden now.
    if (!matchMedia('(min-width: 48rem)').matches) place.current?.focus({ preventScroll: true })
  }, [])
  const closed = closedReason(thread)
  const isTyping = usePeerTyping(key)
  const tellTyping = useTellTyping(key, chat !== null)
  return (
    <section
      ref={place}
      tabIndex={-1}
      data-chat-thread
      aria-label={t('chat.with', { name })}
      className="flex h-[calc(100dvh-6rem)] min-h-96 min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface focus:outline-none max-md:-mx-gutter max-md:rounded-none max-md:border-x-0 md:h-[calc(100dvh-9rem)] md:min-h-[30rem]"
    >
      <ThreadHeader
        name={name}
        isLoading={isLoading}
        picture={chat?.picture || owner?.portrait || ''}
        chat={chat}
        isTyping={isTyping}
        actions={actions}
      />
      <ChatListingCard listing={listing} chat={chat} />
      {messages ? (
        <ThreadMessages thread={thread} messages={messages} name={name} actions={actions} />
      ) : (
        <Unread thread={thread} />
      )}
      {closed ? (
        <ThreadClosed reason={closed} name={name} actions={actions} />
      ) : (
        <Composer chat={key} outbox={thread.outbox} onTyping={tellTyping} />
      )}
    </section>
  )
}

/** Not read yet, or not readable. */
function Unread({ thread: { isOffline, error, retry } }: { thread: Thread }) {
  const { t } = useText()
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto p-4">
      {isOffline ? (
        <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
      ) : error ? (
        <FailedList title={t('chat.errorTitle')} error={error} onRetry={retry} />
      ) : (
        <Spinner label={t('chat.loading')} className="self-center text-xl text-ink-muted" />
      )}
    </div>
  )
}

function closedReason({ chat }: Thread): ClosedReason | null {
  if (chat?.isBlockedByMe) return 'blockedByMe'
  if (chat?.isBlockedByPeer) return 'blockedByPeer'
  return chat && !chat.isActive ? 'peerGone' : null
}
