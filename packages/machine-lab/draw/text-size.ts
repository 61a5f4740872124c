/**
 * Widths are constants, so that a picture is the same on every machine. They are those of DejaVu
 * Sans, which is wider than other common fonts: labels are never cut, at most a little roomy.
 */
const CLASSES: [RegExp, number][] = [
  [/[ijl|.,:;'!]/, 0.32],
  [/[ftr[\]()/\- \u00a0]/, 0.4],
  [/[mwMW…✓✗⊘↺↻⚙%@]/, 0.95],
  [/[A-Z]/, 0.7],
]
const OTHERS = 0.62
const BOLD = 1.1

export const TEXT = { size: 11, lineHeight: 14 }
export const NAME = { size: 13, lineHeight: 18 }

export function textWidth(text: string, size: number, isBold = false): number {
  const ems = [...text].reduce((sum, character) => sum + characterWidth(character), 0)
  return Math.ceil(ems * size * (isBold ? BOLD : 1))
}

function characterWidth(character: string): number {
  if ((character.codePointAt(0) ?? 0) > 0x2e80) return 1
  return CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? OTHERS
}

/** Spaces, but not the one after a slash that stands by itself: that slash begins a line. */
const BREAKS = /(?<!(?:^|\s)\/)[ \n\t]+/

/** Breaks between words, and inside a word only where it alone is wider. */
export function wrapText(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(BREAKS).filter(Boolean).flatMap(splitWord)) {
    const longer = line ? `${line} ${word}` : word
    if (line && textWidth(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

const LONGEST_WORD = 48

function splitWord(word: string): string[] {
  return word.length <= LONGEST_WORD ? [word] : (word.match(/.{1,48}/gu) ?? [])
}
