import { fromPromise } from 'xstate'
import { decodeSound } from '@/client/integrations/decode-sound.ts'
import {
  closeMicrophone,
  openMicrophone,
  recordSound,
  type SoundRecorder,
} from '@/client/integrations/microphone.ts'
import { VOICE_MIN_SECONDS } from '@/domain/chat/voice-rules.ts'
import { voiceRecorderMachine } from '@/machines/chat/voice-recorder.machine.ts'
import {
  type RecordingStop,
  RecordingStopped,
  type VoiceTake,
} from '@/machines/chat/voice-recorder.types.ts'

type RecorderOptions = {
  /** Puts it into the outbox. */
  send: (audio: Blob) => Promise<void>
  /** The recorder stopped, also by itself. */
  onEnded: () => void
}

/** The recorder of one voice message, with the microphone of this device. */
export function voiceRecorder({ send, onEnded }: RecorderOptions) {
  let microphone: MediaStream | null = null
  let recorder: SoundRecorder | null = null
  let begunAt = 0
  return voiceRecorderMachine.provide({
    actors: {
      openMicrophone: fromPromise<void>(async ({ signal }) => {
        const opened = await openMicrophone().catch(refuse)
        if (signal.aborted) closeMicrophone(opened)
        else microphone = opened
      }),
      record: fromPromise<void>(
        ({ signal }) =>
          new Promise((_, reject) => {
            if (!microphone) throw new RecordingStopped('failed')
            const onFailed = () => reject(new RecordingStopped('failed'))
            const begun = recordSound(microphone, { onEnded, onFailed })
            recorder = begun
            begunAt = performance.now()
            signal.addEventListener('abort', begun.release)
          }),
      ),
      finish: fromPromise<VoiceTake>(async () => {
        const measured = (performance.now() - begunAt) / 1_000
        const audio = await recorder?.stop()
        if (!audio || audio.size === 0) throw new RecordingStopped('empty')
        const decoded = await decodeSound(audio).catch(() => null)
        const seconds = decoded?.seconds ?? measured
        if (seconds < VOICE_MIN_SECONDS) throw new RecordingStopped('empty')
        return { audio, seconds }
      }),
      send: fromPromise<void, VoiceTake | null>(async ({ input }) => {
        if (input) await send(input.audio)
      }),
    },
  })
}

function refuse(error: unknown): never {
  throw new RecordingStopped(toRecordingStop(error), { cause: error })
}

function toRecordingStop(error: unknown): RecordingStop {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}
