/**
 * The contract's replies as a compact table, with which `client/api/replies/complete-reply.ts` completes
 * replies. An object is a list of `name:type`, with `!` before an essential field and `-` before an
 * optional one. Types read from the left: `?` nullable, `[` list of, `{` map of, `s` text, `d`
 * time, `n` number, `b` boolean, `x` anything, `e3` one of the values in row 3, `<A|B>` a union,
 * `@Name` an object.
 */
export function replyShapes(contract) {
  const table = new ShapeTable(contract.components.schemas)
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const schema = replySchema(contract, operation)
      if (schema) table.addReply(`${method.toUpperCase()} ${path}`, schema)
    }
  }
  const { replies, objects, values } = table
  const map = 'Readonly<Record<string, string>>'
  return [
    `export const replies: ${map} = ${printed(replies)}`,
    `export const objects: ${map} = ${printed(objects)}`,
    `export const values: readonly (readonly unknown[])[] = ${JSON.stringify(values)}\n`,
  ].join('\n')
}

const printed = (record) => `${JSON.stringify(record, null, 2)}\n`

class ShapeTable {
  replies = {}
  objects = {}
  values = []

  constructor(schemas) {
    this.schemas = schemas
  }

  /** Replies with only `error` and `message` need no completion. */
  addReply(call, schema) {
    const type = this.toType(schema, call)
    const isBare = /^@/.test(type) && /^error:\S+ message:s$/.test(this.objects[type.slice(1)])
    if (!isBare) this.replies[call] = type
  }

  toType(schema, place) {
    if (schema.$ref) return this.toType(this.named(schema.$ref), toName(schema.$ref))
    const choices = schema.oneOf ?? schema.anyOf
    if (choices && !schema.properties) return this.toChoiceType(choices, place)
    const types = [schema.type ?? (schema.properties || schema.allOf ? 'object' : [])].flat()
    const isNullable = types.includes('null') || schema.enum?.includes(null)
    return (isNullable ? '?' : '') + this.toPlainType(schema, types, place)
  }

  toPlainType(schema, types, place) {
    const listed = schema.enum ?? ('const' in schema ? [schema.const] : null)
    if (listed) return `e${this.toRow(listed.filter((value) => value !== null))}`
    const [type] = types.filter((one) => one !== 'null')
    if (type === 'array') return `[${this.toType(schema.items ?? {}, `${place}[]`)}`
    if (type === 'object') return this.toObjectType(schema, place)
    if (type === 'string') return schema.format === 'date-time' ? 'd' : 's'
    return { integer: 'n', number: 'n', boolean: 'b' }[type] ?? 'x'
  }

  toObjectType(schema, place) {
    const { properties, required, essential } = this.listFields(schema)
    const entries = Object.entries(properties)
    if (entries.length === 0) {
      const inner = schema.additionalProperties
      return `{${this.toType(typeof inner === 'object' ? inner : {}, `${place}{}`)}`
    }
    const name = place.replaceAll(' ', '')
    if (!(name in this.objects)) {
      // Set before reading fields, because schemas can be recursive.
      this.objects[name] = ''
      const field = ([key, value]) => {
        const mark = essential.has(key) ? '!' : required.has(key) ? '' : '-'
        return `${mark}${key}:${this.toType(value, `${name}.${key}`)}`
      }
      this.objects[name] = entries.map(field).join(' ')
    }
    return `@${name}`
  }

  toChoiceType(choices, place) {
    const isNull = ({ type }) => type === 'null'
    const types = choices
      .filter((one) => !isNull(one))
      .map((one, at) => this.toType(one, `${place}~${at}`))
    const only = types.length === 1 ? types[0] : `<${types.join('|')}>`
    return choices.some(isNull) && !only.startsWith('?') ? `?${only}` : only
  }

  /** Including all parts of an `allOf`. */
  listFields(schema) {
    if (schema.$ref) return this.listFields(this.named(schema.$ref))
    const parts = (schema.allOf ?? []).map((part) => this.listFields(part))
    const all = (kind, own = []) => new Set([...parts.flatMap((one) => [...one[kind]]), ...own])
    return {
      properties: Object.assign({}, ...parts.map((one) => one.properties), schema.properties),
      required: all('required', schema.required),
      essential: all('essential', schema['x-essential']),
    }
  }

  toRow(listed) {
    const known = this.values.findIndex((row) => JSON.stringify(row) === JSON.stringify(listed))
    return known < 0 ? this.values.push(listed) - 1 : known
  }

  named(ref) {
    return this.schemas[toName(ref)]
  }
}

const toName = (ref) => ref.split('/').at(-1)

function replySchema({ components }, { responses }) {
  const success = responses?.['200'] ?? responses?.['201']
  const reply = success?.$ref ? components.responses[toName(success.$ref)] : success
  return reply?.content?.['application/json']?.schema
}
