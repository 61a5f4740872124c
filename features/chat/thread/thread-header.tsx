import { ArrowLeft, Ban, EllipsisVertical, Trash2 } from 'lucide'
import { useState } from 'react'
import type { Chat } from '@/client/api/member/chat.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { iconButtonStyles } from '@/design-system/icon-button/icon-button.tsx'
import { MenuButton, Popover, popoverTrigger } from '@/design-system/popover/popover.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ChatQuestionDialog } from '../chat-question.tsx'
import type { ChatQuestion } from '../chat-question-props.ts'
import { followChatLink } from '../use-chosen-chat.ts'
import type { ThreadActions } from './use-thread-actions.ts'

type ThreadHeaderProps = {
  name: string
  /** The name is not known yet. */
  isLoading: boolean
  picture: string
  /** Null while it has not begun. */
  chat: Chat | null
  /** The other side is writing. */
  isTyping: boolean
  actions: ThreadActions
}

const MENU = 'chat-menu'

export function ThreadHeader(props: ThreadHeaderProps) {
  const { name, isLoading, picture, chat, isTyping, actions } = props
  const { t } = useText()
  const href = useHref()
  const [question, setQuestion] = useState<ChatQuestion | null>(null)
  return (
    <header className="flex items-center gap-3 border-b border-line px-3 py-2.5">
      <SiteLink
        href={href(chatRoute())}
        onClick={followChatLink}
        aria-label={t('chat.back')}
        className={iconButtonStyles({ className: '-ms-1 text-ink md:hidden' })}
      >
        <Icon of={ArrowLeft} className="mirrored" />
      </SiteLink>
      {isLoading ? (
        <Skeleton variant="circle" className="size-9" />
      ) : (
        <Avatar name={name} src={picture || undefined} size="sm" className="size-9" />
      )}
      <div className="min-w-0 flex-1">
        {isLoading ? (
          <Skeleton variant="text" className="w-32" />
        ) : (
          <h2
            dir="auto"
            className="truncate align-as-page text-base leading-5 font-semibold text-ink"
          >
            {name}
          </h2>
        )}
        <p role="status" className="text-xs leading-4 text-ink-muted">
          {isTyping ? t('chat.typing') : null}
        </p>
      </div>
      {chat ? (
        <>
          <button
            type="button"
            {...popoverTrigger(MENU)}
            aria-label={t('chat.menu')}
            className={iconButtonStyles()}
          >
            <Icon of={EllipsisVertical} />
          </button>
          <Popover id={MENU} align="end">
            <MenuButton
              popoverTarget={MENU}
              popoverTargetAction="hide"
              onClick={chat.isBlockedByMe ? actions.unblock : () => setQuestion('block')}
            >
              <Icon of={Ban} />
              {t(chat.isBlockedByMe ? 'chat.unblockName' : 'chat.blockName', { name })}
            </MenuButton>
            <MenuButton
              popoverTarget={MENU}
              popoverTargetAction="hide"
              onClick={() => setQuestion('deleteThread')}
            >
              <Icon of={Trash2} />
              {t('chat.deleteThread')}
            </MenuButton>
          </Popover>
        </>
      ) : null}
      <ChatQuestionDialog
        question={question}
        name={name}
        onClose={() => setQuestion(null)}
        onSure={question === 'block' ? actions.block : actions.removeThread}
      />
    </header>
  )
}
