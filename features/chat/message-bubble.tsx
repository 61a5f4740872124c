import { Check, CheckCheck, Ellipsis, Flag, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import type { ChatMessage } from '@/client/api/member/chat.ts'
import { useText } from '@/client/text/text-context.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { iconButtonStyles } from '@/design-system/icon-button/icon-button.tsx'
import { MenuButton, Popover, popoverTrigger } from '@/design-system/popover/popover.tsx'
import { isPictureName } from '@/domain/chat/attachment-rules.ts'
import { Bubble } from './bubble.tsx'
import { ChatQuestionDialog } from './chat-question.tsx'
import type { ChatQuestion } from './chat-question-props.ts'
import { timeText } from './chat-time.ts'
import { AttachedDocument, AttachedPicture } from './message-attachment.tsx'
import { MessageText } from './message-text.tsx'
import { MessageWarningNote } from './message-warning-note.tsx'
import type { ThreadActions } from './thread/use-thread-actions.ts'
import { VoiceMessage } from './voice/voice-message.tsx'

type MessageBubbleProps = {
  message: ChatMessage
  /** The one that the address names. */
  isChosen: boolean
  /** The other side's. */
  name: string
  actions: ThreadActions
}

/** A message that the provider has. */
export function MessageBubble({ message, isChosen, name, actions }: MessageBubbleProps) {
  const { t, language } = useText()
  const { isMine, text, sentAt, isRead, seq } = message
  return (
    <Bubble
      isMine={isMine}
      seq={seq}
      isChosen={isChosen}
      author={isMine ? t('chat.you') : name}
      menu={<MessageMenu message={message} name={name} actions={actions} />}
      state={
        <>
          <time dateTime={sentAt}>{timeText(sentAt, language)}</time>
          {isMine ? (
            <span className="flex items-center gap-1">
              <Icon
                of={isRead ? CheckCheck : Check}
                className={isRead ? 'size-4 text-success-ink' : 'size-4'}
              />
              {t(isRead ? 'chat.state.read' : 'chat.state.sent')}
            </span>
          ) : null}
        </>
      }
      note={isMine ? null : <MessageWarningNote text={text} />}
    >
      <Attachment message={message} />
      {text ? <MessageText text={text} /> : null}
    </Bubble>
  )
}

function Attachment({ message: { file, fileName, audio } }: { message: ChatMessage }) {
  const { t } = useText()
  const name = fileName || t('chat.last.file')
  return (
    <>
      {file && isPictureName(fileName) ? <AttachedPicture name={name} href={file} /> : null}
      {file && !isPictureName(fileName) ? <AttachedDocument name={name} href={file} /> : null}
      {audio ? <VoiceMessage href={audio} /> : null}
    </>
  )
}

function MessageMenu({
  message: { id, isMine },
  name,
  actions,
}: Omit<MessageBubbleProps, 'isChosen'>) {
  const { t } = useText()
  const [question, setQuestion] = useState<ChatQuestion | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const { removeMessage, report } = actions
  if (!isMine && !report) return null
  const menu = `message-menu-${id}`
  const remove = async () => {
    try {
      await removeMessage(id)
    } catch {
      // A toast says so.
      return
    }
    const button = trigger.current
    const conversation = button?.closest('[tabindex="0"]')
    if (button) restoreFocus(button, [...besides(button), ...(conversation ? [conversation] : [])])
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        {...popoverTrigger(menu)}
        aria-label={t('chat.messageMenu')}
        className={iconButtonStyles({
          size: 'sm',
          className:
            'text-ink-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
        })}
      >
        <Icon of={Ellipsis} />
      </button>
      <Popover id={menu} align={isMine ? 'end' : 'start'}>
        <MenuButton
          popoverTarget={menu}
          popoverTargetAction="hide"
          onClick={() => setQuestion(isMine ? 'deleteMessage' : 'report')}
        >
          <Icon of={isMine ? Trash2 : Flag} />
          {t(isMine ? 'chat.deleteMessage' : 'chat.reportMessage')}
        </MenuButton>
      </Popover>
      <ChatQuestionDialog
        question={question}
        name={name}
        onClose={() => setQuestion(null)}
        onSure={(reason) => void (isMine ? remove() : report?.(id, reason))}
      />
    </>
  )
}
