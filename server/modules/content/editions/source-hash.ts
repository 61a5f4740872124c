import { createHash } from 'node:crypto'

const LENGTH = 16

/** Names a source text, so that a translation of an older one is found. */
export function hashSource(text = ''): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, LENGTH)
}
