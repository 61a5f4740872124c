import { SmsRefused, type SmsSender } from './sms-sender.ts'

type TwilioAccount = {
  /** Without trailing slash. */
  origin: string
  account: string
  token: string
  /** A number with plus sign, or the id of a messaging service (`MG…`). */
  from: string
}

const PATIENCE_MS = 10_000

/**
 * Twilio's Messages resource, API version 2010-04-01, without Twilio's package, which is a hundred
 * times the size. Status 400 is permanent.
 */
export function createTwilioSms({ origin, account, token, from }: TwilioAccount): SmsSender {
  const address = `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return {
    async send({ to, text }) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { Authorization: authorization, Accept: 'application/json' },
        body: new URLSearchParams({ To: to, Body: text, [sender]: from }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const code = await findErrorCode(reply)
      if (reply.ok) return
      const words = `The message service answers ${reply.status}${code ? ` (${code})` : ''}`
      throw reply.status === 400 ? new SmsRefused(words) : new Error(words)
    },
  }
}

/** Twilio's error code; its message would contain the phone number. */
async function findErrorCode(reply: Response): Promise<number | undefined> {
  const body: unknown = await reply.json().catch(() => undefined)
  const code = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined
  return typeof code === 'number' ? code : undefined
}
