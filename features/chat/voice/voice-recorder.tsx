import { CircleAlert, MicOff, RotateCcw, SendHorizontal, Square, Trash2 } from 'lucide'
import { useEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { VOICE_MAX_SECONDS } from '@/domain/chat/voice-rules.ts'
import { soundLength } from '@/domain/chat/waveform.ts'
import { useElapsed } from './use-elapsed.ts'
import { type RecorderStage, useVoiceRecorder, type VoiceRecording } from './use-voice-recorder.ts'
import VoicePlayer from './voice-player.tsx'

type VoiceRecorderProps = {
  /** Puts the recording into the outbox. */
  send: (audio: Blob) => Promise<void>
  onClosed: () => void
}

/** Default export, as `OnDemand` requires. In place of the field to write. */
export default function VoiceRecorder(props: VoiceRecorderProps) {
  const { t } = useText()
  const recording = useVoiceRecorder(props)
  const { stage } = recording
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that was pressed is gone with each step.
    if (stage) place.current?.focus({ preventScroll: true })
  }, [stage])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t('chat.last.audio')}
      className="border-t border-line p-3 focus:outline-none"
      onKeyDown={({ key }) => {
        if (key === 'Escape') recording.close()
      }}
    >
      <Step recording={recording} />
    </section>
  )
}

function Step({ recording }: { recording: VoiceRecording }) {
  const { t } = useText()
  const { stage, close } = recording
  if (isRefusal(stage)) return <Refused stage={stage} recording={recording} />
  if (stage === 'capturing' || stage === 'finishing') return <Capturing recording={recording} />
  if (stage === 'stopped' || stage === 'sending') return <Stopped recording={recording} />
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Spinner label={t('chat.voice.asking')} className="text-xl text-ink-muted" />
      <p aria-hidden="true" className="min-w-0 flex-1 text-sm text-ink-muted">
        {t('chat.voice.asking')}
      </p>
      <Button variant="quiet" size="sm" onClick={close}>
        {t('chat.cancel')}
      </Button>
    </div>
  )
}

function Capturing({ recording: { stage, stop, close } }: { recording: VoiceRecording }) {
  const { t } = useText()
  const isCapturing = stage === 'capturing'
  const seconds = useElapsed(isCapturing)
  return (
    <div className="flex min-h-11 items-center gap-3">
      <span
        aria-hidden="true"
        className="ms-1 size-3 shrink-0 rounded-full bg-danger motion-safe:animate-pulse"
      />
      <p role="status" className="text-sm text-ink max-sm:sr-only">
        {t('chat.voice.recording')}
      </p>
      <span className="figures min-w-0 flex-1 text-sm whitespace-nowrap text-ink-muted">
        <bdi>
          {soundLength(seconds)}
          <span className="max-sm:hidden">{` / ${soundLength(VOICE_MAX_SECONDS)}`}</span>
        </bdi>
      </span>
      <Button variant="quiet" size="sm" onClick={close}>
        {t('chat.cancel')}
      </Button>
      <Button size="sm" busy={!isCapturing} onClick={stop}>
        <Icon of={Square} />
        {t('chat.voice.stop')}
      </Button>
    </div>
  )
}

function Stopped({ recording }: { recording: VoiceRecording }) {
  const { t, formats } = useText()
  const { stage, take, isFull, hasFailed, submit, retry, close } = recording
  const isSending = stage === 'sending'
  return (
    <>
      {isFull ? (
        <p role="status" className="mb-2 text-sm text-ink-muted">
          {t('chat.voice.full', { minutes: formats.number(VOICE_MAX_SECONDS / 60) })}
        </p>
      ) : null}
      {hasFailed ? (
        <p role="alert" className="mb-2 text-sm text-danger-ink">
          {t('shell.failure.unknown')}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-1.5">
        <div className="min-w-0 flex-1 ps-2">
          {take ? <VoicePlayer href="" content={take.audio} /> : null}
        </div>
        <IconButton label={t('chat.voice.discard')} disabled={isSending} onClick={close}>
          <Icon of={Trash2} />
        </IconButton>
        <IconButton label={t('chat.voice.again')} disabled={isSending} onClick={retry}>
          <Icon of={RotateCcw} />
        </IconButton>
        <IconButton
          label={t('chat.voice.send')}
          disabled={isSending}
          onClick={submit}
          className="bg-brand! text-on-brand! hover:bg-brand-hover!"
        >
          <Icon of={SendHorizontal} className="mirrored" />
        </IconButton>
      </div>
    </>
  )
}

type Refusal = Extract<RecorderStage, 'denied' | 'missing' | 'empty' | 'failed' | 'unsupported'>

function isRefusal(stage: RecorderStage): stage is Refusal {
  return ['denied', 'missing', 'empty', 'failed', 'unsupported'].includes(stage)
}

function Refused({
  stage,
  recording: { retry, close },
}: {
  stage: Refusal
  recording: VoiceRecording
}) {
  const { t } = useText()
  const isClosed = stage === 'denied' || stage === 'missing'
  return (
    <Banner
      role="alert"
      variant="warning"
      icon={<Icon of={isClosed ? MicOff : CircleAlert} />}
      title={t(`chat.voice.refused.${stage}.title`)}
      actions={
        <>
          {stage === 'unsupported' ? null : (
            <Button variant="secondary" size="sm" onClick={retry}>
              {t('chat.again')}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={close}>
            {t('chat.voice.write')}
          </Button>
        </>
      }
    >
      {t(`chat.voice.refused.${stage}.text`)}
    </Banner>
  )
}
