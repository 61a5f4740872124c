export type VoiceRecorderInput = {
  /** The browser can record sound. */
  isSupported: boolean
}

export type VoiceTake = {
  /** In the format that the browser recorded. */
  audio: Blob
  seconds: number
}

export type VoiceRecorderContext = VoiceRecorderInput & {
  /** The recording; null before it is stopped. */
  take: VoiceTake | null
  /** It was stopped because it reached the longest length. */
  isFull: boolean
  /** It could not be handed to the outbox. */
  hasFailed: boolean
}

export type VoiceRecorderEvent =
  /** Also when the microphone is unplugged. */
  | { type: 'recording.stopped' }
  | { type: 'recording.retried' }
  | { type: 'message.submitted' }
  | { type: 'recorder.closed' }

/** Why there is no recording. `denied`: by the member, the browser or the site's policy. */
export type RecordingStop = 'denied' | 'missing' | 'empty' | 'failed'

export class RecordingStopped extends Error {
  override readonly name = 'RecordingStopped'
  readonly stop: RecordingStop

  constructor(stop: RecordingStop, options?: ErrorOptions) {
    super(`recording: ${stop}`, options)
    this.stop = stop
  }
}
