import fc from 'fast-check'
import { type ContractDocument, isJson, type Json } from '@/server/contract/document.ts'
import type { Choices } from './choices.ts'
import { type FilePart, Members, type Tree, toTree } from './tree.ts'

/** What the running provider has, so that requests reach something. */
export type Known = {
  /** Name of a field or parameter → values that lead somewhere. */
  values: ReadonlyMap<string, readonly string[]>
  files: readonly FilePart[]
}

export type Source = { document: ContractDocument; known: Known; choices: Choices }

const MAX_DEPTH = 5
const MAX_LIST = 3
/** Ids of the demo begin at 1. */
const COMMON_ID = 40

/** A value that the schema allows, as far as the schema's own words tell. */
export function validValue(source: Source, schema: Json, name: string, depth = 0): Tree {
  const { document, choices } = source
  const { value: found } = document.follow(schema, '#')
  const alternatives = listOf(found.oneOf ?? found.anyOf)
  if (alternatives.length > 0) return validValue(source, choices.of(alternatives), name, depth)
  const composed = listOf(found.allOf)
  if (composed.length > 0)
    return merged(source, [...composed, { ...found, allOf: [] }], name, depth)
  const known = source.known.values.get(name)
  if (known && known.length > 0 && !choices.once(4)) return choices.of(known)
  if (found.const !== undefined) return toTree(found.const)
  if (Array.isArray(found.enum)) return toTree(choices.of(found.enum))
  if (found.example !== undefined && choices.once(3)) return toTree(found.example)
  return byType(source, found, name, depth)
}

function merged(source: Source, parts: readonly Json[], name: string, depth: number): Tree {
  const values = parts.map((part) => validValue(source, part, name, depth))
  const members = values.filter((value) => value instanceof Members)
  if (members.length === 0) return values[0] ?? null
  const pairs = new Map(members.flatMap(({ pairs }) => pairs))
  return new Members([...pairs])
}

function byType(source: Source, schema: Json, name: string, depth: number): Tree {
  const { choices, known } = source
  if (schema.format === 'binary' || typeof schema.contentMediaType === 'string') {
    return choices.of(known.files)
  }
  const type = Array.isArray(schema.type) ? choices.of(schema.type) : schema.type
  if (type === 'integer' || type === 'number') return validNumber(choices, schema, type)
  if (type === 'boolean') return choices.once(2)
  if (type === 'null') return null
  if (type === 'array') return validList(source, schema, name, depth)
  if (type === 'object' || isJson(schema.properties)) return validMembers(source, schema, depth)
  return validText(choices, schema)
}

function validNumber(choices: Choices, schema: Json, type: string): number {
  const min = numberOr(schema.minimum ?? schema.exclusiveMinimum, 0)
  const max = numberOr(schema.maximum, 2_147_483_647)
  if (choices.once(8)) return choices.of([min, max])
  const whole = choices.int(
    Math.ceil(min),
    Math.max(Math.ceil(min), Math.min(max, min + COMMON_ID)),
  )
  return type === 'number' && choices.once(3) ? Math.min(max, whole + 0.5) : whole
}

function validList(source: Source, schema: Json, name: string, depth: number): Tree {
  if (!isJson(schema.items) || depth > MAX_DEPTH) return []
  const { items } = schema
  const count = Math.max(numberOr(schema.minItems, 0), source.choices.int(0, MAX_LIST))
  return Array.from({ length: count }, () => validValue(source, items, name, depth + 1))
}

function validMembers(source: Source, schema: Json, depth: number): Members {
  const properties = isJson(schema.properties) ? schema.properties : {}
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const wantsMany = source.choices.once(2)
  const pairs = Object.entries(properties).flatMap(([name, part]): [string, Tree][] => {
    if (!isJson(part)) return []
    const isWanted =
      required.has(name) || (depth < MAX_DEPTH && source.choices.once(wantsMany ? 2 : 6))
    return isWanted ? [[name, validValue(source, part, name, depth + 1)]] : []
  })
  return new Members(pairs)
}

function validText(choices: Choices, schema: Json): string {
  const minLength = numberOr(schema.minLength, 0)
  const maxLength = Math.max(minLength, Math.min(numberOr(schema.maxLength, 60), 60))
  if (typeof schema.pattern === 'string') {
    return choices.draw(fc.stringMatching(new RegExp(schema.pattern)))
  }
  if (schema.format === 'email') return `fuzz-${choices.int(1, 500)}@example.org`
  if (schema.format === 'uuid') return choices.once(4) ? choices.draw(fc.uuid()) : choices.of(UUIDS)
  if (schema.format === 'uri') return choices.draw(fc.webUrl())
  if (schema.format === 'date') return '2026-06-15'
  if (schema.format === 'date-time') return '2026-06-15T12:00:00Z'
  if (choices.once(2)) return choices.of(WORDS).slice(0, maxLength).padEnd(minLength, 'x')
  return choices.draw(fc.string({ minLength, maxLength, unit: 'grapheme' }))
}

const WORDS = [
  'Lake house',
  '1',
  '0',
  '45.52',
  'Portland',
  '+4915112345678',
  '-122.6',
  'secret-word-7',
]

/** Few, so that what is saved under one is read and deleted later. */
const UUIDS = [1, 2, 3].map((digit) => `9f3c2b1a-7d4e-4f60-8a1b-00000000000${digit}`)

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : []
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
