export type Mail = {
  /** One bare address. */
  to: string
  /** Where an answer goes, when not to the house. */
  replyTo?: string
  subject: string
  /** The plain text; always there, for readers without HTML. */
  text: string
  /** Made by `composeMail`, so that every value in it is escaped. */
  html?: string
  /** Ends such mails for their reader when a mail program sends a POST to it (RFC 8058). */
  unsubscribeUrl?: string
  /** The same for the same mail, so that one handed over twice can be told; letters, digits, dashes. */
  id?: string
}

/**
 * Hands a mail to whoever carries it. Services do not call this: they enqueue the job `mail.send`
 * in the transaction that causes the mail, and the job calls this, with retries.
 * Raises MailRefused when the mail itself is at fault, any other error when sending failed.
 */
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The mail itself is at fault, or its recipient unknown: sending it again cannot help. */
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
 * Refuses what could forge a header or reach somebody else: line breaks in a header, anything
 * but exactly one address. Raises MailRefused, without repeating what people sent.
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
  if (mail.id !== undefined && !ID.test(mail.id)) throw new MailRefused('The id is not plain')
}

const ID = /^[\w-]{1,100}$/

/** As it stands in a header, between angle brackets. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !/[\s<>,]/.test(text)
}

function isAddress(text: string): boolean {
  return text.length <= ADDRESS_LENGTH && !CONTROL.test(text) && ADDRESS.test(text)
}
