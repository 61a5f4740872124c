import { z } from 'zod'
import { address } from './environment-kinds.ts'

/** Mail systems take 64 characters before the @; the rest is for a plus and the token. */
const MAX_NAME_LENGTH = 20

const IMAP_FORM =
  'must be a mailbox, such as imaps://answers%40example.org:password@mail.example.org:993/INBOX'
const REPLY_FORM = 'must be one mail address without a plus, such as answers@homes.example.org'

export const mailVariables = {
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    'must be a mail server address, such as smtp://user:password@host:587',
  )
    .optional()
    .meta({
      description:
        'Mail server: `smtp://user:password@host:587`. Needs `PUBLIC_URL`, which mail links to.',
      unset: 'mail goes to a local outbox',
    }),
  IMAP_URL: address(['imap:', 'imaps:'], IMAP_FORM)
    .refine((text) => isMailbox(text), IMAP_FORM)
    .optional()
    .meta({
      description:
        'Mailbox of answers, for nothing else: `imaps://user:password@host:993/INBOX`. Needs `SMTP_URL` and `REPLY_ADDRESS`; see [mail.md](mail.md).',
      unset: 'answers to mail are not read',
    }),
  REPLY_ADDRESS: z
    .string()
    .regex(/^[a-z0-9._-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i, REPLY_FORM)
    .refine(
      (text) => text.indexOf('@') <= MAX_NAME_LENGTH,
      `must have at most ${MAX_NAME_LENGTH} characters before the @`,
    )
    .transform((text) => text.toLowerCase())
    .optional()
    .meta({
      description: 'Address of that mailbox, which must take a plus: `answers@homes.example.org`',
      unset: 'answers to mail are not read',
    }),
  SMS_URL: address(
    ['twilio+https:', 'twilio+http:'],
    'must be a message service, such as twilio+https://account:token@api.twilio.com?from=%2B15005550006',
  )
    .refine(
      (text) => Boolean(URL.parse(text)?.searchParams.get('from')),
      'must say whom messages come from: ?from=%2B15005550006',
    )
    .optional()
    .meta({
      description:
        'SMS service for codes: `twilio+https://account:token@api.twilio.com?from=%2B15005550006`',
      unset: 'messages go to a local outbox',
    }),
}

function isMailbox(text: string): boolean {
  const url = URL.parse(text)
  if (!url?.hostname || !url.username || !url.password) return false
  return !url.search && !url.hash && [url.username, url.password, url.pathname].every(isDecodable)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

type Values = Partial<Record<keyof typeof mailVariables | 'PUBLIC_URL', string | undefined>>

export function mailFaults({ SMTP_URL, IMAP_URL, REPLY_ADDRESS, PUBLIC_URL }: Values): string[] {
  const faults: string[] = []
  // Otherwise the request's host would decide where the links in another person's mail lead.
  if (SMTP_URL && !PUBLIC_URL) faults.push('PUBLIC_URL must be set with SMTP_URL: mail links to it')
  if (IMAP_URL && !REPLY_ADDRESS) faults.push('REPLY_ADDRESS must be set with IMAP_URL')
  if (REPLY_ADDRESS && !IMAP_URL) {
    faults.push('IMAP_URL must be set with REPLY_ADDRESS: nobody would read the answers')
  }
  if (IMAP_URL && !SMTP_URL) {
    faults.push('SMTP_URL must be set with IMAP_URL: only mail that is sent is answered')
  }
  return faults
}
