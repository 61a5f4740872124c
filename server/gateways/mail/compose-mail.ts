import { randomUUID } from 'node:crypto'
import type { Letter, LetterItem, Link } from './mail.ts'
import { letterHtml, oneLine } from './mail-html.ts'
import type { Mail } from './mailer.ts'

/** Composes text and HTML, with all values escaped in HTML. */
export function composeMail(letter: Letter): Mail {
  const { to, replyTo, unsubscribeUrl, id = randomUUID() } = letter
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    id,
    subject: oneLine(letter.subject),
    text: toPlainText(letter),
    html: letterHtml(letter),
  }
}

function toPlainText({ heading, paragraphs, items = [], link, footer }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    ...items.map(itemText),
    ...(link ? [lineOf(link)] : []),
    ...(footer ? ['--', [footer.words, ...footer.links.map(lineOf)].join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function itemText({ title, note, lines, url }: LetterItem): string {
  return [oneLine(title), ...(note ? [note] : []), ...lines, url].join('\n')
}

function lineOf({ label, url }: Link): string {
  return `${label}: ${url}`
}
