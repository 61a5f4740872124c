import type { Readable } from 'node:stream'

/** A request of the protocol, about an upload that the caller has found to be the sender's. */
export type StagedRequest = {
  method: 'POST' | 'HEAD' | 'PATCH'
  id: string
  header(name: string): string | undefined
  /** The piece that comes with it. */
  body?: Readable
}

/**
 * Where files are while they come in pieces, as tus 1.0 sends them. What has arrived outlives the process, and a piece
 * that breaks off is kept as far as it came. Ids are the house's own and never a sender's.
 */
export type Staging = {
  /** Answers as the protocol wants it. Raises StagingRefused. */
  answer(request: StagedRequest): Promise<Response>
  /** Bytes that have arrived; null when nothing is known of the upload. */
  received(id: string): Promise<number | null>
  /** Absolute path of what has arrived. */
  pathOf(id: string): string
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>
  /** Ids of all that lies here and was not touched since `before`. */
  untouched(before: Date): Promise<string[]>
}

export type StagingRefusal =
  /** Not as the protocol wants it, or broken off. */
  | 'malformed'
  /** The piece begins elsewhere than where the last one ended. */
  | 'offset'
  /** More bytes than were announced. */
  | 'tooLarge'
  /** Nothing lies here under this id. */
  | 'missing'

export class StagingRefused extends Error {
  readonly reason: StagingRefusal

  constructor(reason: StagingRefusal, message: string) {
    super(message)
    this.name = 'StagingRefused'
    this.reason = reason
  }
}
