import { VOICE_TYPES } from '@/domain/chat/voice-rules.ts'

/** Enough for speech; a minute takes a quarter of a megabyte. */
const BITS_PER_SECOND = 32_000

export type SoundRecorder = {
  /** The recording, in the browser's format. */
  stop(): Promise<Blob>
  /** Also closes the microphone. */
  release(): void
}

/** False on addresses that are not safe, as for browsers that are too old. */
export function canRecordSound(): boolean {
  const isThere = 'mediaDevices' in navigator && typeof MediaRecorder === 'function'
  return isThere && soundType() !== undefined
}

/** @throws DOMException named as in the Media Capture specification */
export function openMicrophone(): Promise<MediaStream> {
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
  return navigator.mediaDevices.getUserMedia({ audio })
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Calls `onEnded` also when the microphone is unplugged; what came before stays. */
export function recordSound(
  stream: MediaStream,
  { onEnded, onFailed }: { onEnded: () => void; onFailed: () => void },
): SoundRecorder {
  const mimeType = soundType()
  const recorder = new MediaRecorder(stream, {
    ...(mimeType ? { mimeType } : {}),
    audioBitsPerSecond: BITS_PER_SECOND,
  })
  const pieces: Blob[] = []
  const whole = Promise.withResolvers<Blob>()
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  recorder.onerror = onFailed
  recorder.onstop = () => {
    whole.resolve(new Blob(pieces, { type: recorder.mimeType }))
    onEnded()
  }
  recorder.start()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    return whole.promise
  }
  return {
    stop,
    release: () => {
      void stop()
      closeMicrophone(stream)
    },
  }
}

function soundType(): string | undefined {
  return VOICE_TYPES.find((type) => MediaRecorder.isTypeSupported(type))
}
