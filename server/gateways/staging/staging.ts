import type { Readable } from 'node:stream'

/** The caller has checked that the upload belongs to the sender. */
export type StagedRequest = {
  method: 'POST' | 'HEAD' | 'PATCH'
  id: string
  header(name: string): string | undefined
  body?: Readable
}

/**
 * Partial uploads in tus 1.0. Received bytes survive a restart, and an interrupted chunk is kept up
 * to the break. Ids come from the server, never from the client.
 */
export type Staging = {
  /** Throws StagingRefused. */
  answer(request: StagedRequest): Promise<Response>
  /** Bytes received; null for an unknown upload. */
  received(id: string): Promise<number | null>
  /** Absolute. */
  pathOf(id: string): string
  /** Idempotent. */
  remove(id: string): Promise<void>
  /** Ids of uploads unchanged since `before`. */
  untouched(before: Date): Promise<string[]>
}

export type StagingRefusal =
  /** Violates the protocol, or was interrupted. */
  | 'malformed'
  /** The chunk does not start at the current offset. */
  | 'offset'
  | 'tooLarge'
  | 'missing'

export class StagingRefused extends Error {
  readonly reason: StagingRefusal

  constructor(reason: StagingRefusal, message: string) {
    super(message)
    this.name = 'StagingRefused'
    this.reason = reason
  }
}
