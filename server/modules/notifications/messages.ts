import type { Deps } from '@/server/deps.ts'
import { MailRefused } from '@/server/gateways/mail/mailer.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { findDecisionNotice } from './decision-store.ts'
import { decisionMail } from './mails.ts'
import { wantsMail } from './preferences/preferences.ts'

type Office = Pick<Deps, 'db' | 'config' | 'settings' | 'mail' | 'log'>

/** Registers the mail job; undeliverable mails are dropped. Call before the queue starts. */
export function sendListingMessages(queue: Queue, office: Office): void {
  queue.work('listing.message', async (message) => {
    try {
      await sendListingMessage(office, message)
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      office.log.warn({ err: error }, 'A mail about a decision cannot be delivered')
    }
  })
}

/**
 * Sends a mail, unless the decision was undone, there is no address, or the account wants no such
 * mails. Raises as the mail gateway does.
 */
export async function sendListingMessage(
  office: Office,
  { notificationId, origin }: JobData['listing.message'],
): Promise<void> {
  const notice = await findDecisionNotice(office.db, notificationId)
  if (!notice?.email) return
  const { account_id: accountId, kind } = notice
  if (!(await wantsMail(office.db, { accountId, kind }))) return
  const mailTheme = await getMailTheme(office, {
    language: notice.language_code,
    origin: office.config.publicUrl ?? origin,
  })
  const mail = decisionMail({ ...notice, email: notice.email }, mailTheme)
  await office.mail.send({ ...mail, id: `decision-${notificationId}` })
}
