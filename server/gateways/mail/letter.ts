export type Letter = {
  to: string
  replyTo?: string
  subject: string
  /** Language code. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Sender, above the heading. */
  site?: Link
  heading: string
  /** Plain text; line breaks are kept. */
  paragraphs: readonly string[]
  /** The main action, such as "Reset your password". */
  link?: Link
  /** Items the mail is about, such as listings. */
  items?: readonly LetterItem[]
  /** Why this mail was sent, and unsubscribe links. */
  footer?: { words: string; links: readonly Link[] }
  unsubscribeUrl?: string
  /** Idempotency key, see `Mail`; default: random. */
  id?: string
}

export type Link = { label: string; url: string }

export type LetterItem = {
  title: string
  url: string
  /** For example "New". */
  note?: string
  /** Plain text; the first line, such as a price, is emphasized. */
  lines: readonly string[]
  /** Picture URL; decorative. */
  image?: string
}
