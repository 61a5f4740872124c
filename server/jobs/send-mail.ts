import { type Mailer, MailRefused } from '@/server/gateways/mail/mailer.ts'
import type { Logger } from '@/server/log.ts'
import type { Queue } from './queue.ts'

/**
 * Lets the queue send the mails that services enqueue as `mail.send`. What can never be delivered
 * is noted and dropped; everything else is tried again for some hours.
 */
export function sendQueuedMail(queue: Queue, mail: Mailer, log: Pick<Logger, 'warn'>): void {
  queue.work('mail.send', async (letter) => {
    try {
      await mail.send(letter)
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      log.warn({ err: error }, 'A mail cannot be delivered')
    }
  })
}
