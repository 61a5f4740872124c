import { Tokenizer } from 'htmlparser2'

const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
const HIDDEN = new Set(['head', 'script', 'style', 'template', 'title'])
/** Signature classes of mail programs. */
const SIGNATURE = /\b(gmail_signature|moz-signature)\b|^(x_)?signature$/i

/**
 * The text of a mail in HTML. Quoted parts get `>`, as in mails of plain text; a signature gets
 * `-- `. Elements are counted and not nested, as unclosed ones would take quadratic time.
 */
export function htmlToText(html: string): string {
  const page = createPage()
  const attributes = { name: '', value: '', isSignature: false }
  let tag = ''
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => page.write(html.slice(start, end)),
      ontextentity: (code) => page.write(String.fromCodePoint(code)),
      onopentagname: (start, end) => {
        tag = html.slice(start, end).toLowerCase()
        attributes.isSignature = false
      },
      onattribname: (start, end) => {
        attributes.name = html.slice(start, end).toLowerCase()
        attributes.value = ''
      },
      onattribdata: (start, end) => {
        attributes.value = html.slice(start, end)
      },
      onattribend: () => {
        const { name, value } = attributes
        if ((name === 'class' || name === 'id') && SIGNATURE.test(value)) {
          attributes.isSignature = true
        }
      },
      onopentagend: () => {
        page.open(tag)
        if (attributes.isSignature) page.sign()
      },
      onselfclosingtag: () => page.open(tag),
      onclosetag: (start, end) => page.close(html.slice(start, end).toLowerCase()),
      ...OTHERS,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return page.read()
}

const ignore = () => {}
const OTHERS = {
  onattribentity: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onprocessinginstruction: ignore,
  onend: ignore,
}

function createPage() {
  const lines: string[] = []
  let line = ''
  let quotes = 0
  let hidden = 0
  let kept = 0
  const mark = () => '> '.repeat(Math.min(quotes, MAX_QUOTES))
  const endLine = () => {
    lines.push(`${mark()}${line.trimEnd()}`)
    line = ''
  }
  /** Ends a line that has begun. */
  const breakLine = () => {
    if (line.trim() !== '') endLine()
    line = ''
  }
  /** Leaves one line empty between paragraphs. */
  const leaveLine = () => {
    breakLine()
    if (lines.length > 0 && !/^[> ]*$/.test(lines.at(-1) ?? '')) endLine()
  }
  const count = (name: string, step: 1 | -1) => {
    if (BLOCKS.has(name)) breakLine()
    if (HIDDEN.has(name)) hidden = Math.max(0, hidden + step)
    if (name === 'pre') kept = Math.max(0, kept + step)
    if (name === 'blockquote') quotes = Math.max(0, quotes + step)
    if (name === 'p') leaveLine()
  }
  return {
    write: (text: string) => {
      if (hidden > 0) return
      const [first = '', ...others] = kept > 0 ? text.split(/\r?\n/) : [text.replace(SPACES, ' ')]
      line += line === '' && kept === 0 ? first.trimStart() : first
      for (const other of others) {
        endLine()
        line = other
      }
    },
    open: (name: string) => {
      // A head may end without being closed.
      if (name === 'body') hidden = 0
      count(name, 1)
      if (name === 'br') endLine()
      if (name === 'td' || name === 'th') line += line === '' ? '' : ' '
    },
    close: (name: string) => count(name, -1),
    sign: () => {
      breakLine()
      lines.push(`${mark()}-- `)
    },
    read: () => {
      breakLine()
      return lines.join('\n').trim()
    },
  }
}

const SPACES = /[ \t\r\n\f]+/g
const MAX_QUOTES = 9
