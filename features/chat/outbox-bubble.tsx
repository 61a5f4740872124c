import { CircleAlert, Clock } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { isPictureName } from '@/domain/chat/attachment-rules.ts'
import { Bubble } from './bubble.tsx'
import { timeText } from './chat-time.ts'
import { AttachedDocument, AttachedPicture, useObjectUrl } from './message-attachment.tsx'
import { MessageText } from './message-text.tsx'
import type { Outbox, OutboxMessage } from './use-outbox.ts'
import { VoiceMessage } from './voice/voice-message.tsx'

type OutboxBubbleProps = { message: OutboxMessage; outbox: Outbox }

/** An own message that the provider does not have yet. */
export function OutboxBubble({ message, outbox: { retry, remove } }: OutboxBubbleProps) {
  const { t, language } = useText()
  const { clientId, text, file, fileName, audio, status, failure, writtenAt } = message
  const address = useObjectUrl(file)
  const isFailed = status === 'failed'
  const reason = `chat.failure.${failure}`
  const known = `shell.failure.${failure}`
  return (
    <Bubble
      isMine
      author={t('chat.you')}
      state={
        isFailed ? (
          <span className="flex items-center gap-1 text-danger-ink">
            <Icon of={CircleAlert} className="size-4 shrink-0" />
            {t('chat.state.failed')}
          </span>
        ) : (
          <>
            <time dateTime={writtenAt}>{timeText(writtenAt, language)}</time>
            <span className="flex items-center gap-1">
              <Icon of={Clock} className="size-4" />
              {t(`chat.state.${status}`)}
            </span>
          </>
        )
      }
      note={
        isFailed ? (
          <div className="mt-1 flex flex-col items-end gap-2 px-1">
            <p role="alert" className="text-sm text-danger-ink">
              {t.has(reason) ? t(reason) : t(t.has(known) ? known : 'shell.failure.unknown')}
            </p>
            <div className="flex gap-2">
              <Button size="sm" variant="secondary" onClick={() => retry(clientId)}>
                {t('chat.again')}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => remove(clientId)}>
                {t('chat.discard')}
              </Button>
            </div>
          </div>
        ) : null
      }
    >
      {file && address && isPictureName(fileName) ? (
        <AttachedPicture name={fileName} href={address} />
      ) : null}
      {file && address && !isPictureName(fileName) ? (
        <AttachedDocument name={fileName} href={address} />
      ) : null}
      {audio ? <VoiceMessage href="" content={audio} /> : null}
      {text ? <MessageText text={text} /> : null}
    </Bubble>
  )
}
