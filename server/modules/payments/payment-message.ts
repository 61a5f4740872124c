import { formatDay } from '@/domain/web/format-day.ts'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { translated } from '@/server/contract/wire-values.ts'
import type { Deps } from '@/server/deps.ts'
import { DocumentsUnavailable } from '@/server/gateways/documents/documents.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import { type MailAttachment, MailRefused } from '@/server/gateways/mail/mailer.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { paymentKey, paymentTextKey } from '@/server/modules/notifications/payment-words.ts'
import { paidPrice } from '@/server/modules/notifications/wire.ts'
import { getMailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { findPaper, type WantedPaper } from './papers/read-paper.ts'
import { findPaymentNotice, type SentPaymentNotice } from './payment-notice-store.ts'

type Office = Pick<Deps, 'db' | 'config' | 'settings' | 'mail' | 'documents' | 'log' | 'queue'>

/** Registers the mail job; undeliverable mails are dropped. Call before the queue starts. */
export function sendPaymentMessages(office: Office): void {
  office.queue.work('payment.message', async (message) => {
    try {
      await sendPaymentMessage(office, message)
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      office.log.warn({ err: error }, 'A mail about a payment cannot be delivered')
    }
  })
}

/** Sends a mail unless there is no address. Raises as the mail gateway does. */
export async function sendPaymentMessage(
  office: Omit<Office, 'queue'>,
  { notificationId, origin }: JobData['payment.message'],
): Promise<void> {
  const notice = await findPaymentNotice(office.db, notificationId)
  if (!notice?.email) return
  const theme = await getMailTheme(office, {
    language: notice.language_code,
    origin: office.config.publicUrl ?? origin,
  })
  const { say, page, base } = mailTools(theme)
  const { language } = theme.locale
  const facts = {
    name: translated(notice.package_name, notice.translations, language, 'name'),
    reason: notice.reason,
    date: notice.ends_at ? formatDay(notice.ends_at, language) : '',
    price: paidPrice(notice.price_minor, notice.currency, theme),
  }
  const key = paymentKey(notice.kind)
  const link = toLink(notice)
  const subject = say(`notifications.message.${key}`, facts)
  const mail = composeMail({
    ...base,
    to: notice.email,
    subject,
    heading: subject,
    id: `payment-${notificationId}`,
    paragraphs: [
      say(`notifications.message.${paymentTextKey(notice.kind, notice.is_offered)}`, facts),
    ],
    link: { label: say(link.key, facts), url: page(link.path) },
  })
  const attachments = await createPapers(office, { notice, language, origin: theme.origin })
  await office.mail.send({ ...mail, ...(attachments.length > 0 ? { attachments } : {}) })
}

/** To the purchase of a package that can be renewed, else to what the mail is about. */
function toLink({ kind, is_offered, price_minor, package_id, credit_note_id }: SentPaymentNotice) {
  if (kind === 'package-expiring' && is_offered && price_minor > 0) {
    return { key: 'packages.renewal.renew', path: paymentRoutes.checkout(package_id) }
  }
  return credit_note_id === null
    ? { key: 'notifications.mail.paymentLink', path: routes.member('subscription') }
    : { key: 'notifications.mail.transactionsLink', path: routes.member('transactions') }
}

/** The receipt or credit note as PDF. Without a compiler the mail goes alone. */
async function createPapers(
  office: Omit<Office, 'queue'>,
  { notice, language, origin }: { notice: SentPaymentNotice; language: string; origin: string },
): Promise<MailAttachment[]> {
  const wanted = paperToSend(notice)
  const found = wanted && (await findPaper(office, { ...wanted, language, origin }))
  if (!found) return []
  try {
    const pdf = await office.documents.paper(found.paper)
    const content = pdf.toString('base64')
    return [{ name: `${found.fileName}.pdf`, type: 'application/pdf', content }]
  } catch (error) {
    if (!(error instanceof DocumentsUnavailable)) throw error
    office.log.warn({ err: error }, 'A mail about a payment goes without its PDF')
    return []
  }
}

function paperToSend({
  kind,
  credit_note_id,
  payment_transaction_id,
}: SentPaymentNotice): Pick<WantedPaper, 'kind' | 'id'> | null {
  if (credit_note_id !== null) return { kind: 'credit-note', id: credit_note_id }
  return kind === 'payment-paid' ? { kind: 'receipt', id: payment_transaction_id } : null
}
