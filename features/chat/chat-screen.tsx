'use client'

import { clsx } from 'clsx'
import { MessagesSquare } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { ChatList } from './chat-list.tsx'
import { ChatThread } from './chat-thread.tsx'
import { useChosenChat } from './use-chosen-chat.ts'

/** Conversations beside the chosen one; on phones one of the two. */
export function ChatScreen() {
  const { t } = useText()
  const chosen = useChosenChat()
  return (
    <div className="md:grid md:grid-cols-[minmax(13rem,17rem)_minmax(0,1fr)] md:gap-6 lg:gap-8">
      <div className={clsx('min-w-0', chosen && 'max-md:hidden')}>
        <h1 className="mb-5 type-display text-display text-ink md:text-xl">
          {t('account.pages.chat')}
        </h1>
        <ChatList chosen={chosen} />
      </div>
      {chosen ? (
        <ChatThread key={`${chosen.peer} ${chosen.listing}`} chat={chosen} />
      ) : (
        <div className="rounded-lg border border-line bg-surface max-md:hidden">
          <EmptyState icon={<Icon of={MessagesSquare} />} title={t('chat.chooseTitle')}>
            {t('chat.chooseText')}
          </EmptyState>
        </div>
      )}
    </div>
  )
}
