import { readFileSync } from 'node:fs'

/** As much of a schema as the contract's replies use. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  'x-essential'?: string[]
}

type Reply = { $ref?: string; content?: Record<string, { schema: Schema }> }

type Contract = {
  paths: Record<string, Record<string, { responses?: Record<string, Reply> }>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Reply> }
}

const contract: Contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
)

/** The successful reply of each call, as `GET /path`. */
export const replySchemas: ReadonlyMap<string, Schema> = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const reply = operation.responses?.['200']
      const found = reply?.$ref ? contract.components.responses[nameOf(reply.$ref)] : reply
      const schema = found?.content?.['application/json']?.schema
      return schema ? [[`${method.toUpperCase()} ${path}`, schema] as const] : []
    }),
  ),
)

/** A reference followed; everything else as it is. */
export function resolved(schema: Schema): { schema: Schema; name?: string } {
  if (!schema.$ref) return { schema }
  const name = nameOf(schema.$ref)
  const found = contract.components.schemas[name]
  if (!found) throw new Error(`The contract has no ${schema.$ref}`)
  const { schema: last, name: lastName = name } = resolved(found)
  return { schema: last, name: lastName }
}

type Field = { schema: Schema; isEssential: boolean; isRequired: boolean }

/** The fields of an object, those of every part of an `allOf` included. */
export function fieldsOf(schema: Schema): Map<string, Field> {
  const known = fieldsBySchema.get(schema)
  if (known) return known
  const fields = readFields(schema)
  fieldsBySchema.set(schema, fields)
  return fields
}

const fieldsBySchema = new WeakMap<Schema, Map<string, Field>>()

/** Whether an object is of no use without something inside it. */
export function isIndispensable(asked: Schema): boolean {
  const { schema } = resolved(asked)
  const isObject = typeOf(schema) === 'object' && !choicesOf(schema)
  if (!isObject || isNullable(schema)) return false
  return [...fieldsOf(schema).values()].some(
    (field) => field.isEssential || (field.isRequired && isIndispensable(field.schema)),
  )
}

function readFields(schema: Schema): Map<string, Field> {
  const { schema: own } = resolved(schema)
  const fields = new Map((own.allOf ?? []).flatMap((part) => [...fieldsOf(part)]))
  for (const [name, field] of Object.entries(own.properties ?? {})) {
    fields.set(name, { schema: field, isEssential: false, isRequired: false })
  }
  for (const name of own.required ?? []) {
    const field = fields.get(name)
    if (field) fields.set(name, { ...field, isRequired: true })
  }
  for (const name of own['x-essential'] ?? []) {
    const field = fields.get(name)
    if (field) fields.set(name, { ...field, isEssential: true })
  }
  return fields
}

/** The type apart from null; an `object` where only parts are told. */
export function typeOf(schema: Schema): string {
  const [type] = [schema.type ?? []].flat().filter((one) => one !== 'null')
  return type ?? (schema.properties || schema.allOf ? 'object' : 'any')
}

/** The types that a value may have, null left out. */
export function choicesOf(schema: Schema): Schema[] | null {
  const choices = schema.properties ? undefined : (schema.oneOf ?? schema.anyOf)
  return choices?.filter(({ type }) => type !== 'null') ?? null
}

export function isNullable(schema: Schema): boolean {
  const { schema: own } = resolved(schema)
  const choices = own.oneOf ?? own.anyOf ?? []
  const isNullIn = [own.type].flat().includes('null') || own.enum?.includes(null)
  return isNullIn || choices.some(({ type }) => type === 'null')
}

function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ''
}
