import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { voiceRecorder } from '@/client/flows/chat/voice-recorder.ts'
import { canRecordSound } from '@/client/integrations/microphone.ts'
import type { VoiceTake } from '@/machines/chat/voice-recorder.types.ts'

export type RecorderStage =
  | 'requesting'
  | 'capturing'
  | 'finishing'
  | 'stopped'
  | 'sending'
  | 'denied'
  | 'missing'
  | 'empty'
  | 'failed'
  | 'unsupported'

export type VoiceRecording = {
  stage: RecorderStage
  take: VoiceTake | null
  isFull: boolean
  hasFailed: boolean
  stop: () => void
  retry: () => void
  submit: () => void
  close: () => void
}

type RecorderUse = {
  /** Puts the recording into the outbox. */
  send: (audio: Blob) => Promise<void>
  /** It was sent, or the member writes instead. */
  onClosed: () => void
}

/** Records one voice message, beginning at once. */
export function useVoiceRecorder(use: RecorderUse): VoiceRecording {
  const latest = useRef({ ...use, stop: () => {} })
  const [machine] = useState(() =>
    voiceRecorder({
      send: (audio) => latest.current.send(audio),
      onEnded: () => latest.current.stop(),
    }),
  )
  const [isSupported] = useState(canRecordSound)
  const [state, send] = useActor(machine, { input: { isSupported } })
  useEffect(() => {
    latest.current = { ...use, stop: () => send({ type: 'recording.stopped' }) }
  })
  const isOver = state.status === 'done'
  useEffect(() => {
    if (isOver) latest.current.onClosed()
  }, [isOver])
  const { take, isFull, hasFailed } = state.context
  return {
    stage: toStage(state.value),
    take,
    isFull,
    hasFailed,
    stop: () => send({ type: 'recording.stopped' }),
    retry: () => send({ type: 'recording.retried' }),
    submit: () => send({ type: 'message.submitted' }),
    close: () => send({ type: 'recorder.closed' }),
  }
}

type RecorderValue =
  | 'deciding'
  | 'requesting'
  | 'stopped'
  | 'sending'
  | 'unsupported'
  | 'closed'
  | 'sent'
  | { recording: 'capturing' | 'finishing' }
  | { refused: 'denied' | 'missing' | 'empty' | 'failed' }

function toStage(value: RecorderValue): RecorderStage {
  if (typeof value === 'object') return 'recording' in value ? value.recording : value.refused
  if (value === 'closed' || value === 'sent') return 'sending'
  return value === 'deciding' ? 'requesting' : value
}
