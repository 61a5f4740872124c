import type { Mail } from '@/server/gateways/mail/mailer.ts'

/** What each job carries. Data is stored as JSON: ids and words, no dates, no secrets. */
export type JobData = {
  'mail.send': Mail
}

export type JobName = keyof JobData

export type JobPolicy = {
  /** How often a failed job is tried again before it counts as failed. */
  retryLimit: number
  /** First pause; each further one doubles, with some scatter, up to the largest. */
  retryDelaySeconds: number
  retryDelayMaxSeconds: number
  /** A job that runs longer is taken to be lost and tried again. */
  expireInSeconds: number
  /** How many run at a time in one process. */
  concurrency: number
}

/** Every queue of the house, with its patience. */
export const JOB_POLICIES: Record<JobName, JobPolicy> = {
  'mail.send': {
    retryLimit: 12,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 120,
    concurrency: 2,
  },
}
