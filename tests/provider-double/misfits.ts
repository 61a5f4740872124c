import { isRecord } from '@/domain/values/records.ts'
import {
  choicesOf,
  fieldsOf,
  isNullable,
  resolved,
  type Schema,
  typeOf,
} from './contract-schemas.ts'

/**
 * Where a value has another type than its schema says, or lacks a key. An empty text stands for an
 * unknown word or time.
 */
export function misfits(asked: Schema, value: unknown, place = ''): string[] {
  const { schema } = resolved(asked)
  if (value === null) return isNullable(schema) ? [] : [`${place} is null`]
  const choices = choicesOf(schema)
  if (choices) {
    const found = choices.map((choice) => misfits(choice, value, place))
    return found.some((none) => none.length === 0) ? [] : (found[0] ?? [])
  }
  if (schema.items) return misfitsInList(schema.items, value, place)
  if (typeOf(schema) === 'object') return misfitsInObject(schema, value, place)
  return isPlain(schema, value) ? [] : [`${place} is ${JSON.stringify(value)}`]
}

function misfitsInList(items: Schema, value: unknown, place: string): string[] {
  if (!Array.isArray(value)) return [`${place} is no list`]
  return value.flatMap((item, at) => misfits(items, item, `${place}[${at}]`))
}

function misfitsInObject(schema: Schema, value: unknown, place: string): string[] {
  if (!isRecord(value)) return [`${place} is no object`]
  return [...fieldsOf(schema)].flatMap(([key, field]) => {
    const inner = value[key]
    const where = `${place}.${key}`
    if (inner === undefined) return field.isRequired ? [`${where} is missing`] : []
    if (field.isEssential && inner === '') return [`${where} is empty`]
    return misfits(field.schema, inner, where)
  })
}

function isPlain(schema: Schema, value: unknown): boolean {
  const values = schema.enum ?? ('const' in schema ? [schema.const] : null)
  if (values) return values.includes(value) || value === ''
  if (schema.format === 'date-time') return value === '' || isTime(value)
  switch (typeOf(schema)) {
    case 'string':
      return typeof value === 'string'
    case 'integer':
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    default:
      return true
  }
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
