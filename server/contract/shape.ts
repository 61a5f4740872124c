import { type ContractDocument, isJson, type Json, member } from './document.ts'

/** A schema flattened for decoding: references followed, alternatives merged. */
export type Shape = {
  /** Allowed JSON types; empty means any. */
  types: ReadonlySet<string>
  isFile: boolean
  isEmail: boolean
  /** Whether an empty string is a value rather than a missing field. */
  acceptsEmpty: boolean
  default: unknown
  properties: ReadonlyMap<string, Json>
  items: Json | undefined
  /** Schema of additional properties; false for none. */
  additional: Json | boolean
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

export function shapeOf(document: ContractDocument, schema: Json): Shape {
  const known = SHAPES.get(schema) ?? workOut(document, schema)
  SHAPES.set(schema, known)
  return known
}

const SHAPES = new WeakMap<Json, Shape>()

function workOut(document: ContractDocument, schema: Json): Shape {
  const parts = partsOf(document, schema, 0)
  const named = parts.flatMap((part) => Object.entries(member(part, 'properties')))
  const properties = Map.groupBy(named, ([name]) => name)
  const additional = parts.map((part) => part.additionalProperties).find((it) => it !== undefined)
  return {
    types: new Set(parts.flatMap(typesOf)),
    isFile: parts.some(isFileSchema),
    isEmail: parts.some(({ format }) => format === 'email'),
    acceptsEmpty: parts.some(allowsEmpty),
    default: parts.find((part) => part.default !== undefined)?.default,
    properties: new Map(
      [...properties].flatMap(([name, same]) => {
        const laid = laidTogether(same.map(([, value]) => value))
        return laid ? [[name, laid]] : []
      }),
    ),
    items: laidTogether(parts.map((part) => part.items)),
    additional: isJson(additional) || additional === true ? additional : properties.size === 0,
  }
}

function laidTogether(schemas: readonly unknown[]): Json | undefined {
  const known = schemas.filter(isJson)
  return known.length > 1 ? { anyOf: known } : known[0]
}

const MAX_REFERENCES = 20

function partsOf(document: ContractDocument, schema: Json, depth: number): Json[] {
  if (depth > MAX_REFERENCES) throw new Error('The contract has a schema made of itself')
  const composed = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => {
    const list: unknown = schema[word]
    return Array.isArray(list) ? list.filter(isJson) : []
  })
  const target = typeof schema.$ref === 'string' ? [document.resolve(schema.$ref)] : []
  return [schema, ...[...target, ...composed].flatMap((it) => partsOf(document, it, depth + 1))]
}

function typesOf(part: Json): string[] {
  if (isFileSchema(part)) return []
  if (typeof part.type === 'string') return [part.type]
  if (Array.isArray(part.type)) return part.type.map(String)
  if (part.const !== undefined) return [typeOf(part.const)]
  return Array.isArray(part.enum) ? part.enum.map(typeOf) : []
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function allowsEmpty(part: Json): boolean {
  if (!typesOf(part).includes('string')) return false
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
