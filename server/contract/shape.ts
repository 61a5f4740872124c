import type { TextKind } from '@/domain/text/clean-text.ts'
import { upperBound } from './bounds.ts'
import { type ContractDocument, isJson, type Json, member } from './document.ts'

/** A schema flattened for decoding: references followed, alternatives merged. */
export type Shape = {
  /** Allowed JSON types; empty means any. */
  types: ReadonlySet<string>
  isFile: boolean
  isEmail: boolean
  /** Whether an empty string is a value rather than a missing field. */
  acceptsEmpty: boolean
  /** `x-typed`: an amount whose text may be as people type it. */
  isTyped: boolean
  default: unknown
  /** Null for codes, tokens and other values that are taken as sent. */
  text: TextShape | null
  properties: ReadonlyMap<string, Json>
  items: Json | undefined
  /** Infinity for no limit. */
  maxItems: number
  /** In code points; Infinity for no limit. */
  maxLength: number
  /** Schema of additional properties; false for none. */
  additional: Json | boolean
  words: Words
}

/** Folded spelling → value, where a schema takes nothing but enumerated values. */
type Words = ReadonlyMap<string, string | number>

export type TextShape = {
  /** `x-text`; `markup` may hold HTML. */
  kind: TextKind | 'markup'
  maxLength: number
  /** The contract has a sentence for a missing text. */
  isMissed: boolean
}

/** `format: binary`, or a media type without encoding. */
function isFileSchema(schema: Json): boolean {
  return (
    schema.format === 'binary' ||
    (schema.type === 'string' &&
      typeof schema.contentMediaType === 'string' &&
      schema.contentEncoding === undefined)
  )
}

export function getShape(document: ContractDocument, schema: Json): Shape {
  const known = SHAPES.get(schema) ?? workOut(document, schema)
  SHAPES.set(schema, known)
  return known
}

const NO_LIMIT = Number.POSITIVE_INFINITY
const SHAPES = new WeakMap<Json, Shape>()

function workOut(document: ContractDocument, schema: Json): Shape {
  const parts = listParts(document, schema, 0)
  const named = parts.flatMap((part) => Object.entries(member(part, 'properties')))
  const properties = Map.groupBy(named, ([name]) => name)
  const additional = parts.map((part) => part.additionalProperties).find((it) => it !== undefined)
  return {
    types: new Set(parts.flatMap(listTypes)),
    isFile: parts.some(isFileSchema),
    isEmail: parts.some(({ format }) => format === 'email'),
    acceptsEmpty: parts.some(allowsEmpty),
    isTyped: parts.some((part) => part['x-typed'] === true),
    default: parts.find((part) => part.default !== undefined)?.default,
    text: toTextShape(parts),
    properties: new Map(
      [...properties].flatMap(([name, same]) => {
        const laid = laidTogether(same.map(([, value]) => value))
        return laid ? [[name, laid]] : []
      }),
    ),
    items: laidTogether(parts.map((part) => part.items)),
    maxItems: getBound(document, schema, 'array', (part) => numberOr(part.maxItems, NO_LIMIT)),
    maxLength: getBound(document, schema, 'string', (part) => numberOr(part.maxLength, NO_LIMIT)),
    additional: isJson(additional) || additional === true ? additional : properties.size === 0,
    words: enumeratedWords(parts),
  }
}

/** Largest value that the schema allows, in whichever of its alternatives takes the type. */
export function getBound(
  document: ContractDocument,
  schema: Json,
  type: string,
  read: (part: Json) => number,
): number {
  const admits = (branch: Json) => {
    const parts = listParts(document, branch, 0)
    const types = parts.flatMap(listTypes)
    return types.includes(type) || (types.length === 0 && !parts.some(isFileSchema))
  }
  return upperBound(document, schema, { admits, read })
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

/** Ignores case, and takes `bank_transfer` and `bank-transfer` for `bank transfer`. */
export function foldWord(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
}

/** `x-words` names further spellings of a value. Spellings of several values are left out. */
function enumeratedWords(parts: readonly Json[]): Words {
  if (parts.some(takesAnyText)) return NO_WORDS
  const named = parts.flatMap((part): [string, unknown][] => [
    ...listedValues(part).map((value): [string, unknown] => [String(value), value]),
    ...Object.entries(member(part, 'x-words')),
  ])
  const spellings = Map.groupBy(named, ([word]) => foldWord(word))
  return new Map(
    [...spellings].flatMap(([folded, same]): [string, string | number][] => {
      const [value, ...others] = new Set(same.map(([, value]) => value))
      const isWord = typeof value === 'string' || typeof value === 'number'
      return isWord && others.length === 0 && folded !== '' ? [[folded, value]] : []
    }),
  )
}

const NO_WORDS: Words = new Map()

function takesAnyText(part: Json): boolean {
  return listTypes(part).includes('string') && part.enum === undefined && part.const === undefined
}

function listedValues(part: Json): readonly unknown[] {
  if (part.const !== undefined) return [part.const]
  return Array.isArray(part.enum) ? part.enum : []
}
const TEXT_KINDS = ['line', 'lines', 'name', 'markup'] as const

/** Text has a maximum length, and a form only if that says that it must not be blank. */
function toTextShape(parts: readonly Json[]): TextShape | null {
  const lengths = parts.map(({ maxLength }) => maxLength).filter((it) => typeof it === 'number')
  const declared = parts.map((part) => part['x-text']).find((it) => it !== undefined)
  const isFormal = parts.some(
    ({ enum: words, const: word, format = 'email', pattern = NOT_BLANK }) =>
      words !== undefined || word !== undefined || format !== 'email' || pattern !== NOT_BLANK,
  )
  if (lengths.length === 0 || declared === 'raw' || (isFormal && declared === undefined))
    return null
  return {
    kind: TEXT_KINDS.find((kind) => kind === declared) ?? 'line',
    maxLength: Math.max(...lengths),
    isMissed: parts.some((part) => member(part, 'x-reasons').required !== undefined),
  }
}

const NOT_BLANK = '\\S'

function laidTogether(schemas: readonly unknown[]): Json | undefined {
  const known = schemas.filter(isJson)
  return known.length > 1 ? { anyOf: known } : known[0]
}

const MAX_REFERENCES = 20

function listParts(document: ContractDocument, schema: Json, depth: number): Json[] {
  if (depth > MAX_REFERENCES) throw new Error('The contract has a schema made of itself')
  const composed = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => {
    const list: unknown = schema[word]
    return Array.isArray(list) ? list.filter(isJson) : []
  })
  const target = typeof schema.$ref === 'string' ? [document.resolve(schema.$ref)] : []
  return [schema, ...[...target, ...composed].flatMap((it) => listParts(document, it, depth + 1))]
}

function listTypes(part: Json): string[] {
  if (isFileSchema(part)) return []
  if (typeof part.type === 'string') return [part.type]
  if (Array.isArray(part.type)) return part.type.map(String)
  if (part.const !== undefined) return [toJsonType(part.const)]
  return Array.isArray(part.enum) ? part.enum.map(toJsonType) : []
}

function toJsonType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function allowsEmpty(part: Json): boolean {
  if (!listTypes(part).includes('string')) return false
  if (Array.isArray(part.enum)) return part.enum.includes('')
  if (part.const !== undefined) return part.const === ''
  const isFree = part.pattern === undefined && part.format === undefined
  return isFree && !(typeof part.minLength === 'number' && part.minLength > 0)
}

/** Schema of a query string or path. */
export function objectSchema(
  parameters: readonly { name: string; isRequired: boolean; pointer: string; schema: Json }[],
  documentId: string,
): Json {
  return {
    type: 'object',
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, pointer, schema }) => [
        name,
        { $ref: documentId + pointer, 'x-reasons': schema['x-reasons'] },
      ]),
    ),
  }
}

/** Replaces file schemas by a custom keyword. */
export function withFileKeyword(value: unknown, keyword: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withFileKeyword(entry, keyword))
  if (!isJson(value)) return value
  if (isFileSchema(value)) return { [keyword]: true }
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withFileKeyword(entry, keyword)]),
  )
}
