import { formatPrice, toMajor } from '@/domain/money/price.ts'
import { formatDay } from '@/domain/web/format-day.ts'
import { routes } from '@/domain/web/routes.ts'
import { translated } from '@/server/contract/wire-values.ts'
import type { Deps } from '@/server/deps.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import { MailRefused } from '@/server/gateways/mail/mailer.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { mailThemeOf, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { findPaymentNotice } from './payment-notice-store.ts'
import { paymentKey, paymentTextKey } from './payment-words.ts'

type Office = Pick<Deps, 'db' | 'config' | 'settings' | 'mail' | 'log' | 'queue'>

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
  const told = await findPaymentNotice(office.db, notificationId)
  if (!told?.email) return
  const theme = await mailThemeOf(office, {
    language: told.language_code,
    origin: office.config.publicUrl ?? origin,
  })
  const { say, page, base } = mailTools(theme)
  const { language } = theme.spoken
  const facts = {
    name: translated(told.package_name, told.translations, language, 'name'),
    reason: told.reason,
    date: told.ends_at ? formatDay(told.ends_at, language) : '',
    price: formatPrice(toMajor(told.price_minor, told.currency), {
      ...{ currency: told.currency, symbol: `${told.currency} `, abbreviate: false, language },
    }),
  }
  const key = paymentKey(told.kind)
  const subject = say(`notifications.message.${key}`, facts)
  const letter = composeMail({
    ...base,
    ...{ to: told.email, subject, heading: subject, id: `payment-${notificationId}` },
    paragraphs: [say(`notifications.message.${paymentTextKey(told.kind, told.is_offered)}`, facts)],
    link: {
      label: say('notifications.mail.paymentLink'),
      url: page(routes.member('subscription')),
    },
  })
  await office.mail.send(letter)
}
