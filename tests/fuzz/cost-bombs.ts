import { bodyLimits } from '@/server/contract/body-limits.ts'
import { type ContractDocument, isJson, type Json } from '@/server/contract/document.ts'
import type { Operation } from '@/server/contract/operation.ts'
import { getShape } from '@/server/contract/shape.ts'
import { BOUNDARY, joinParts, toPart } from './encoding.ts'
import { FilePart } from './tree.ts'

export type Encoding = 'json' | 'form' | 'parts' | 'query'

/** A request that is cheap to write and may be costly to refuse. */
export type Bomb = {
  encoding: Encoding
  kind: string
  /** Of the body; absent in a query. */
  type?: string
  /** The body, or the query without question mark. */
  write(): Buffer
}

type Fields = {
  /** Names of fields that are lists, texts, and others. */
  lists: string[]
  texts: string[]
  /** Bytes of the bomb. */
  size: number
}

type Kinds = Readonly<Record<string, (fields: Fields) => string | Buffer>>

const MOST_BYTES = 700_000
/** Leaves room in the headers of a request. */
const QUERY_BYTES = 60_000

/** All kinds in all encodings; bodies fill what the operation takes, so that its size alone refuses none. */
export function costBombs(
  document: ContractDocument,
  operation: Operation,
  maxBytes: number = MOST_BYTES,
): Bomb[] {
  const query = withFields(document, operation.query, Math.min(maxBytes, QUERY_BYTES))
  const bombs = Object.entries(PAIRS).map(([kind, make]): Bomb => {
    return { encoding: 'query', kind, write: () => toBuffer(make(query)) }
  })
  const pointers = [...operation.bodies.values()]
  if (pointers.length === 0) return bombs
  const schemas = pointers.map((pointer) => ({ $ref: pointer }))
  const parameters = schemas.flatMap((schema) =>
    Array.from(getShape(document, schema).properties, ([name, part]) => ({ name, schema: part })),
  )
  const { textBytes } = bodyLimits(document, schemas)
  const fields = withFields(document, parameters, Math.min(maxBytes, textBytes - 2000))
  const encoded = (encoding: Encoding, type: string, kinds: Kinds) =>
    Object.entries(kinds).map(([kind, make]): Bomb => {
      return { encoding, kind, type, write: () => toBuffer(make(fields)) }
    })
  return [
    ...bombs,
    ...encoded('json', 'application/json', JSON_BODIES),
    ...encoded('form', 'application/x-www-form-urlencoded', PAIRS),
    ...encoded('parts', `multipart/form-data; boundary=${BOUNDARY}`, PARTS),
  ]
}

function withFields(
  document: ContractDocument,
  parameters: readonly { name: string; schema: Json }[],
  size: number,
): Fields {
  const named = (type: string) =>
    parameters
      .filter(({ schema }) => isJson(schema) && getShape(document, schema).types.has(type))
      .map(({ name }) => name)
  const [lists, texts] = [named('array'), named('string')]
  return { lists: lists.length > 0 ? lists : ['a'], texts: texts.length > 0 ? texts : ['a'], size }
}

/** As many as fit, joined by `sign`. */
function many(size: number, sign: string, make: (index: number) => string): string {
  const parts: string[] = []
  for (let bytes = 0, index = 0; bytes < size; index += 1) {
    const part = make(index)
    parts.push(part)
    bytes += part.length + sign.length
  }
  return parts.join(sign)
}

const nth = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

function jsonEntries(entry: string): (fields: Fields) => string {
  return ({ lists, size }) => {
    const each = size / lists.length
    return `{${lists.map((name) => `"${name}":[${many(each, ',', () => entry)}]`).join(',')}}`
  }
}

function jsonText(text: string): (fields: Fields) => string {
  return ({ texts, size }) => {
    const times = Math.floor(size / texts.length / text.length)
    return `{${texts.map((name) => `"${name}":"${text.repeat(times)}"`).join(',')}}`
  }
}

const jsonFields =
  (make: (index: number) => string) =>
  ({ size }: Fields) =>
    `{${many(size, ',', (index) => `"${make(index)}":1`)}}`

const JSON_BODIES: Kinds = {
  'empty texts': jsonEntries('""'),
  'empty groups': jsonEntries('{}'),
  numbers: jsonEntries('0'),
  'lists of lists': jsonEntries('[[],[]]'),
  'unknown fields': jsonFields((index) => `k${index}`),
  'numbered fields': jsonFields((index) => String(index)),
  'fields of control characters': jsonFields((index) => `\\u0001\\u0002${index}`),
  'one field again and again': ({ texts, size }) =>
    `{${many(size, ',', (index) => `"${nth(texts, index)}":""`)}}`,
  'nested lists': ({ lists, size }) =>
    `{"${nth(lists, 0)}":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
  'nested groups': ({ size }) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
  'a long name': ({ size }) => `{"${'n'.repeat(size)}":1}`,
  'long texts': jsonText('a'),
  blanks: jsonText(' '),
  escapes: jsonText('\\u00e9'),
  quotes: jsonText('\\"'),
  'labels of a domain': jsonText('a-a.'),
  'half a domain': jsonText('a@a'),
  digits: ({ lists, size }) => `{"${nth(lists, 0)}":${'9'.repeat(size)}}`,
  'white space': ({ size }) => `{${' \n'.repeat(size / 2)}`,
}

const PAIRS: Kinds = {
  'one name': ({ texts, size }) => many(size, '&', () => `${nth(texts, 0)}=`),
  'a list': ({ lists, size }) => many(size, '&', () => `${nth(lists, 0)}[]=`),
  'a numbered list': ({ lists, size }) => many(size, '&', (index) => `${nth(lists, 0)}[${index}]=`),
  'groups of a list': ({ lists, size }) =>
    many(size, '&', (index) => `${nth(lists, 0)}[${index}][a][b]=1`),
  'unknown names': ({ size }) => many(size, '&', (index) => `k${index}=1`),
  'nested names': ({ lists, size }) => `${nth(lists, 0)}${'[a]'.repeat(size / 3)}=1`,
  'open brackets': ({ lists, size }) => `${nth(lists, 0)}${'['.repeat(size)}=1`,
  'a long name': ({ size }) => `${'n'.repeat(size)}=1`,
  'nothing but signs': ({ size }) => '&'.repeat(size),
  'long texts': ({ texts, size }) =>
    texts.map((name) => `${name}=${'a'.repeat(size / texts.length)}`).join('&'),
  'encoded blanks': ({ texts, size }) => `${nth(texts, 0)}=${'%20'.repeat(size / 3)}`,
  commas: ({ lists, size }) => `${nth(lists, 0)}=${'1,'.repeat(size / 2)}`,
}

function partsOf(make: (index: number) => Buffer): (fields: Fields) => Buffer {
  return ({ size }) => {
    const parts: Buffer[] = []
    for (let bytes = 0; bytes < size; bytes += (parts.at(-1)?.length ?? 0) + BOUNDARY.length + 6) {
      parts.push(make(parts.length))
    }
    return joinParts(parts)
  }
}

const PARTS: Kinds = {
  'empty parts': partsOf(() => Buffer.from('\r\n')),
  'unknown fields': partsOf((index) => toPart([`k${index}`, ''])),
  'large unknown fields': partsOf((index) => toPart([`k${index}`, 'x'.repeat(5000)])),
  'a list': (fields) => partsOf(() => toPart([`${nth(fields.lists, 0)}[]`, '']))(fields),
  'empty files': partsOf((index) =>
    toPart([`k${index}`, new FilePart('a', 'a/b', Buffer.alloc(0))]),
  ),
  'a long field': ({ texts, size }) => joinParts([toPart([nth(texts, 0), 'a'.repeat(size)])]),
  'a long name': ({ size }) => joinParts([toPart(['n'.repeat(size), ''])]),
  'a long header': ({ size }) => joinParts([Buffer.from(`X: ${'y'.repeat(size)}\r\n\r\n`)]),
  'many headers': ({ size }) => joinParts([Buffer.from(`${'X: y\r\n'.repeat(size / 6)}\r\n`)]),
  'almost boundaries': ({ texts, size }) => {
    const line = `\r\n--${BOUNDARY.slice(0, -1)}`
    return joinParts([toPart([nth(texts, 0), line.repeat(size / line.length)])])
  },
  'line ends': ({ size }) => Buffer.from('\r\n'.repeat(size / 2)),
}

/** One field with one long text. */
export function plainText(encoding: Encoding, size: number): Buffer {
  const text = 'a'.repeat(size)
  if (encoding === 'json') return Buffer.from(`{"plain":"${text}"}`)
  if (encoding === 'parts') return joinParts([toPart(['plain', text])])
  return Buffer.from(`plain=${text}`)
}

function toBuffer(made: string | Buffer): Buffer {
  return typeof made === 'string' ? Buffer.from(made) : made
}
