/** Subscription of a browser, as `PushSubscription.toJSON()` writes it. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** UTF-8; at most `MAX_PUSH_BYTES`. */
  payload: string
  /** Replaces undelivered messages with the same topic. */
  topic: string
  urgency: 'normal' | 'high'
  ttlSeconds: number
}

/** Called by a job, which retries. Throws PushGone and PushRefused, which are final. */
export type PushSender = {
  /** Browsers subscribe with it: base64url of an uncompressed point. */
  publicKey: string
  /** Whether an endpoint belongs to a known push service. */
  accepts(endpoint: string): boolean
  send(target: PushTarget, message: PushMessage): Promise<void>
}

/** The subscription ended. */
export class PushGone extends Error {
  override readonly name = 'PushGone'
}

/** The push service will never take this message. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused'
}
