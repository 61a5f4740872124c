export type Mail = {
  /** One bare address. */
  to: string
  replyTo?: string
  subject: string
  text: string
  /** From `composeMail`, which escapes all values. */
  html?: string
  attachments?: readonly MailAttachment[]
  invitation?: MailInvitation
  /** One-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string
  /** Told to other programs, so that none of them answers (RFC 3834). */
  automatic?: 'generated' | 'replied'
  /**
   * Stable across retries, so that duplicates are recognizable; letters, digits, underscores,
   * dashes.
   */
  id?: string
}

export type MailAttachment = {
  /** Plain, with ending. */
  name: string
  type: string
  /** Base64: mails may wait in the queue as JSON. */
  content: string
}

/** A calendar entry (RFC 5546), which calendars add, update or cancel. */
export type MailInvitation = { method: 'REQUEST' | 'CANCEL'; content: string }

/**
 * Not called by services: they enqueue `mail.send` in the transaction that causes the mail. Throws
 * MailRefused if the mail is at fault.
 */
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** Permanent failure. */
export class MailRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MailRefused'
  }
}

const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/
const ADDRESS_LENGTH = 254
const SUBJECT_LENGTH = 500
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/

/**
 * Prevents header injection and additional recipients. Throws MailRefused, whose message does not
 * repeat user input.
 */
export function checkMail(mail: Mail): void {
  if (!isAddress(mail.to)) throw new MailRefused('The recipient is not one address')
  if (mail.replyTo !== undefined && !isAddress(mail.replyTo)) {
    throw new MailRefused('The reply address is not one address')
  }
  if (CONTROL.test(mail.subject) || mail.subject.length > SUBJECT_LENGTH) {
    throw new MailRefused('The subject is not one line')
  }
  if (mail.unsubscribeUrl !== undefined && !isWebAddress(mail.unsubscribeUrl)) {
    throw new MailRefused('The address that ends such mails is no web address')
  }
  for (const { name, type } of mail.attachments ?? []) {
    if (!FILE_NAME.test(name) || !FILE_TYPE.test(type)) {
      throw new MailRefused('The name of an attachment is not plain')
    }
  }
  if (mail.id !== undefined && !ID.test(mail.id)) throw new MailRefused('The id is not plain')
}

const FILE_NAME = /^[\w-]{1,100}\.[a-z]{1,5}$/
const FILE_TYPE = /^[a-z]+\/[a-z.+-]+$/
const ID = /^[\w-]{1,100}$/

/** Must be safe between angle brackets in a header. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !/[\s<>,]/.test(text)
}

function isAddress(text: string): boolean {
  return text.length <= ADDRESS_LENGTH && !CONTROL.test(text) && ADDRESS.test(text)
}
