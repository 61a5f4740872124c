/**
 * How this browser stands to push messages. `needsInstall`: only from the home screen, as on iPhones;
 * `off`: the member may be asked, or was and is not subscribed.
 */
export type PushStatus = 'unsupported' | 'needsInstall' | 'off' | 'on' | 'denied'

/** `default`: the question was closed without an answer. */
export type PushAnswer = 'granted' | 'denied' | 'default'

export type PushContext = {
  /** The browser's question was closed without an answer. */
  wasDismissed: boolean
  /** A service worker was started for this subscription. */
  hasRetried: boolean
  /** Push messages could not be switched off. */
  hasFailed: boolean
}

export type PushEvent =
  /** A tap: browsers ask only then. */
  | { type: 'push.requested' }
  | { type: 'push.stopped' }
  /** After a change in the browser's settings: not every browser tells of it. */
  | { type: 'permission.rechecked' }
  /** In the browser's own settings. */
  | { type: 'permission.changed' }

/** No service worker is active that could receive messages. */
export class WorkerMissing extends Error {
  override readonly name = 'WorkerMissing'
}
