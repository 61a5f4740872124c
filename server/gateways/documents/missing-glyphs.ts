import { inflateSync } from 'node:zlib'

/** Whether a PDF of Typst shows a character that no font has: glyph 0 is drawn as a box. */
export function hasMissingGlyph(pdf: Buffer): boolean {
  return contentStreams(pdf).some((content) => shownTexts(content).some(startsGlyphZero))
}

function* streams(pdf: Buffer): Generator<string> {
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at)
    if (end === -1) return
    if (pdf.subarray(at - 3, at).toString('latin1') === 'end') continue
    yield inflated(pdf.subarray(at + 7, end))
  }
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return bytes.toString('latin1')
  }
}

/** Fonts and pictures begin with other bytes. */
function contentStreams(pdf: Buffer): string[] {
  return [...streams(pdf)].filter((text) => {
    return /^[\n\r\x20-\x7e]+$/.test(text.slice(0, 40)) && /\bBT\b/.test(text)
  })
}

/** Literal strings (ISO 32000-1, 7.3.4.2) as bytes. */
function shownTexts(content: string): string[] {
  const texts: string[] = []
  for (let at = content.indexOf('('); at !== -1; at = content.indexOf('(', at)) {
    let text = ''
    let depth = 1
    for (at += 1; at < content.length; at += 1) {
      const letter = content.charAt(at)
      if (letter === '\\') {
        const [code = ''] = /^(?:[0-7]{1,3}|[\s\S]?)/.exec(content.slice(at + 1, at + 4)) ?? []
        text += unescaped(code)
        at += code.length
        continue
      }
      if (letter === '(') depth += 1
      if (letter === ')') depth -= 1
      if (depth === 0) break
      text += letter
    }
    texts.push(text)
  }
  return texts
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
}

function unescaped(code: string): string {
  const isOctal = /^[0-7]/.test(code)
  return isOctal ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code)
}

/** Each glyph has two bytes. */
function startsGlyphZero(text: string): boolean {
  for (let at = 0; at + 1 < text.length; at += 2) {
    if (text.charAt(at) === '\0' && text.charAt(at + 1) === '\0') return true
  }
  return false
}
