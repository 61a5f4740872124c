/** A file as it is known at the start: new, or left by an earlier visit. */
export type FileToUpload = {
  bytes: number
  /** Looked at before, and not refused. */
  isChecked: boolean
  outcome: 'ready' | 'refused' | null
  refusal: string | null
  /** Factor of its pauses, about 1, so that files do not come back all at once. */
  jitter: number
}

export type FileUploadContext = {
  bytes: number
  /** Bytes that the provider has acknowledged. */
  sent: number
  /** Tries since the provider last took a byte. */
  tries: number
  jitter: number
  /** Pause before the next try. */
  waitMilliseconds: number
  /** The provider has forgotten the upload. */
  startsOver: boolean
  /** Why the file is not taken: a name of `FILE_REFUSALS`. */
  refusal: string | null
  /** Key of the failure after which only the person can go on; '' without one. */
  failure: string
  isChecked: boolean
  /** Result of an earlier visit. */
  outcome: 'ready' | 'refused' | null
}

export type FileUploadEvent =
  /** Few files are sent at a time. */
  | { type: 'slot.acquired' }
  | { type: 'bytes.acknowledged'; sent: number }
  /** The connection is back, or the person is signed in again. */
  | { type: 'upload.resumed' }
  | { type: 'upload.retried' }

/** Result of a check, here or at the provider; null for a good file. */
export type FileChecked = {
  refusal: string | null
  /** The provider takes it with the post only, so there is nothing to send. */
  isForPost: boolean
}

export type FileSending = { startsOver: boolean }

/** Why an upload stopped. */
export type UploadStop = 'offline' | 'signedOut' | 'gone' | 'later' | 'refused'

export class UploadStopped extends Error {
  override readonly name = 'UploadStopped'
  readonly stop: UploadStop
  /** Key of the failure; '' if the provider named none. */
  readonly key: string
  /** Pause that the provider asks for; 0 if it does not say. */
  readonly waitMilliseconds: number

  constructor(stop: UploadStop, key = '', waitMilliseconds = 0) {
    super(`upload: ${stop} ${key}`)
    this.stop = stop
    this.key = key
    this.waitMilliseconds = waitMilliseconds
  }
}
