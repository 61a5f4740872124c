import { type Mailer, MailRefused } from '@/server/gateways/mail/mailer.ts'
import type { Logger } from '@/server/log.ts'
import type { Queue } from './queue.ts'

type Sending = {
  mail: Mailer
  /** Whether the saved search still exists and is active: a mail may wait for hours. */
  isActive: (savedSearch: number) => Promise<boolean>
  log: Pick<Logger, 'warn'>
}

/** An undeliverable mail is logged and dropped; other failures are retried for some hours. */
export function sendQueuedMail(queue: Queue, { mail, isActive, log }: Sending): void {
  queue.work('mail.send', async ({ savedSearch, ...message }) => {
    if (savedSearch !== undefined && !(await isActive(savedSearch))) return
    try {
      await mail.send(message)
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      log.warn({ err: error }, 'A mail cannot be delivered')
    }
  })
}
