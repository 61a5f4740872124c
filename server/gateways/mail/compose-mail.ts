import { randomUUID } from 'node:crypto'
import type { Link, MailContent, MailItem } from './mail.ts'
import { mailHtml, oneLine } from './mail-html.ts'
import type { Mail } from './mailer.ts'

/** Composes text and HTML, with all values escaped in HTML. */
export function composeMail(content: MailContent): Mail {
  const { to, replyTo, unsubscribeUrl, automatic, id = randomUUID() } = content
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    ...(automatic === undefined ? {} : { automatic }),
    id,
    subject: oneLine(content.subject),
    text: toPlainText(content),
    html: mailHtml(content),
  }
}

function toPlainText(content: MailContent): string {
  const { replyLine, heading, paragraphs, items = [], link, footer } = content
  const parts = [
    ...(replyLine ? [oneLine(replyLine)] : []),
    heading,
    ...paragraphs,
    ...items.map(itemText),
    ...(link ? [formatLink(link)] : []),
    ...(footer ? ['--', [footer.words, ...footer.links.map(formatLink)].join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function itemText({ title, note, lines, url }: MailItem): string {
  return [oneLine(title), ...(note ? [note] : []), ...lines, url].join('\n')
}

function formatLink({ label, url }: Link): string {
  return `${label}: ${url}`
}
