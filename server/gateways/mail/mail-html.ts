import type { Link, MailContent, MailItem } from './mail.ts'

/**
 * Tables, inline styles, and a style sheet only for dark mode, which some clients drop. Complete
 * without pictures.
 */
export function mailHtml(content: MailContent): string {
  const { language, direction, site, heading, paragraphs, items = [], link, footer } = content
  const { replyLine } = content
  const face = direction === 'rtl' ? SANS : SERIF
  const body = [
    replyLine
      ? `<p class="muted" style="margin:0 0 20px;font-size:14px;${MUTED}">${escaped(oneLine(replyLine))}</p>`
      : '',
    site
      ? `<p style="margin:0 0 20px;font:700 20px/1.25 ${face}">${linkHtml(site, BRAND)}</p>`
      : '',
    `<h1 class="ink" style="margin:0 0 16px;font:600 26px/1.25 ${face};${INK}">${escaped(heading)}</h1>`,
    ...paragraphs.map((words) => `<p>${escaped(words).replaceAll('\n', '<br>')}</p>`),
    ...items.map((item) => itemHtml(item, face)),
    link ? `<p style="margin:28px 0 8px">${buttonHtml(link)}</p>` : '',
    footer ? footerHtml(footer) : '',
  ]
  const facts = `lang="${escaped(language)}" dir="${direction}"`
  return [
    `<!doctype html><html ${facts}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(content.subject)}</title><style>${DARK}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:#faf8f3">${previewHtml(content)}`,
    `<table ${TABLE} width="100%"><tr><td align="center" style="padding:16px 8px">`,
    `<table ${TABLE} width="100%" class="sheet" style="${SHEET}">`,
    `<tr><td ${facts} class="ink" style="padding:28px 20px;text-align:start;font:16px/1.55 ${SANS};${INK}">`,
    ...body,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('')
}

const SANS = `system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`
const SERIF = `Georgia,'Times New Roman',serif`
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const INK = 'color:#1b211e'
const MUTED = 'color:#585f5a'
const LINE = 'border-top:1px solid #e5dfd3'
const BRAND = 'color:#1f4d3a;font-weight:700;text-decoration:none'
const SHEET =
  'max-width:600px;background:#ffffff;border:1px solid #e5dfd3;border-radius:16px;border-collapse:separate'
const PICTURE = 'display:block;width:100%;height:auto;border:0;border-radius:10px'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:24px;background:#1f4d3a;color:#ffffff;font-weight:600;text-decoration:none'

/** The site's dark colors; `!important` overrides inline styles. */
const DARK = [
  '@media (prefers-color-scheme:dark){',
  '.page{background:#111513!important}',
  '.sheet{background:#191e1b!important;border-color:#2d3530!important}',
  '.line{border-color:#2d3530!important}.ink{color:#eeece5!important}',
  '.muted{color:#a9b1ab!important}.link{color:#8fd0b0!important}',
  '.button{background:#86c9a8!important;color:#0b1d14!important}}',
].join('')

/** Preview text in mail lists. */
function previewHtml({ items = [], paragraphs }: MailContent): string {
  const [first] = items
  const words = first ? [first.title, ...first.lines].join(' · ') : (paragraphs[0] ?? '')
  return `<div style="display:none;max-height:0;overflow:hidden">${escaped(oneLine(words))}</div>`
}

function itemHtml({ title, url, note, lines, image }: MailItem, face: string): string {
  const href = escaped(webAddress(url))
  const [main, ...others] = lines
  return [
    `<div class="line" style="margin:24px 0 0;padding:24px 0 0;${LINE}">`,
    image
      ? `<a href="${href}" aria-hidden="true" tabindex="-1"><img src="${escaped(webAddress(image))}" alt="" width="560" style="${PICTURE}"></a>`
      : '',
    `<p style="margin:${image ? 16 : 0}px 0 0">`,
    note ? `<span class="muted" style="font-size:14px;${MUTED}">${escaped(note)}</span><br>` : '',
    main ? `<strong style="font:600 20px/1.4 ${face}">${escaped(main)}</strong><br>` : '',
    `<a href="${href}" class="link" style="${BRAND};text-decoration:underline">${escaped(oneLine(title))}</a>`,
    ...others.map((line) => `<br><span class="muted" style="${MUTED}">${escaped(line)}</span>`),
    '</p></div>',
  ].join('')
}

function footerHtml({ words, links }: NonNullable<MailContent['footer']>): string {
  const ways = links.map((link) => `<p style="margin:8px 0 0">${linkHtml(link)}</p>`).join('')
  return [
    `<div class="line muted" style="margin:32px 0 0;padding:16px 0 0;${LINE};font-size:14px;${MUTED}">`,
    `<p style="margin:0">${escaped(words)}</p>${ways}</div>`,
  ].join('')
}

function linkHtml({ label, url }: Link, style = 'color:#1f4d3a'): string {
  return `<a href="${escaped(webAddress(url))}" class="link" style="${style}">${escaped(label)}</a>`
}

function buttonHtml({ label, url }: Link): string {
  return `<a href="${escaped(webAddress(url))}" class="button" style="${BUTTON}">${escaped(label)}</a>`
}

/** Throws TypeError for other schemes, such as `javascript:`. */
function webAddress(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('Not a web address')
  return href
}

/** User input must not contain line breaks here. */
export function oneLine(text: string): string {
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
