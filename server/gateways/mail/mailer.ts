export type Mail = {
  /** One address, as the person typed it; checked by `checkMail`. */
  to: string
  subject: string
  /** The plain text; always there, for readers without HTML. */
  text: string
  /** Made by `mailHtml`, so that every value in it is escaped. */
  html?: string
}

/**
 * Hands a mail to whoever carries it. Services do not call this: they enqueue the job `mail.send`
 * in the transaction that causes the mail, and the job calls this, with retries.
 * Raises MailRefused for an address or subject that could forge headers.
 */
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The mail itself is at fault: sending it again cannot help. */
export class MailRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MailRefused'
  }
}
