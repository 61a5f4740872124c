import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Logger } from '@/server/log.ts'
import { createOutboxSms } from './outbox-sms.ts'
import type { SmsSender } from './sms-sender.ts'
import { createTwilioSms } from './twilio-sms.ts'

/**
 * The SMS service of SMS_URL, such as
 * `twilio+https://account:token@api.twilio.com?from=%2B15005550006`, else the local outbox.
 */
export function openSms(
  { smsUrl }: { smsUrl: string | undefined },
  db: Kysely<DB>,
  log: Pick<Logger, 'info'>,
): SmsSender {
  if (!smsUrl) return createOutboxSms(db, log)
  const url = new URL(smsUrl.slice(smsUrl.indexOf('+') + 1))
  return createTwilioSms({
    origin: url.origin,
    account: decodeURIComponent(url.username),
    token: decodeURIComponent(url.password),
    from: url.searchParams.get('from') ?? '',
  })
}
