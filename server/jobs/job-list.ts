import type { Visibility } from '@/server/gateways/files/file-store.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'

/** What somebody with an account is written, by the ids of what it brings. */
export type AccountMessage =
  | { kind: 'code'; codeId: number }
  | { kind: 'reset'; resetId: number }
  | { kind: 'password'; accountId: number }
  /** A member changed the password while signed in, or ended the other sign-ins. */
  | { kind: 'passwordChanged' | 'signInsEnded'; accountId: number }
  | { kind: 'secondFactor'; accountId: number; event: 'on' | 'off' | 'recoveryCode' }
  /** To the former address, or where the account has been reached since before the change. */
  | { kind: 'contactChanged'; accountId: number; undoId: number }

/** `id` is the message's own, so that one handed over twice can be told. */
export type QueuedMessage = AccountMessage & { id: string; language: string; origin: string }

/** What each job carries. It is stored as JSON: ids and words, no dates. */
export type JobData = {
  /** One about a saved search is sent only while that is there and does not rest. */
  'mail.send': Mail & { savedSearch?: number }
  'account.message': QueuedMessage
  /** What somebody was told of a listing or a verification; the mail says it, too. */
  'listing.message': { notificationId: number; origin: string }
  'properties.upkeep': Record<string, never>
  'alerts.match': Record<string, never>
  /** `since` is an ISO time. */
  'alerts.catch-up': { searchId: number; since: string }
  'alerts.deliver': Record<string, never>
  'records.prune': Record<string, never>
  /** Files whose rows are gone. */
  'files.remove': { files: { key: string; visibility: Visibility }[] }
  /** A new picture: first the sizes of cards and albums, then, as a job of its own, all others. */
  'images.prepare': { key: string }
  'images.complete': { key: string }
}

export type JobPolicy = {
  /** How often a failed job is tried again before it is given up. */
  retryLimit: number
  /** The first pause; each further one doubles, with some scatter, up to the largest. */
  retryDelaySeconds: number
  retryDelayMaxSeconds: number
  /** A job that runs longer is taken for lost and tried again. */
  expireInSeconds: number
  /** A finished job, with what it carried, is forgotten after this time. */
  keepSeconds: number
  /** How many run at a time in one process. */
  concurrency: number
  /**
   * While a job (with the same key) waits or runs, a second one is not created; `waiting`: while one
   * waits, so that what happens during a run causes one more.
   */
  exclusive: boolean | 'waiting'
}

/** Every queue of the house, with its patience. */
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
  // What it brings is good for ten minutes or an hour: later than that nobody waits for it.
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
  'properties.upkeep': {
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
