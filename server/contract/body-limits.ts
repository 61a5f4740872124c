import type { ContractDocument, Json } from './document.ts'
import { getBound, getShape, type Shape } from './shape.ts'

export type BodyLimits = {
  /** Bytes of everything but files. */
  textBytes: number
  /** Fields, entries and groups together. */
  values: number
}

export const MOST_LENIENT: BodyLimits = { textBytes: 1024 * 1024, values: 20_000 }
const STRICTEST: BodyLimits = { textBytes: 128 * 1024, values: 500 }

/** Room for a few entries too many, which are then refused by name. */
const ROOM = 2

/** Longest body of these schemas in any encoding. */
export function bodyLimits(document: ContractDocument, schemas: readonly Json[]): BodyLimits {
  const sizes = schemas.map((schema) => measure(document, schema, { nameBytes: 0, depth: 0 }))
  const most = (word: keyof BodyLimits) => {
    const needed = ROOM * Math.max(0, ...sizes.map((size) => size[word]))
    return Math.min(MOST_LENIENT[word], Math.max(STRICTEST[word], needed))
  }
  return { textBytes: most('textBytes'), values: most('values') }
}

const MAX_DEPTH = 8
const NO_LIMIT: BodyLimits = {
  textBytes: Number.POSITIVE_INFINITY,
  values: Number.POSITIVE_INFINITY,
}

/** Bytes of a code point outside the BMP: `\ud83c\udfe1` in JSON, `%F0%9F%8F%A1` in a form. */
const CHARACTER_BYTES = 12
const NUMBER_BYTES = 90
/** For texts limited by format or pattern. */
const FORMATTED_LENGTH = 200
/** `%5B99%5D` in a form. */
const INDEX_BYTES = 10

type Place = {
  /** Forms repeat the names of all groups before each value. */
  nameBytes: number
  depth: number
}

function measure(
  document: ContractDocument,
  schema: Json,
  { nameBytes, depth }: Place,
): BodyLimits {
  if (depth > MAX_DEPTH) return NO_LIMIT
  const shape = getShape(document, schema)
  const inside = (part: Json, bytes: number) =>
    measure(document, part, { nameBytes: nameBytes + bytes, depth: depth + 1 })
  const own = { textBytes: nameBytes + scalarBytes(document, schema, shape), values: 1 }
  const parts = [own]
  for (const [name, part] of shape.properties) {
    parts.push(inside(part, name.length + INDEX_BYTES))
  }
  if (isOpen(shape)) parts.push(NO_LIMIT)
  if (shape.types.has('array')) {
    const entry = shape.items ? inside(shape.items, INDEX_BYTES) : NO_LIMIT
    const { maxItems } = shape
    parts.push({ textBytes: maxItems * entry.textBytes, values: maxItems * entry.values })
  }
  return {
    textBytes: parts.reduce((sum, part) => sum + part.textBytes, 0),
    values: parts.reduce((sum, part) => sum + part.values, 0),
  }
}

/** Takes any members. */
function isOpen({ types, additional, isFile }: Shape): boolean {
  if (types.size === 0) return !isFile && additional !== false
  return types.has('object') && additional !== false
}

function scalarBytes(document: ContractDocument, schema: Json, { types }: Shape): number {
  if (!types.has('string')) return NUMBER_BYTES
  return CHARACTER_BYTES * getBound(document, schema, 'string', longestText) + NUMBER_BYTES
}

function longestText(part: Json): number {
  if (typeof part.maxLength === 'number') return part.maxLength
  const isFormatted = [part.format, part.pattern, part.enum, part.const].some(Boolean)
  return isFormatted ? FORMATTED_LENGTH : Number.POSITIVE_INFINITY
}
