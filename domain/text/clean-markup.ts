import { Tokenizer } from 'htmlparser2'
import { cleanText } from './clean-text.ts'
import { scanMarkup } from './markup.ts'
import { plainText } from './plain-text.ts'

/** A description as stored: tags stay, references become characters. Idempotent; empty if nothing is visible. Server only. */
export function cleanMarkup(source: string): string {
  const clean = cleanText(source, 'lines')
  const decoded = clean.includes('&') ? cleanText(decodeReferences(clean), 'lines') : clean
  return plainText(decoded, Number.POSITIVE_INFINITY) === '' ? '' : decoded
}

function decodeReferences(source: string): string {
  const parts: string[] = []
  let run = ''
  const endRun = () => {
    parts.push(escapeAmbiguous(run))
    run = ''
  }
  scanMarkup(source, {
    text: (text) => {
      run += decodeText(text)
    },
    tag: (_name, _isEnd, tag) => {
      endRun()
      parts.push(tag)
    },
  })
  endRun()
  return parts.join('')
}

function decodeText(text: string): string {
  if (!text.includes('&')) return text
  let decoded = ''
  let end = 0
  for (const { from, to, character } of references(text)) {
    decoded += text.slice(end, from) + character
    end = to
  }
  return decoded + text.slice(end)
}

/** Escapes what would read as a reference or a tag. */
function escapeAmbiguous(text: string): string {
  const ampersands = new Set(references(text).map(({ from }) => from))
  const parts: string[] = []
  let at = 0
  const add = (part: string, isTag: boolean) => {
    for (const character of part) {
      const isAmbiguous = character === '&' ? ampersands.has(at) : isTag && character === '<'
      parts.push(isAmbiguous ? (character === '&' ? '&amp;' : '&lt;') : character)
      at += character.length
    }
  }
  if (ampersands.size === 0 && !text.includes('<')) return text
  scanMarkup(text, {
    text: (part) => add(part, false),
    tag: (_name, _isEnd, tag) => add(tag, true),
  })
  return parts.join('')
}

type Reference = { from: number; to: number; character: string }

function references(text: string): Reference[] {
  if (!text.includes('&')) return []
  const found: Reference[] = []
  const read = (code: number, to: number) => {
    const from = text.lastIndexOf('&', to - 1)
    const last = found.at(-1)
    // Some names stand for two characters.
    if (last?.from === from) last.character += String.fromCodePoint(code)
    else if (isMeant(text, { from, to }, code)) {
      found.push({ from, to, character: String.fromCodePoint(code) })
    }
  }
  const tokenizer = new Tokenizer({ decodeEntities: true }, { ...IGNORED, ontextentity: read })
  // The remaining brackets are text.
  tokenizer.write(text.replaceAll('<', ' '))
  tokenizer.end()
  return found
}

/** As in attributes of HTML, so that `?a=1&copy=2` and `R&Din` stay; controls are no text. */
function isMeant(text: string, { from, to }: { from: number; to: number }, code: number): boolean {
  const isNumber = text[from + 1] === '#'
  if (isNumber) return code !== 0xff_fd && !/(?![\t\n\r])\p{Cc}/u.test(String.fromCodePoint(code))
  return text[to - 1] === ';' || !/^[a-z0-9=]/i.test(text.slice(to, to + 1))
}

const ignore = () => {}
const IGNORED = {
  ontext: ignore,
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onattribname: ignore,
  onopentagname: ignore,
  onopentagend: ignore,
  onselfclosingtag: ignore,
  onclosetag: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onprocessinginstruction: ignore,
  onend: ignore,
}
