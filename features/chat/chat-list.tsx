import { MessagesSquare } from 'lucide'
import { useState } from 'react'
import type { ChatKey } from '@/client/api/member/chat.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ChatRow } from './chat-row.tsx'
import { ChatSearch } from './search/chat-search.tsx'
import { FoundMessages } from './search/found-messages.tsx'
import { useChats } from './use-chats.ts'

/** Conversations, the newest first. */
export function ChatList({ chosen }: { chosen: ChatKey | null }) {
  const { t } = useText()
  const { rows, hasMore, isLoadingMore, more, error, isOffline, retry } = useChats()
  const [words, setWords] = useState('')
  const canSearch = useOffered('member') === true
  if (!rows && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!rows && error) {
    return <FailedList title={t('chat.listErrorTitle')} error={error} onRetry={retry} />
  }
  if (!rows) return <LinesLoading words={t('chat.listLoading')} />
  if (rows.length === 0) return <NoChats />
  return (
    <>
      {canSearch ? <ChatSearch onSearch={setWords} /> : null}
      {words ? <FoundMessages words={words} /> : null}
      <nav aria-label={t('chat.list')} hidden={words !== ''}>
        {isOffline ? <OfflineList onRetry={retry} /> : null}
        <ul className="-mx-2 flex flex-col gap-0.5">
          {rows.map((chat) => (
            <ChatRow
              key={`${chat.peer} ${chat.listing}`}
              chat={chat}
              isChosen={chat.peer === chosen?.peer && chat.listing === chosen.listing}
            />
          ))}
        </ul>
        {hasMore ? (
          <Button
            variant="secondary"
            size="sm"
            busy={isLoadingMore}
            onClick={more}
            className="mt-4"
          >
            {t('chat.moreChats')}
          </Button>
        ) : null}
      </nav>
    </>
  )
}

function NoChats() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={MessagesSquare} />}
      title={t('chat.emptyTitle')}
      className="md:px-0 md:py-10"
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('chat.toResults')}
        </SiteLink>
      }
    >
      {t('chat.emptyText')}
    </EmptyState>
  )
}
