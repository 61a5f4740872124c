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
  link?: Link
  /** Things that the mail is about, each with its own page. */
  items?: readonly LetterItem[]
  /** Smaller, at the foot: why this mail came, and how to end such mails. */
  footer?: { words: string; links: readonly Link[] }
  unsubscribeUrl?: string
  id?: string
}

export type Link = { label: string; url: string }

export type LetterItem = {
  title: string
  url: string
  /** Plain words, a line each; the first stands out. */
  lines: readonly string[]
  /** Address of a picture; it says nothing that the words do not say. */
  image?: string
}

/** One letter in two forms, text and HTML, with every value escaped in the latter. */
export function composeMail(letter: Letter): Mail {
  const { to, replyTo, unsubscribeUrl, id } = letter
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    ...(id === undefined ? {} : { id }),
    subject: oneLine(letter.subject),
    text: textOf(letter),
    html: htmlOf(letter),
  }
}

function textOf({ heading, paragraphs, items = [], link, footer }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    ...items.map(({ title, lines, url }) => [oneLine(title), ...lines, url].join('\n')),
    ...(link ? [lineOf(link)] : []),
    ...(footer ? ['--', [footer.words, ...footer.links.map(lineOf)].join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function lineOf({ label, url }: Link): string {
  return `${label}: ${url}`
}

const PAGE =
  'margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 system-ui,sans-serif;color:#1f2421'

const ITEM = 'margin:20px 0;padding:0;border-top:1px solid #e3e0d8'
const PICTURE = 'display:block;width:100%;max-width:512px;height:auto;border-radius:10px'
const SMALL =
  'margin-top:32px;padding-top:16px;border-top:1px solid #e3e0d8;font-size:14px;color:#5c645f'

function htmlOf(letter: Letter): string {
  const { language, direction, heading, paragraphs, items = [], link, footer } = letter
  const body = paragraphs.map((words) => `<p>${escaped(words).replaceAll('\n', '<br>')}</p>`)
  body.push(...items.map(itemHtml))
  if (link) body.push(`<p>${linkHtml(link)}</p>`)
  if (footer) {
    const ways = footer.links.map(linkHtml).join(' · ')
    body.push(`<div style="${SMALL}"><p>${escaped(footer.words)}</p><p>${ways}</p></div>`)
  }
  return [
    `<!doctype html><html lang="${escaped(language)}" dir="${direction}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>',
    `<body style="${PAGE}"><h1 style="font-size:22px">${escaped(heading)}</h1>`,
    ...body,
    '</body></html>',
  ].join('')
}

function itemHtml({ title, url, lines, image }: LetterItem): string {
  const href = escaped(webAddress(url))
  const words = lines.map((line, at) =>
    at === 0 ? `<strong>${escaped(line)}</strong>` : escaped(line),
  )
  return [
    `<div style="${ITEM}">`,
    image
      ? `<p><a href="${href}"><img src="${escaped(webAddress(image))}" alt="" width="512" style="${PICTURE}"></a></p>`
      : '',
    `<p><a href="${href}">${escaped(oneLine(title))}</a><br>${words.join('<br>')}</p></div>`,
  ].join('')
}

function linkHtml({ label, url }: Link): string {
  return `<a href="${escaped(webAddress(url))}">${escaped(label)}</a>`
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
