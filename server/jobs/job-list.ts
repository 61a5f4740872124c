import type { Visibility } from '@/server/gateways/files/file-store.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'

export type AccountMessage =
  | { kind: 'code'; codeId: number }
  | { kind: 'reset'; resetId: number }
  | { kind: 'password'; accountId: number }
  /** Changed by a member who was signed in, or other sessions ended. */
  | { kind: 'passwordChanged' | 'signInsEnded'; accountId: number }
  | { kind: 'signInsEndedByStaff' | 'factorEndedByStaff'; accountId: number }
  | { kind: 'secondFactor'; accountId: number; event: FactorEvent }
  | { kind: 'staffInvitation'; invitationId: number }
  /** Sent to the old address, or to a contact that predates the change. */
  | { kind: 'contactChanged'; accountId: number; undoId: number }

/** Changes of second factors that cause a mail to the person. */
export type FactorEvent = 'on' | 'off' | 'recoveryCode' | 'passkeyAdded' | 'passkeyRemoved'

/** `id` makes a duplicate delivery recognizable. */
export type QueuedMessage = AccountMessage & { id: string; language: string; origin: string }

/** Job payloads, stored as JSON: no dates. */
export type JobData = {
  /** A mail about a saved search is sent only while the search exists and is active. */
  'mail.send': Mail & { savedSearch?: number }
  'account.message': QueuedMessage
  'listing.message': { notificationId: number; origin: string }
  'payment.message': { notificationId: number; origin: string }
  'mail.receive': Record<string, never>
  /** `accountId` null is the administrator. */
  'chat.message': { threadId: number; accountId: number | null; seq: number; origin: string }
  'push.match': Record<string, never>
  'push.send': { deviceId: number; notificationId: number }
  /** `day` and `hour` are reminders. Does nothing once the viewing has another sequence. */
  'viewing.message': {
    viewingId: number
    sequence: number
    act: 'requested' | 'agreed' | 'declined' | 'moved' | 'canceled' | 'day' | 'hour'
    to: 'owner' | 'sender'
    origin: string
  }
  /** A gateway's notice that was stored. */
  'payments.event': { eventId: number }
  'payments.cancel': { attemptId: number }
  /** Gives back what was paid too much. */
  'payments.refund': { attemptId: number }
  /** A refund that an administrator asked for. */
  'payments.give-back': { refundId: number }
  'payments.reconcile': Record<string, never>
  'properties.upkeep': Record<string, never>
  'adverts.upkeep': Record<string, never>
  'content.publish': Record<string, never>
  'alerts.match': Record<string, never>
  /** `since` is an ISO time. */
  'alerts.catch-up': { searchId: number; since: string }
  'alerts.deliver': Record<string, never>
  'records.prune': Record<string, never>
  'valuation.train': Record<string, never>
  /** Something was renamed that listings or their search name. */
  'structure.rewrite': { kind: 'parameter' | 'category'; id: number }
  /** Checks, runs or takes back an import. */
  'imports.work': { id: number }
  /** Continues imports whose process was killed. */
  'imports.continue': Record<string, never>
  /** Makes, checks or restores a backup. `staffId` asked for it, if anybody did. */
  'backups.work': { id: number; staffId: number | null; upload: string | null }
  /** Starts scheduled backups, and ends tasks whose process was killed. */
  'backups.tend': Record<string, never>
  /** Fills an empty marketplace. */
  'marketplace.fill': { content: 'catalog' | 'demo' }
  'files.remove': { files: { key: string; visibility: Visibility }[] }
  /**
   * `images.prepare` makes the sizes of cards and albums, then enqueues `images.complete` for the
   * rest.
   */
  'images.prepare': { key: string }
  'images.complete': { key: string }
}

export type JobPolicy = {
  retryLimit: number
  /** Doubles with jitter, up to `retryDelayMaxSeconds`. */
  retryDelaySeconds: number
  retryDelayMaxSeconds: number
  /** A job that runs longer counts as lost and is retried. */
  expireInSeconds: number
  /** Retention of a finished job and its payload. */
  keepSeconds: number
  /** Per process. */
  concurrency: number
  /**
   * No second job (with the same key) is created while one waits or runs. `waiting`: only while one
   * waits, so that an event during a run causes another run.
   */
  exclusive: boolean | 'waiting'
}

export const JOB_POLICIES: Record<keyof JobData, JobPolicy> = {
  'mail.send': {
    retryLimit: 12,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 900,
    keepSeconds: 3600,
    concurrency: 2,
    exclusive: false,
  },
  // The codes and links expire after ten minutes or an hour, so later retries are pointless.
  'account.message': {
    retryLimit: 10,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 300,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 2,
    exclusive: false,
  },
  'listing.message': {
    retryLimit: 12,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'payment.message': {
    retryLimit: 12,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'chat.message': {
    retryLimit: 12,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  // Scheduled again in a minute.
  'mail.receive': {
    retryLimit: 0,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 600,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  'push.match': {
    retryLimit: 2,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: 'waiting',
  },
  'push.send': {
    retryLimit: 10,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 120,
    keepSeconds: 600,
    concurrency: 4,
    exclusive: false,
  },
  'viewing.message': {
    retryLimit: 12,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'payments.event': {
    retryLimit: 12,
    retryDelaySeconds: 2,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 4,
    exclusive: false,
  },
  'payments.cancel': {
    retryLimit: 12,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'payments.refund': {
    retryLimit: 12,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'payments.give-back': {
    retryLimit: 12,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'payments.reconcile': {
    retryLimit: 2,
    retryDelaySeconds: 30,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  'properties.upkeep': {
    retryLimit: 2,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  'adverts.upkeep': {
    retryLimit: 2,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  'content.publish': {
    retryLimit: 2,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  'alerts.match': {
    retryLimit: 2,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: 'waiting',
  },
  'alerts.catch-up': {
    retryLimit: 8,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 600,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'alerts.deliver': {
    retryLimit: 2,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: 'waiting',
  },
  'valuation.train': {
    retryLimit: 2,
    retryDelaySeconds: 60,
    retryDelayMaxSeconds: 600,
    expireInSeconds: 3600,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  'structure.rewrite': {
    retryLimit: 12,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 600,
    expireInSeconds: 3600,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: 'waiting',
  },
  'records.prune': {
    retryLimit: 2,
    retryDelaySeconds: 60,
    retryDelayMaxSeconds: 300,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  'images.prepare': {
    retryLimit: 3,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 300,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'images.complete': {
    retryLimit: 3,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 300,
    expireInSeconds: 300,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  // A run belongs to one process at a time by its row; `imports.continue` finds abandoned ones.
  'imports.work': {
    retryLimit: 2,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 60,
    expireInSeconds: 21_600,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'imports.continue': {
    retryLimit: 0,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 60,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  // A repeated task would hide its failure: the page shows it, and the schedule tries again.
  'backups.work': {
    retryLimit: 0,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 43_200,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
  'backups.tend': {
    retryLimit: 0,
    retryDelaySeconds: 10,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 60,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  'marketplace.fill': {
    retryLimit: 2,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 30,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: true,
  },
  'files.remove': {
    retryLimit: 12,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 900,
    keepSeconds: 600,
    concurrency: 1,
    exclusive: false,
  },
}
