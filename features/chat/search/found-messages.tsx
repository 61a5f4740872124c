import { SearchX } from 'lucide'
import { useState } from 'react'
import type { FoundMessage } from '@/client/api/member/chat.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { briefTime } from '../chat-time.ts'
import { followChatLink } from '../use-chosen-chat.ts'
import { useChatSearch } from './use-chat-search.ts'

/** Messages with these words; each leads to its place in the conversation. */
export function FoundMessages({ words }: { words: string }) {
  const { t } = useText()
  const { rows, hasMore, isLoadingMore, more, error, isOffline, retry } = useChatSearch(words)
  if (!rows && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!rows && error) {
    return <FailedList title={t('chat.search.errorTitle')} error={error} onRetry={retry} />
  }
  if (!rows) return <LinesLoading words={t('chat.search.loading')} />
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Icon of={SearchX} />}
        title={t('chat.search.noneTitle')}
        className="md:px-0 md:py-10"
      >
        {t('chat.search.none', { words })}
      </EmptyState>
    )
  }
  return (
    <nav aria-label={t('chat.search.results')}>
      <ul className="-mx-2 flex flex-col gap-0.5">
        {rows.map((message) => (
          <Found key={message.id} message={message} />
        ))}
      </ul>
      {hasMore ? (
        <Button variant="secondary" size="sm" busy={isLoadingMore} onClick={more} className="mt-4">
          {t('chat.moreChats')}
        </Button>
      ) : null}
    </nav>
  )
}

function Found({ message }: { message: FoundMessage }) {
  const { t, language } = useText()
  const href = useHref()
  const [now] = useState(() => new Date())
  const { peer, listing, seq, name, title, isMine, text, sentAt } = message
  return (
    <li>
      <SiteLink
        href={href(chatRoute({ person: peer, property: listing, message: seq }))}
        onClick={followChatLink}
        className="block rounded-md p-2 py-3 text-ink no-underline transition-colors duration-fast hover:bg-surface-muted"
      >
        <span className="flex items-baseline gap-2">
          <bdi className="truncate font-medium">{name || t('chat.somebody')}</bdi>
          <time dateTime={sentAt} className="figures ms-auto shrink-0 text-xs text-ink-muted">
            {briefTime(sentAt, language, now)}
          </time>
        </span>
        <span dir="auto" className="block truncate align-as-page text-sm text-ink-muted">
          {title || t('chat.listingGone')}
        </span>
        <span dir="auto" className="line-clamp-3 align-as-page text-sm wrap-anywhere">
          {isMine ? t('chat.search.mine', { text }) : text}
        </span>
      </SiteLink>
    </li>
  )
}
