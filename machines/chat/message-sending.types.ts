export type MessageSendingInput = {
  /** Factor of its pauses, about 1, so that not everybody comes back in the same moment. */
  spread: number
}

export type MessageSendingContext = MessageSendingInput & {
  /** Client id of the message that is being sent; null without one. */
  current: string | null
  /** Tries since a message was last taken. */
  tries: number
  /** Tries that the provider answered with an error of its own. */
  errors: number
  /** Pause before the next try. */
  waitMilliseconds: number
  refusal: Refusal | null
}

export type Refusal = {
  message: string | null
  /** Key of the failure. */
  key: string
  /** The whole conversation takes no messages any more. */
  isClosed: boolean
}

export type MessageSendingEvent =
  /** This tab is the one that sends. */
  | { type: 'lock.acquired' }
  /** A message was added, tried again or removed, in whatever tab. */
  | { type: 'outbox.changed' }
  /** The connection is back, or the member is signed in again. */
  | { type: 'sending.resumed' }

/**
 * Why a message was not sent. `unreached`: no answer, or one that asks to wait. `failing`: an error
 * of the provider. `closed`: a blocked or deactivated side.
 */
export type SendingStop = 'offline' | 'signedOut' | 'unreached' | 'failing' | 'refused' | 'closed'

export class SendingStopped extends Error {
  override readonly name = 'SendingStopped'
  readonly stop: SendingStop
  /** Key of the failure; '' if the provider named none. */
  readonly key: string
  /** Pause that the provider asks for; 0 if it does not say. */
  readonly waitMilliseconds: number

  constructor(stop: SendingStop, key = '', waitMilliseconds = 0) {
    super(`message: ${stop} ${key}`)
    this.stop = stop
    this.key = key
    this.waitMilliseconds = waitMilliseconds
  }
}
