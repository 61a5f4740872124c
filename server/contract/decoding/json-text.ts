import { failure, invalid } from '@/server/contract/failure.ts'
import { spell } from './bracket-tree.ts'

/** Containers around a value, with the body itself. */
export const MAX_DEPTH = 16

/** Throws malformed, tooLarge and invalid in one pass, before anything is built. */
export function parseJson(text: string, maxValues: number): unknown {
  if (text.trim() === '') return {}
  checkSize(text, maxValues)
  try {
    return JSON.parse(text)
  } catch {
    // No `cause`: it quotes the body.
    throw failure('malformed', 'The request is not valid JSON.')
  }
}

const [QUOTE, COMMA, BACKSLASH] = ['"', ',', '\\'].map((sign) => sign.charCodeAt(0))
const OPENINGS = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const CLOSINGS = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

function checkSize(text: string, maxValues: number): void {
  let depth = 0
  let values = 0
  let field = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      const end = endOfString(text, at)
      if (depth === 1) field = text.slice(at + 1, end)
      at = end
    } else if (code === COMMA) values += 1
    else if (OPENINGS.has(code)) {
      values += 1
      depth += 1
      if (depth > MAX_DEPTH + 1)
        throw invalid({ [spell([field || 'body'])]: 'is nested too deeply' })
    } else if (CLOSINGS.has(code)) depth -= 1
    if (values > maxValues) throw failure('tooLarge', 'The request has too many values.')
  }
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let start = at
  while (text.charCodeAt(start - 1) === BACKSLASH) start -= 1
  return (at - start) % 2 === 1
}
