import { useState } from 'react'
import type { Chat } from '@/client/api/member/chat.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { briefTime } from './chat-time.ts'
import { followChatLink } from './use-chosen-chat.ts'

/** A conversation in the list. */
export function ChatRow({ chat, isChosen }: { chat: Chat; isChosen: boolean }) {
  const { t, language, formats } = useText()
  const href = useHref()
  const [now] = useState(() => new Date())
  const { peer, listing, title, lastAt, lastText, lastType, unread, picture } = chat
  const name = chat.name || t('chat.somebody')
  const isText = lastType === 'text' || lastType === 'file_and_text'
  const last = isText ? lastText : lastType ? t(`chat.last.${lastType}`) : t('chat.last.none')
  return (
    <li>
      <SiteLink
        href={href(chatRoute({ person: peer, property: listing }))}
        onClick={followChatLink}
        aria-current={isChosen ? 'page' : undefined}
        className="flex items-start gap-3 rounded-md p-2 py-3 text-ink no-underline transition-colors duration-fast hover:bg-surface-muted aria-[current=page]:bg-brand-soft"
      >
        <Avatar name={name} src={picture || undefined} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi className={unread > 0 ? 'truncate font-semibold' : 'truncate font-medium'}>
              {name}
            </bdi>
            <time dateTime={lastAt} className="figures ms-auto shrink-0 text-xs text-ink-muted">
              {briefTime(lastAt, language, now)}
            </time>
          </span>
          <span dir="auto" className="block truncate align-as-page text-sm text-ink-muted">
            {title || t('chat.listingGone')}
          </span>
          <span className="flex items-baseline gap-2">
            <span
              dir="auto"
              className={
                unread > 0
                  ? 'min-w-0 flex-1 truncate align-as-page text-sm font-medium'
                  : 'min-w-0 flex-1 truncate align-as-page text-sm text-ink-muted'
              }
            >
              {last}
            </span>
            {unread > 0 ? (
              <span className="figures shrink-0 rounded-full bg-accent px-1.5 text-xs leading-5 font-semibold text-on-accent">
                {formats.number(unread)}
                <span className="sr-only"> {t('chat.unread')}</span>
              </span>
            ) : null}
          </span>
        </span>
      </SiteLink>
    </li>
  )
}
