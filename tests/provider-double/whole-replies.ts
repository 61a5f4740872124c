import {
  choicesOf,
  fieldsOf,
  isIndispensable,
  replySchemas,
  resolved,
  type Schema,
  typeOf,
} from './contract-schemas.ts'
import { type Fault, faulty } from './faults.ts'

/** Values by the name of their key, where any other would be of no use to a page. */
export type Known = Readonly<Record<string, unknown>>

/** A reply with every key that the contract has for it, and one fault at most. */
export function wholeReply(call: string, fault: Fault | null, known: Known): unknown {
  const schema = replySchemas.get(call)
  if (!schema) throw new Error(`The contract has no reply for ${call}`)
  return new Writer(fault, known).value(schema, call, '')
}

class Writer {
  private readonly fault: Fault | null
  private readonly known: Known

  constructor(fault: Fault | null, known: Known) {
    this.fault = fault
    this.known = known
  }

  value(asked: Schema, place: string, key: string): unknown {
    const { schema, name = place } = resolved(asked)
    const choices = choicesOf(schema)
    if (choices) {
      const [first] = choices
      return first ? this.value(first, `${name}~0`, key) : null
    }
    if (schema.items) return this.list(schema.items, `${name}[]`, key)
    return typeOf(schema) === 'object' ? this.object(schema, name) : this.plain(schema, name, key)
  }

  /** One row of each kind that may stand there, and at least two. */
  private list(items: Schema, place: string, key: string): unknown[] {
    const { schema, name = place } = resolved(items)
    const known = this.known[key]
    if (Array.isArray(known)) return known
    const kinds = choicesOf(schema) ?? [schema, schema]
    return kinds.map((kind, at) => {
      const of = choicesOf(schema) ? `${name}~${at}` : name
      const row = this.value(kind, of, key)
      if (at === 0 || typeof row !== 'object' || row === null || !('id' in row)) return row
      return typeof row.id === 'number' && !this.known.keepsIds ? { ...row, id: row.id + at } : row
    })
  }

  private object(schema: Schema, name: string): Record<string, unknown> {
    const object: Record<string, unknown> = {}
    for (const [key, field] of fieldsOf(schema)) {
      const value = this.isFaulty(name, key, field.isEssential || isIndispensable(field.schema))
        ? faulty(this.fault?.kind ?? 'removed', field.schema)
        : this.value(field.schema, `${name}.${key}`, key)
      if (value !== undefined) object[key] = value
    }
    return object
  }

  private isFaulty(schema: string, key: string, isEssential: boolean): boolean {
    const { fault } = this
    if (!fault || (fault.schema && fault.schema !== schema)) return false
    return fault.key ? fault.key === key : !isEssential && !ENVELOPE.has(key)
  }

  private plain(schema: Schema, name: string, key: string): unknown {
    if ('const' in schema) return schema.const
    const known = this.known[`${name.split('.')[0]}.${key}`] ?? this.known[key]
    if (known !== undefined && !Array.isArray(known)) return known
    if (schema.enum) return schema.enum[0]
    if (schema.format === 'date-time') return '2026-05-04T08:30:00.000000Z'
    switch (typeOf(schema)) {
      case 'integer':
      case 'number':
        return Math.max(schema.minimum ?? 1, 1)
      case 'boolean':
        return false
      default:
        return key ? `Some ${key.replaceAll('_', ' ')}` : 'Some text'
    }
  }
}

/** Whether a call worked at all is no fault of a key. */
const ENVELOPE = new Set(['error', 'data', 'sections'])
