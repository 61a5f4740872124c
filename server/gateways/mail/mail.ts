export type MailContent = {
  to: string
  replyTo?: string
  /** First line of the mail, above which people answer; what it quotes is cut there. */
  replyLine?: string
  subject: string
  language: string
  direction: 'ltr' | 'rtl'
  site?: Link
  heading: string
  /** Plain text; line breaks are kept. */
  paragraphs: readonly string[]
  /** For example "Reset your password". */
  link?: Link
  items?: readonly MailItem[]
  /** Why this mail was sent, and unsubscribe links. */
  footer?: { words: string; links: readonly Link[] }
  unsubscribeUrl?: string
  automatic?: 'generated' | 'replied'
  /** Idempotency key; default: random. */
  id?: string
}

export type Link = { label: string; url: string }

export type MailItem = {
  title: string
  url: string
  /** For example "New". */
  note?: string
  /** Plain text; the first line, such as a price, is emphasized. */
  lines: readonly string[]
  /** Picture URL; decorative. */
  image?: string
}
