import {
  choicesOf,
  fieldsOf,
  isIndispensable,
  replySchemas,
  resolved,
  type Schema,
  typeOf,
} from './contract-schemas.ts'

/** In which way a key differs from the contract. */
export const faultKinds = ['removed', 'null', 'mistyped', 'nested'] as const
export type FaultKind = (typeof faultKinds)[number]

/** One key of a schema; without one all keys of the schema, without a schema all of all, but for essential ones. */
export type Fault = { kind: FaultKind; schema?: string; key?: string }

export type SchemaKey = { schema: string; key: string; isEssential: boolean }

/** Every key of every schema that a call replies with, the envelope's included. */
export function keysOf(call: string): SchemaKey[] {
  const schema = replySchemas.get(call)
  const keys = new Map<string, SchemaKey>()
  if (schema) collect(schema, call, keys, new Set())
  return [...keys.values()]
}

type Keys = Map<string, SchemaKey>

function collect(asked: Schema, place: string, keys: Keys, seen: Set<string>): void {
  const { schema, name = place } = resolved(asked)
  const choices = choicesOf(schema)
  if (choices) {
    for (const [at, choice] of choices.entries()) collect(choice, `${name}~${at}`, keys, seen)
    return
  }
  if (schema.items) {
    collect(schema.items, `${name}[]`, keys, seen)
    return
  }
  if (typeOf(schema) !== 'object' || seen.has(name)) return
  seen.add(name)
  for (const [key, field] of fieldsOf(schema)) {
    const isEssential = field.isEssential || (field.isRequired && isIndispensable(field.schema))
    keys.set(`${name}.${key}`, { schema: name, key, isEssential })
    collect(field.schema, `${name}.${key}`, keys, seen)
  }
}

/** What stands in place of a value; undefined where the key is gone. */
export function faulty(kind: FaultKind, schema: Schema): unknown {
  if (kind === 'removed') return undefined
  if (kind === 'null') return null
  const isContainer = ['object', 'array'].includes(typeOf(resolved(schema).schema))
  if (kind === 'nested') return isContainer ? 'text instead' : { unexpected: ['inside'] }
  return mistyped(schema)
}

function mistyped(asked: Schema): unknown {
  const { schema } = resolved(asked)
  if (schema.enum || 'const' in schema) return 'unheard-of'
  if (schema.format === 'date-time') return 'the day before'
  switch (typeOf(schema)) {
    case 'string':
      return 47
    case 'integer':
    case 'number':
      return 'as many as there are'
    case 'boolean':
      return 'maybe'
    case 'array':
      return { '0': 'not what', '4': 'it was' }
    case 'object':
      return ['not', 'an', 'object']
    default:
      return -1
  }
}
