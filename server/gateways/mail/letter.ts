export type Letter = {
  to: string
  replyTo?: string
  subject: string
  /** Language code of the words, and how it runs. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Who writes: stands above the heading. */
  site?: Link
  heading: string
  /** Plain words, as they are; line breaks are kept. */
  paragraphs: readonly string[]
  /** A single way on, such as "Reset your password". */
  link?: Link
  /** Things that the mail is about, each with its own page. */
  items?: readonly LetterItem[]
  /** Smaller, at the foot: why this mail came, and how to end such mails. */
  footer?: { words: string; links: readonly Link[] }
  unsubscribeUrl?: string
  /** See `Mail`; another letter, another id. */
  id?: string
}

export type Link = { label: string; url: string }

export type LetterItem = {
  title: string
  url: string
  /** What is new about it. */
  note?: string
  /** Plain words, a line each; the first, such as a price, stands out. */
  lines: readonly string[]
  /** Address of a picture; it says nothing that the words do not say. */
  image?: string
}
