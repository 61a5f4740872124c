import type { Deps } from '@/server/deps.ts'
import { MailRefused } from '@/server/gateways/mail/mailer.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { newLink, saveLink } from '@/server/modules/inquiries/links.ts'
import { readOwner } from '@/server/modules/inquiries/recipient.ts'
import type { ReplyTarget } from '@/server/modules/mail-replies/reply-address.ts'
import { notifyViewing } from '@/server/modules/notifications/notify-inquiry.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { viewingMail } from './mails.ts'
import { findViewingSender } from './sender-store.ts'
import { findViewing, type Side, type ViewingRow } from './viewing-store.ts'

type Office = Pick<Deps, 'db' | 'config' | 'settings' | 'mail' | 'log' | 'queue' | 'clock'>

/** Registers the mail job; undeliverable mails are dropped. Call before the queue starts. */
export function sendViewingMessages(office: Office): void {
  office.queue.work('viewing.message', async (message) => {
    try {
      await sendViewingMessage(office, message)
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      office.log.warn({ err: error }, 'A mail about a viewing cannot be delivered')
    }
  })
}

type Message = JobData['viewing.message']

/**
 * Sends a mail about a viewing, with an invitation where calendars have it, unless the viewing
 * changed meanwhile: then another mail says more. Reminders notify on the site, too. Raises as the
 * mail gateway does.
 */
export async function sendViewingMessage(
  office: Omit<Office, 'queue' | 'log'>,
  message: Message,
): Promise<void> {
  const { viewingId, sequence, act, to, origin } = message
  const row = await findViewing(office.db, viewingId)
  if (!row || row.sequence !== sequence) return
  const isReminder = act === 'day' || act === 'hour'
  const at = office.clock()
  if (isReminder && (row.status !== 'agreed' || row.starts_at <= at)) return
  if (isReminder) await remindOnSite(office, { row, to, at })
  const person = await findRecipient(office, row, to)
  if (!person.email) return
  const owner = await readOwner(office, row.owner_id)
  const base = office.config.publicUrl ?? origin
  const theme = await getMailTheme(office, { language: person.language, origin: base })
  const link = person.isGuest ? newLink() : undefined
  if (link) await saveLink(office.db, link, { inquiryId: row.inquiry_id, at })
  const mail = viewingMail(
    {
      row,
      act,
      to: { name: person.name, email: person.email },
      peer: to === 'owner' ? row.name : owner.name,
      token: link?.token ?? null,
      target: toReplyTarget(row, to),
      replies: office.config,
    },
    theme,
  )
  await office.mail.send({ ...mail, id: `viewing-${viewingId}-${sequence}-${act}-${to}` })
}

async function remindOnSite(
  { db }: Pick<Office, 'db'>,
  { row, to, at }: { row: ViewingRow; to: Side; at: Date },
): Promise<void> {
  const sideId = to === 'owner' ? row.owner_id : row.account_id
  if (to === 'sender' && sideId === null) return
  const { id: viewingId, inquiry_id: inquiryId } = row
  await notifyViewing(db, { viewingId, inquiryId, kind: 'viewing-reminder', to: sideId, at })
}

function toReplyTarget(
  { inquiry_id: id, owner_id, account_id }: ViewingRow,
  to: Side,
): ReplyTarget {
  if (to === 'owner') return { kind: 'inquiry', id, sideId: owner_id }
  return account_id === null ? { kind: 'guest', id } : { kind: 'inquiry', id, sideId: account_id }
}

type Recipient = { name: string; email: string | null; language: string; isGuest: boolean }

async function findRecipient(
  office: Pick<Office, 'db' | 'settings'>,
  row: ViewingRow,
  to: Side,
): Promise<Recipient> {
  if (to === 'sender') {
    const { name, email, language, account_id } = await findViewingSender(office.db, row.inquiry_id)
    return { name, email, language, isGuest: account_id === null }
  }
  return { ...(await readOwner(office, row.owner_id)), isGuest: false }
}
