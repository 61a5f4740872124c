/** A mail as it lies in the mailbox. */
export type RawMail = {
  /** Headers alone where the whole is larger than what is read. */
  content: Uint8Array
  isCut: boolean
}

/** The mailbox that answers go to. */
export type Mailbox = {
  /**
   * Hands over unread mails, oldest first, and marks each as read once `take` is done with it.
   * Where `take` throws, the mail stays unread and the next one follows. Raises MailboxUnavailable.
   */
  read(take: (mail: RawMail) => Promise<void>, signal: AbortSignal): Promise<MailboxReading>
}

export type MailboxReading = { taken: number; failures: unknown[] }

/** Its message names no address and no mail. */
export class MailboxUnavailable extends Error {
  override readonly name = 'MailboxUnavailable'
}

/** Larger mails are not read as a whole. */
export const MAIL_MAX_BYTES = 25 * 1024 * 1024

/** At one reading; others follow in the next. */
export const MAILS_PER_READING = 50
