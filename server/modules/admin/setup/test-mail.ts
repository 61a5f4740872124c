import type { ServiceContext } from '@/server/actor.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import { getMailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { requireStaff } from '@/server/viewer.ts'
import { findPerson } from '../people/people-store.ts'

export type MailTest = {
  to: string
  /** `kept`: no mail server is configured, so the mail stays in the outbox. */
  outcome: 'sent' | 'kept' | 'failed'
  /** The mail server's words; empty unless it failed. */
  reason: string
}

const MAX_REASON = 300

/** Sends a mail to the administrator at once. Raises forbidden, LimitReached. */
export async function testMail(context: ServiceContext): Promise<MailTest> {
  const { id } = requireStaff(context)
  const { deps, language, origin, log } = context
  await deps.limits.consume('mailTestsByAccount', String(id))
  const to = (await findPerson(deps.db, id))?.email ?? ''
  if (!to) return { to, outcome: 'failed', reason: 'Your account has no e-mail address.' }
  const { say, base } = mailTools(await getMailTheme(deps, { language, origin }))
  const subject = say('admin.setup.mail.subject')
  const mail = composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs: [say('admin.setup.mail.text')],
  })
  try {
    await deps.mail.send(mail)
  } catch (error) {
    log.warn({ err: error }, 'The test mail could not be sent')
    const reason = error instanceof Error ? error.message : String(error)
    return { to, outcome: 'failed', reason: reason.slice(0, MAX_REASON) }
  }
  return { to, outcome: deps.config.smtpUrl ? 'sent' : 'kept', reason: '' }
}
