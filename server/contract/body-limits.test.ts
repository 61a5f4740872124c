import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { toBytes, toJson, toPairs, toPercent } from '@/tests/fuzz/encoding.ts'
import { Members, type Tree, toTree } from '@/tests/fuzz/tree.ts'
import { bodyLimits, MOST_LENIENT } from './body-limits.ts'
import { contractDocument, isJson, type Json, loadContract } from './document.ts'
import { Failure, failure, invalid } from './failure.ts'
import { readOperations } from './operation.ts'
import { compileRequestReader } from './request-reader.ts'
import { getShape } from './shape.ts'
import { requestValidation } from './validation.ts'

const text = { type: 'string', maxLength: 20 }
const document = contractDocument({
  components: {
    schemas: {
      Ids: { type: 'array', maxItems: 3, items: { type: 'integer' } },
      Letter: {
        type: 'object',
        additionalProperties: false,
        required: ['ids'],
        properties: {
          ids: { $ref: '#/components/schemas/Ids', description: 'Some.' },
          title: { ...text, pattern: '^[a-z]+$', 'x-reasons': { maxLength: 'Title is too long' } },
          either: {
            anyOf: [
              { type: 'string', maxLength: 5 },
              { type: 'string', maxLength: 9 },
            ],
          },
          both: { allOf: [{ type: 'string', maxLength: 5 }, { maxLength: 9 }] },
          file: { anyOf: [{ type: 'string', format: 'binary', maxLength: 9 }, text] },
          rows: {
            type: 'array',
            maxItems: 2,
            items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
          },
        },
      },
    },
  },
  paths: {
    '/letters': {
      post: {
        operationId: 'sendLetter',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Letter' } } },
        },
      },
    },
  },
})

const property = (name: string) => {
  const properties = getShape(document, { $ref: '#/components/schemas/Letter' }).properties
  return getShape(document, properties.get(name) ?? {})
}

it.each([
  ['ids', 'maxItems', 3],
  ['title', 'maxLength', 20],
  ['either', 'maxLength', 9],
  ['both', 'maxLength', 5],
  ['file', 'maxLength', 20],
  ['rows', 'maxItems', 2],
  ['rows', 'maxLength', Number.POSITIVE_INFINITY],
] as const)('finds the limit of %s: %s is %d', (name, word, limit) => {
  expect(property(name)[word]).toBe(limit)
})

const [operation] = readOperations(document)
if (!operation) throw new Error('no operation')
const reader = compileRequestReader(document, requestValidation(document), operation)

async function fields(body: string): Promise<unknown> {
  const stream = Readable.from([Buffer.from(body)])
  const source = { contentType: 'application/json', contentLength: undefined, stream }
  const read = reader.body(source, () => Promise.reject(new Error('no files here')))
  return await read.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    return error.options.fields ?? error.toBody().message
  })
}

const list = (count: number, entry = '1') => `[${Array.from({ length: count }, () => entry)}]`

describe('a body beyond a limit', () => {
  it.each([
    [
      'a list with one entry too many',
      `{"ids":${list(4)}}`,
      { ids: 'must have at most 3 entries' },
    ],
    ['a list far too long', `{"ids":${list(400)}}`, { ids: 'must have at most 3 entries' }],
    ['a list without measure', `{"ids":${list(5000)}}`, 'The request has too many values.'],
    [
      'a list too long, and a field that is missing',
      `{"rows":${list(3, '{}')}}`,
      {
        ids: 'is required',
        rows: 'must have at most 2 entries',
        'rows[0][id]': 'is required',
        'rows[1][id]': 'is required',
        'rows[2][id]': 'is required',
      },
    ],
    ['too long a text', `{"ids":[],"title":"${'x'.repeat(9000)}"}`, { title: 'Title is too long' }],
    [
      'a text of signs of two units',
      `{"ids":[],"title":"${'🏡'.repeat(21)}"}`,
      { title: 'Title is too long' },
    ],
    [
      'commas and brackets in text',
      `{"ids":[],"title":"${'[,{'.repeat(3000)}"}`,
      { title: 'Title is too long' },
    ],
    [
      'quotes in text',
      `{"ids":[],"title":"${'\\"[,'.repeat(3000)}"}`,
      { title: 'Title is too long' },
    ],
    [
      'too many levels',
      `{"ids":${'['.repeat(40)}${']'.repeat(40)}}`,
      { ids: 'is nested too deeply' },
    ],
    ['too many levels at once', '['.repeat(40), { body: 'is nested too deeply' }],
    [
      'many unknown fields',
      `{${Array.from({ length: 2000 }, (_, n) => `"k${n}":1`)}}`,
      'The request has too many values.',
    ],
  ])('is refused by name where it can be: %s', async (_name, body, reason) => {
    expect(await fields(body)).toEqual(reason)
  })

  it('tells the first fifty unknown fields', async () => {
    const told = await fields(`{${Array.from({ length: 90 }, (_, n) => `"k${n}":1`)}}`)
    expect(Object.keys(Object(told))).toEqual(Array.from({ length: 50 }, (_, n) => `k${n}`))
  })

  it('is told without a name of any length', async () => {
    const [name = ''] = Object.keys(Object(await fields(`{"${'n'.repeat(50_000)}":1}`)))
    expect(name.length).toBeLessThan(200)
  })
})

it.each([
  [
    'long names',
    Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`${n}${'\u0001'.repeat(900)}`, 'is odd']),
    ),
  ],
  ['a long reason', { a: 'x'.repeat(100_000) }],
  [
    'a reason with many bytes',
    Object.fromEntries(Array.from({ length: 60 }, (_, n) => [n, '🏡'.repeat(300)])),
  ],
])('a refusal stays below 16 KB with %s', (_name, reasons) => {
  expect(Buffer.byteLength(JSON.stringify(invalid(reasons).toBody()))).toBeLessThan(16 * 1024)
})

it('cuts a long message', () => {
  expect(failure('invalid', 'x'.repeat(9000)).message.length).toBeLessThan(600)
})

it('is lenient with a schema without limits', () => {
  expect(bodyLimits(document, [{ type: 'object' }])).toEqual(MOST_LENIENT)
})

/** The longest value that the schema allows, in signs of four bytes where it can. */
function longest(contract: typeof document, schema: Json): Tree {
  const shape = getShape(contract, schema)
  const part = contract.follow(schema, '#').value
  if (Array.isArray(part.enum)) return toTree(part.enum[0])
  if (shape.types.has('array') && shape.items) {
    return Array.from({ length: shape.maxItems }, () => longest(contract, shape.items ?? {}))
  }
  if (shape.properties.size > 0) {
    return new Members(
      Array.from(shape.properties, ([name, inside]): [string, Tree] => [
        name,
        longest(contract, inside),
      ]),
    )
  }
  if (!shape.types.has('string')) return shape.types.size > 0 ? 2_147_483_647 : null
  return Number.isFinite(shape.maxLength) ? '🏡'.repeat(shape.maxLength) : 'x'.repeat(36)
}

const contract = loadContract()
const bodies = readOperations(contract).flatMap(({ id, bodies }): [string, Json][] => {
  const [pointer] = bodies.values()
  return pointer ? [[id, { $ref: pointer }]] : []
})

it.each(bodies)('has room for the longest body of %s', (_id, schema) => {
  const tree = longest(contract, schema)
  if (!(tree instanceof Members)) throw new Error('expected a group of fields')
  const limits = bodyLimits(contract, [schema])
  const json = toJson(tree).replaceAll(/[\ud800-\udfff]/g, '\\u0000')
  const form = toPairs(tree).map(
    ([name, value]) => `${toPercent(name)}=${toPercent(String(value))}`,
  )
  const isBounded = limits.textBytes < MOST_LENIENT.textBytes
  if (isBounded) {
    expect(toBytes(json).length).toBeLessThanOrEqual(limits.textBytes)
    expect(form.join('&').length).toBeLessThanOrEqual(limits.textBytes)
  }
  expect(json.split(/[,[{]/).length).toBeLessThanOrEqual(limits.values)
  expect(isJson(JSON.parse(json))).toBe(true)
})
