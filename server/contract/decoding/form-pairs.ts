import { failure } from '@/server/contract/failure.ts'
import { putAt, type Tree } from './bracket-tree.ts'

/**
 * Parses `a=1&b[0]=2`. Throws malformed for broken percent-encoding, invalid UTF-8, or too many
 * pairs.
 */
export function parsePairs(text: string, maxPairs: number): Tree<string> {
  const tree: Tree<string> = new Map()
  let start = 0
  let count = 0
  while (start < text.length) {
    let end = text.indexOf('&', start)
    if (end === -1) end = text.length
    count += 1
    if (count > maxPairs) throw failure('malformed', 'The request has too many fields.')
    if (end > start) putPair(tree, text.slice(start, end))
    start = end + 1
  }
  return tree
}

function putPair(tree: Tree<string>, pair: string): void {
  const equals = pair.indexOf('=')
  const name = decode(equals === -1 ? pair : pair.slice(0, equals))
  putAt(tree, name, equals === -1 ? '' : decode(pair.slice(equals + 1)))
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch (cause) {
    throw failure('malformed', 'The request has text that is not valid UTF-8.', { cause })
  }
}
