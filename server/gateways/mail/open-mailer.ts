import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Logger } from '@/server/log.ts'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export function openMailer(
  config: { smtpUrl: string | undefined; publicUrl: string | undefined },
  db: Kysely<DB>,
  log: Pick<Logger, 'info'>,
): Mailer {
  if (!config.smtpUrl) return createOutboxMailer(db, log)
  return createSmtpMailer({ url: config.smtpUrl, from: toSender(config.smtpUrl, config.publicUrl) })
}

/** `?from=` of SMTP_URL, else its user if that is an address, else `no-reply@` the public host. */
export function toSender(smtpUrl: string, publicUrl: string | undefined): string {
  const url = new URL(smtpUrl)
  const from = url.searchParams.get('from')
  if (from) return from
  const user = decodeURIComponent(url.username)
  if (user.includes('@')) return user
  return `no-reply@${publicUrl ? new URL(publicUrl).hostname : url.hostname}`
}
