import { foldDigits, foldWord } from './fold.ts'

/** Between a token and the one before it, from weak to strong. */
export type Gap = 'none' | 'space' | 'hyphen' | 'slash' | 'dash' | 'comma' | 'stop'

export type Token = {
  /** Position in the text. */
  start: number
  end: number
  /** Folded. */
  word: string
  gap: Gap
  isNumber: boolean
  isCapital: boolean
  /** Number with a dot behind it, as German writes ordinals. */
  isOrdinal: boolean
  /** Which quotation it stands in; 0 outside of quotation marks. */
  quote: number
}

const WORD = /[\p{L}\p{M}\u0640]+(?:['’ʼ][\p{L}\p{M}\u0640]+)*/uy
const NUMBER = /\p{Nd}+(?:[.,'’٬٫]\p{Nd}+)*/uy
const SYMBOL = /[$€£¥₽₹﷼&%+~≤≥½¼¾]|\p{Extended_Pictographic}/uy
const LESS_OR_MORE = /[<>](?=\s*[=$€£]?\s*\p{Nd})/uy
const RAISED = /[2²]/y
const METERS = /^(?:m|mt|mtr|mts|mq|qm|ft|م)$/
/** A dot behind these ends no sentence. */
const ABBREVIATIONS = new Set(
  'max min ca sq st zi whg inkl bzw str mtl approx aprox dorm hab incl mio tsd av ave apt gr z b nr no vs ft pq bd br ba mind etg aufz blk kaltm warmm co ext ud uds m qm ab c'.split(
    ' ',
  ),
)

/** Splits a text, in linear time; symbols without meaning become gaps. */
export function toTokens(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let gap: Gap = 'stop'
  let quote = 0
  let quotes = 0
  const push = (end: number, isNumber: boolean) => {
    const raw = text.slice(at, end)
    const isCapital = /^\p{Lu}/u.test(raw)
    const word = isNumber ? foldDigits(raw) : foldWord(raw)
    if (word !== '') {
      tokens.push({ start: at, end, word, gap, isNumber, isCapital, isOrdinal: false, quote })
      gap = 'none'
    }
    at = end
  }
  while (at < text.length) {
    const word = matchAt(WORD, text, at)
    if (word > at) {
      const isUnit = METERS.test(foldWord(text.slice(Math.max(at, word - 6), word)))
      push(isUnit ? Math.max(word, matchAt(RAISED, text, word)) : word, false)
      continue
    }
    const number = matchAt(NUMBER, text, at)
    if (number > at) {
      push(number, true)
      continue
    }
    if (text.startsWith('+/-', at)) {
      gap = stronger(gap, 'space')
      at += 3
      continue
    }
    const symbol = Math.max(matchAt(SYMBOL, text, at), matchAt(LESS_OR_MORE, text, at))
    if (symbol > at) {
      push(symbol, false)
      continue
    }
    const character = text[at] ?? ''
    const mark = gapFrom(text, at, tokens.at(-1), tokens.at(-1)?.end === at)
    if (mark !== null) gap = stronger(gap, mark)
    const isSingle = character === "'" || character === '‘' || character === '’'
    if (isSingle || /["“”„«»]/.test(character)) {
      quote = quote === 0 ? ++quotes : 0
    }
    at += 1
  }
  return tokens
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

const ORDER: readonly Gap[] = ['none', 'space', 'hyphen', 'slash', 'dash', 'comma', 'stop']

function stronger(one: Gap, other: Gap): Gap {
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other
}

function gapFrom(
  text: string,
  at: number,
  before: Token | undefined,
  isTouching: boolean,
): Gap | null {
  const character = text[at] ?? ''
  const next = text[at + 1] ?? ' '
  if (/[\n\r;!?؟؛•…]/.test(character)) return 'stop'
  if (character === '.') return dotGap(next, before, isTouching)
  if (/[,،|()[\]{}<>@#\\=]/.test(character)) return 'comma'
  if (character === '/') return 'slash'
  if (/[-‐‑‒–—−]/.test(character)) {
    return isTouching && !/\s/.test(next) ? 'hyphen' : 'dash'
  }
  return /[¿¡:"'“”„«»’*_^]/.test(character) ? 'space' : /\s/.test(character) ? 'space' : 'space'
}

function dotGap(next: string, before: Token | undefined, isTouching: boolean): Gap {
  if (!before || !isTouching) return 'stop'
  if (before.isNumber && Number(before.word) <= 31 && /[\s\p{L}]/u.test(next)) {
    before.isOrdinal = true
    return 'space'
  }
  if (ABBREVIATIONS.has(before.word)) return 'space'
  return /[\s]/.test(next) ? 'stop' : before.word.length === 1 ? 'none' : 'stop'
}
