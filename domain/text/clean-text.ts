import { trimEdges } from './trim-edges.ts'

/** `line` has no line breaks; `name` is a line with plain spaces, so that equal names are equal. */
export type TextKind = 'line' | 'lines' | 'name'

/**
 * Text as stored and compared: NFC, without control and invisible characters that carry no
 * meaning, trimmed. Idempotent.
 */
export function cleanText(text: string, kind: TextKind): string {
  const broken = kind === 'lines' ? text.replace(LINE_BREAK, '\n') : text.replace(LINE_SPACE, ' ')
  const composed = withoutHidden(compose(broken.toWellFormed()), kind)
  const trimmed = trimEdges(composed, SPACE)
  return kind === 'name' ? trimmed.replace(SPACES, ' ') : trimmed
}

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const LINE_SPACE = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** U+2800 is the empty Braille pattern. */
const SPACES = /[\s\u2800]+/g
const SPACE = /[\s\u2800]/
const HIDDEN =
  /(?![\t\n])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}\ufff9-\ufffc]/u

/** Ordering marks takes quadratic time; no letter of any language has so many. */
function compose(text: string): string {
  return MANY_MARKS.test(text) ? text : text.normalize('NFC')
}

const MANY_MARKS = /\p{M}{31}/u

/** Again while marks change their order, since neighbors decide. */
function withoutHidden(text: string, kind: TextKind): string {
  let shown = text
  for (let round = 0; round < MAX_ROUNDS && HIDDEN.test(shown); round += 1) {
    const before = shown
    shown = compose(withoutMeaningless(before, kind))
    if (shown === before) break
  }
  return shown
}

const MAX_ROUNDS = 4
const EACH_HIDDEN = new RegExp(HIDDEN, 'gu')

function withoutMeaningless(text: string, kind: TextKind): string {
  const isMixed = kind !== 'name' && RIGHT_TO_LEFT.test(text) && LEFT_TO_RIGHT.test(text)
  const keepsPairs = isMixed && isBalanced(text)
  let lastHidden = { end: 0, before: '' }
  return text.replace(EACH_HIDDEN, (character, at: number) => {
    const end = at + character.length
    // Removed characters stand between no neighbors.
    const before = at === lastHidden.end ? lastHidden.before : characterBefore(text, at)
    const next = String.fromCodePoint(text.codePointAt(end) ?? 0)
    const isKept =
      (isMixed && BIDI_MARK.test(character)) ||
      (keepsPairs && BIDI_PAIR.test(character)) ||
      KEPT.some(([own, left, right]) => {
        return own.test(character) && left.test(before) && right.test(next)
      }) ||
      (kind === 'lines' && character === '\u200b' && BREAKS.test(before) && BREAKS.test(next))
    lastHidden = { end, before: isKept ? character : before }
    return isKept ? character : ''
  })
}

function characterBefore(text: string, at: number): string {
  const code = text.codePointAt(at - 2) ?? 0
  return code > 0xff_ff ? String.fromCodePoint(code) : text.slice(Math.max(0, at - 1), at)
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u
const BIDI_MARK = /[\u061c\u200e\u200f]/
const BIDI_PAIR = /[\u202a-\u202c\u2066-\u2069]/
/** Their lines break at U+200B, as they are written without spaces. */
const BREAKS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const ANY = /^/
const PICTURE = /\p{Extended_Pictographic}/u
/** Letters that join their neighbors. */
const JOINED =
  /(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u103a\u17d2]/
/** Invisible characters that change how their neighbors look: own, before, after. */
const KEPT: readonly [RegExp, RegExp, RegExp][] = [
  [/[\u200c\u200d]/, JOINED, JOINED],
  [/\u200d/, VIRAMA, ANY],
  [/\u200d/, /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u, PICTURE],
  [/[\ufe0e\ufe0f]/, PICTURE, ANY],
  [/\ufe0f/, /[\d#*]/, /\u20e3/],
  [
    /[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/u,
    /[\p{Script=Han}\p{Sm}\p{Script=Myanmar}\p{Script=Phags_Pa}]/u,
    ANY,
  ],
  [/[\u180b-\u180f]/, /\p{Script=Mongolian}/u, ANY],
  [/[\u{e0020}-\u{e007f}]/u, /[\u{1f3f4}\u{e0020}-\u{e007e}]/u, ANY],
  [/\u115f/, ANY, /[\u1161-\u11a7]/],
  [/\u1160/, /[\u1100-\u115e]/, ANY],
]

/** Overrides show letters in another order than they are read, and never count. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const { 0: sign } of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
    if (/[\u202d\u202e]/.test(sign)) return false
    depth += /[\u202c\u2069]/.test(sign) ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
