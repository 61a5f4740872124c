import { Mic, Paperclip, SendHorizontal, X } from 'lucide'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ChatKey } from '@/client/api/member/chat.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import {
  ATTACHMENT_ENDINGS,
  type AttachmentFault,
  attachmentFault,
  isPictureName,
  MESSAGE_MAX_LENGTH,
} from '@/domain/chat/attachment-rules.ts'
import { messageWarnings } from '@/domain/chat/message-warnings.ts'
import { isBlank } from '@/domain/text/blank-text.ts'
import { useObjectUrl } from './message-attachment.tsx'
import { useChatDraft } from './use-chat-draft.ts'
import type { Outbox } from './use-outbox.ts'

type ComposerProps = { chat: ChatKey; outbox: Outbox; onTyping: () => void }

const loadRecorder = () => import('./voice/voice-recorder.tsx')

/** Field to write, or the recorder of a voice message in its place. */
export function Composer({ chat, outbox, onTyping }: ComposerProps) {
  const { t } = useText()
  const [isRecording, setRecording] = useState(false)
  const [wasRecording, setWasRecording] = useState(false)
  const close = () => {
    setRecording(false)
    setWasRecording(true)
  }
  if (!isRecording) {
    return (
      <MessageForm
        chat={chat}
        outbox={outbox}
        onTyping={onTyping}
        onRecord={() => setRecording(true)}
        focusesRecord={wasRecording}
      />
    )
  }
  return (
    <OnDemand
      load={loadRecorder}
      of={{
        send: (audio: Blob) => outbox.add({ text: '', file: null, audio }),
        onClosed: close,
      }}
      fallback={
        <div className="border-t border-line p-3">
          <Spinner label={t('chat.voice.opening')} className="block h-11 text-xl text-ink-muted" />
        </div>
      }
      onFailed={() => {
        showToast('error', t('shell.failure.network'))
        close()
      }}
    />
  )
}

type MessageFormProps = ComposerProps & {
  onRecord: () => void
  /** The recorder was closed a moment ago. */
  focusesRecord: boolean
}

/** The draft stays on the device until sent. */
function MessageForm({ chat, outbox, onTyping, onRecord, focusesRecord }: MessageFormProps) {
  const { add, isOpen, isSafe } = outbox
  const { t, formats } = useText()
  const [text, setText] = useChatDraft(chat)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<AttachmentFault | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isTooLong = text.trim().length > MESSAGE_MAX_LENGTH
  const isEmpty = isBlank(text) && !file

  const attach = (chosen: File | undefined) => {
    if (!chosen) return
    const found = attachmentFault(chosen)
    setFault(found)
    if (!found) setFile(chosen)
  }
  const send = () => {
    if (isEmpty || isTooLong || !isOpen) return
    void add({ text: text.trim(), file })
    setText('')
    setFile(null)
    setFault(null)
  }
  return (
    <form
      className="border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {file ? (
        <ChosenFile
          file={file}
          onRemove={() => {
            setFile(null)
            input.current?.focus()
          }}
        />
      ) : null}
      <Notes
        fault={fault}
        hasBankDetails={messageWarnings(text).includes('bank')}
        isSafe={isSafe}
      />
      <div className="flex items-end gap-1.5">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('chat.attach')}
          accept={ACCEPTED}
          onChange={({ target }) => {
            attach(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
        <IconButton label={t('chat.attach')} onClick={() => input.current?.click()}>
          <Icon of={Paperclip} />
        </IconButton>
        {isEmpty ? (
          <RecordButton isOpen={isOpen} takesFocus={focusesRecord} onRecord={onRecord} />
        ) : null}
        <Field
          label={t('chat.message')}
          labelHidden
          className="flex-1"
          error={
            isTooLong
              ? t('chat.tooLong', {
                  most: formats.number(MESSAGE_MAX_LENGTH),
                  length: formats.number(text.trim().length),
                })
              : undefined
          }
        >
          {({ required: _, ...control }) => (
            <Textarea
              {...control}
              rows={1}
              dir="auto"
              value={text}
              placeholder={t('chat.placeholder')}
              enterKeyHint="enter"
              onChange={({ target }) => {
                setText(target.value)
                onTyping()
              }}
              onKeyDown={(event) => {
                if (isSendKey(event)) {
                  event.preventDefault()
                  send()
                }
              }}
              onPaste={(event) => {
                const pasted = fileIn(event)
                if (!pasted) return
                event.preventDefault()
                attach(pasted)
              }}
              className="max-h-40! min-h-11! resize-none! py-2.5! align-as-page"
            />
          )}
        </Field>
        <IconButton
          type="submit"
          label={t('chat.send')}
          disabled={isEmpty || isTooLong || !isOpen}
          className="bg-brand! text-on-brand! hover:bg-brand-hover!"
        >
          <Icon of={SendHorizontal} className="mirrored" />
        </IconButton>
      </div>
    </form>
  )
}

type RecordButtonProps = { isOpen: boolean; takesFocus: boolean; onRecord: () => void }

function RecordButton({ isOpen, takesFocus, onRecord }: RecordButtonProps) {
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <IconButton ref={button} label={t('chat.voice.record')} disabled={!isOpen} onClick={onRecord}>
      <Icon of={Mic} />
    </IconButton>
  )
}

type NotesProps = { fault: AttachmentFault | null; hasBankDetails: boolean; isSafe: boolean }

function Notes({ fault, hasBankDetails, isSafe }: NotesProps) {
  const { t } = useText()
  return (
    <>
      {fault ? (
        <p role="alert" className="mb-2 text-sm text-danger-ink">
          {t(`chat.file.${fault}`)}
        </p>
      ) : null}
      {hasBankDetails ? (
        <p role="status" className="mb-2 text-sm text-warning-ink">
          {t('chat.ownBank')}
        </p>
      ) : null}
      {isSafe ? null : (
        <p role="status" className="mb-2 text-sm text-warning-ink">
          {t('chat.unsafe')}
        </p>
      )}
    </>
  )
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useText()
  const address = useObjectUrl(file)
  return (
    <div className="mb-2 flex w-fit max-w-full items-center gap-3 rounded-md border border-line bg-surface-muted p-2">
      {isPictureName(file.name) && address ? (
        <img src={address} alt="" className="size-14 rounded-sm object-cover" />
      ) : (
        <Icon of={Paperclip} className="size-5 shrink-0 text-ink-muted" />
      )}
      <bdi className="min-w-0 truncate text-sm">{file.name}</bdi>
      <IconButton size="sm" label={t('chat.removeFile', { name: file.name })} onClick={onRemove}>
        <Icon of={X} />
      </IconButton>
    </div>
  )
}

const ACCEPTED = ATTACHMENT_ENDINGS.map((ending) => `.${ending}`).join(',')

/** With a mouse, Enter sends; on touch screens it begins a line. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false
  return matchMedia('(pointer: fine)').matches
}

function fileIn({ clipboardData }: ClipboardEvent): File | undefined {
  return clipboardData.files[0]
}
