import type { Mail } from './mailer.ts'

export type Letter = {
  to: string
  replyTo?: string
  subject: string
  /** Language code of the words, and how it runs. */
  language: string
  direction: 'ltr' | 'rtl'
  heading: string
  /** Plain words, as they are; line breaks are kept. */
  paragraphs: readonly string[]
  /** A single way on, such as "Reset your password". */
  link?: { label: string; url: string }
}

/** One letter in two forms, text and HTML, with every value escaped in the latter. */
export function composeMail(letter: Letter): Mail {
  const { to, replyTo, heading, paragraphs, link } = letter
  const text = [heading, ...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : [])]
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: oneLine(letter.subject),
    text: `${text.join('\n\n')}\n`,
    html: htmlOf(letter),
  }
}

const PAGE =
  'margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 system-ui,sans-serif;color:#1f2421'

function htmlOf({ language, direction, heading, paragraphs, link }: Letter): string {
  const body = paragraphs.map((words) => `<p>${escaped(words).replaceAll('\n', '<br>')}</p>`)
  if (link)
    body.push(`<p><a href="${escaped(webAddress(link.url))}">${escaped(link.label)}</a></p>`)
  return [
    `<!doctype html><html lang="${escaped(language)}" dir="${direction}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>',
    `<body style="${PAGE}"><h1 style="font-size:22px">${escaped(heading)}</h1>`,
    ...body,
    '</body></html>',
  ].join('')
}

/** Raises TypeError for anything that is not a web address: a mail must not carry a program. */
function webAddress(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('Not a web address')
  return href
}

/** People's words may stand in a subject; their line breaks may not. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
