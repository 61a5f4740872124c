import { describe, expect, it } from 'vitest'
import { compileConversion, Faults } from '@/server/contract/decoding/conversion.ts'
import { isJson, type Json, loadContract, member } from '@/server/contract/document.ts'
import { readOperations } from '@/server/contract/operation.ts'

const contract = loadContract()

type Enumeration = { at: string; schema: Json; isRead: boolean; words: string[] }

/** Schemas that hold an enumeration of words, below a request's schema. */
function enumerations(at: string, schema: Json, isRead: boolean, depth = 0): Enumeration[] {
  if (depth > 20) throw new Error(`${at} is made of itself`)
  const below = (name: string, value: unknown) =>
    isJson(value) ? enumerations(`${at}${name}`, value, isRead, depth + 1) : []
  const listed: unknown[] = Array.isArray(schema.enum) ? schema.enum : [schema.const]
  const words = listed.filter((word) => typeof word === 'string' && word !== '')
  const own = words.length > 0 ? [{ at, schema, isRead, words: words.map(String) }] : []
  const named = Object.entries(member(schema, 'properties'))
  return [
    ...own,
    ...(typeof schema.$ref === 'string' ? below('', contract.resolve(schema.$ref)) : []),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((word) => {
      const parts: unknown = schema[word]
      return Array.isArray(parts) ? parts.flatMap((part) => below('', part)) : []
    }),
    ...below('[]', schema.items),
    ...named.flatMap(([name, part]) => below(`.${name}`, part)),
  ]
}

const all = readOperations(contract).flatMap(({ id, method, query, pathParameters, bodies }) => [
  ...[...query, ...pathParameters].flatMap(({ name, schema }) =>
    enumerations(`${id}.${name}`, schema, method === 'GET'),
  ),
  ...[...bodies.values()].flatMap((pointer) =>
    enumerations(id, contract.resolve(pointer), method === 'GET'),
  ),
])

const titled = (word: string) =>
  word.replace(/\p{L}+/gu, (it) => it[0]?.toUpperCase() + it.slice(1))
const spellings = [
  (word: string) => word.toUpperCase(),
  (word: string) => word.toLowerCase(),
  (word: string) => titled(word.toLowerCase()),
  (word: string) => ` ${word} `,
  (word: string) => word.replaceAll(/[ _]/g, '-'),
]

function read({ schema, isRead }: Enumeration, value: unknown): unknown {
  const faults = new Faults()
  const read = compileConversion(contract, schema, { isRead })(value, ['it'], faults)
  return faults.reasons.size > 0 ? [...faults.reasons.values()] : read
}

describe('enumerated words of requests', () => {
  it('are taken in any case and spacing', () => {
    const refused = all.flatMap((found) =>
      found.words.flatMap((word) =>
        spellings
          .map((spell) => spell(word))
          .filter((spelling) => read(found, spelling) !== word)
          .map((spelling) => `${found.at}: ${spelling}`),
      ),
    )
    expect(refused).toEqual([])
    expect(all.length).toBeGreaterThan(30)
  })

  it('are taken as numbers where they are digits', () => {
    const refused = all.flatMap((found) =>
      found.words
        .filter((word) => /^\d$/.test(word) && read(found, Number(word)) !== word)
        .map((word) => `${found.at}: ${word}`),
    )
    expect(refused).toEqual([])
  })
})
