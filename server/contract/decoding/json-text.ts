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

/** A text, or a sign that begins, parts or ends values. One expression costs about as much as `JSON.parse`. */
const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[[\]{},]/g

function checkSize(text: string, maxValues: number): void {
  let depth = 0
  let values = 0
  let field = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === ',') values += 1
    else if (token === '[' || token === '{') {
      values += 1
      depth += 1
      if (depth > MAX_DEPTH + 1)
        throw invalid({ [spell([field || 'body'])]: 'is nested too deeply' })
    } else if (token === ']' || token === '}') depth -= 1
    else if (depth === 1) field = token.slice(1, -1)
    if (values > maxValues) throw failure('tooLarge', 'The request has too many values.')
  }
}
