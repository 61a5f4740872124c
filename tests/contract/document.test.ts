import { describe, expect, it } from 'vitest'
import { isRight, RIGHTS } from '@/domain/account/rights.ts'
import { findFaultKey } from '@/domain/text/fault-words.ts'
import { extensionGroups } from '@/domain/web/extensions.ts'
import {
  below,
  contractDocument,
  isJson,
  type Json,
  loadContract,
  member,
} from '@/server/contract/document.ts'
import { type Operation, readOperations } from '@/server/contract/operation.ts'
import { listReasons } from '@/server/contract/reasons.ts'
import { replyValidation, requestValidation } from '@/server/contract/validation.ts'

const contract = loadContract()
const operations = readOperations(contract)
const validation = replyValidation(contract)

type Example = { pointer: string; schema: string; value: unknown }

/** Every example in the contract, with the pointer of the schema it illustrates. */
function examplesBelow(value: unknown, pointer: string): Example[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => examplesBelow(entry, below(pointer, index)))
  }
  if (!isJson(value)) return []
  const found = isJson(value.schema) ? examplesOf(value, pointer, below(pointer, 'schema')) : []
  const isSchema = isJson(value.properties) || typeof value.type === 'string'
  const own = isSchema ? examplesOf(value, pointer, pointer) : []
  const inner = Object.entries(value)
    .filter(([name]) => name !== 'example' && name !== 'examples')
    .flatMap(([name, entry]) => examplesBelow(entry, below(pointer, name)))
  return [...found, ...own, ...inner]
}

function examplesOf(owner: Json, pointer: string, schema: string): Example[] {
  const single = 'example' in owner ? [{ pointer, schema, value: owner.example }] : []
  const named = Object.entries(member(owner, 'examples')).map(([name, entry]) => ({
    pointer: below(pointer, 'examples', name),
    schema,
    value: isJson(entry) ? entry.value : undefined,
  }))
  return [...single, ...named]
}

describe('the contract', () => {
  it('has valid examples for every JSON reply', () => {
    const examples = examplesBelow(contract.root, '#')
    const faults = examples.flatMap(({ pointer, schema, value }) => {
      const errors = validation.at(schema)(value)
      return errors ? [`${pointer}: ${JSON.stringify(listReasons(errors))}`] : []
    })
    expect(faults).toEqual([])
    expect(examples.length).toBeGreaterThan(operations.length)
  })

  it('declares no operation as unbuilt', () => {
    expect(operations.filter(({ replies }) => replies.has(501)).map(({ id }) => id)).toEqual([])
  })

  it('has a group of extensionGroups for every operation beyond the specification', () => {
    const groups = Object.values(member(contract.root, 'paths')).flatMap((path) =>
      isJson(path)
        ? Object.values(path).flatMap((operation) =>
            isJson(operation) ? (operation['x-extension'] ?? []) : [],
          )
        : [],
    )

    expect(groups.length).toBeGreaterThan(0)
    expect(extensionGroups).toEqual(expect.arrayContaining([...new Set(groups)]))
  })

  it('names a right of staff for every operation of administration, and uses every right', () => {
    const administration = operations.filter(({ path }) => path.startsWith('/ext/admin/'))
    expect(administration.length).toBeGreaterThan(60)
    expect(administration.filter(({ right }) => right === undefined)).toEqual([])
    const elsewhere = operations.filter(({ path }) => !path.startsWith('/ext/admin/'))
    expect(elsewhere.filter(({ right }) => right !== undefined)).toEqual([])
    const named = new Set(administration.map(({ right }) => right))
    const unnamed = Object.keys(RIGHTS).filter((right) => isRight(right) && !named.has(right))
    // Asked by services, beside the right of the operation.
    expect(unnamed).toEqual(['site', 'readWholeLog'])
  })

  it('is refused when an operation of administration names no right, or an unknown one', () => {
    const withRight = (right: string | undefined) => {
      const get = { operationId: 'getGhosts', responses: {}, 'x-right': right }
      return () => readOperations(contractDocument({ paths: { '/ext/admin/ghosts': { get } } }))
    }
    expect(withRight(undefined)).toThrow('getGhosts names no right')
    expect(withRight('haunt')).toThrow('getGhosts names no right')
    expect(withRight('desk')).not.toThrow()
  })

  it('has defaults for every limit and offset', () => {
    const open = operations.flatMap(({ id, query }) =>
      query.flatMap(({ name, schema, pointer }) => {
        const isPaging = name === 'limit' || name === 'offset'
        const target = contract.follow(schema, pointer).value
        return isPaging && target.default === undefined ? [`${id} ${name}`] : []
      }),
    )
    expect(open).toEqual([])
  })

  it.each(['query', 'pathParameters'] as const)('limits every value of a %s', (place) => {
    const open = operations.flatMap((operation) =>
      operation[place].filter((it) => isOpen(it)).map(({ name }) => `${operation.id} ${name}`),
    )
    expect(open).toEqual([])
  })

  it('uses field errors that pages translate', () => {
    const unknown = sentencesBelow(contract.root).filter((words) => findFaultKey(words) === null)
    expect(unknown).toEqual([])
  })

  it('uses the specification’s words for missing requirements', () => {
    const lacking = (name: string) => {
      const errors = requestValidation(contract).at(`#/components/schemas/${name}`)({})
      return listReasons(errors ?? [])
    }
    const place = {
      city: 'City is required',
      state: 'State is required',
      country: 'Country is required',
    }
    const both = {
      title: 'Title is required',
      description: 'Description field is required',
      category_id: 'A category is required',
      ...place,
    }
    expect(lacking('PostPropertyRequest')).toEqual({
      ...both,
      property_type: 'is required',
      address: 'Address is required',
      price: 'Price is required',
      title_image: 'A title image is required',
    })
    expect(lacking('PostProjectRequest')).toEqual({
      ...both,
      location: 'Address is required',
      image: 'A title image is required',
    })
  })

  it('declares the replies of the middleware', () => {
    const missing = operations.flatMap((operation) =>
      statusesOf(operation)
        .filter((status) => !operation.replies.has(status))
        .map((status) => `${operation.id} ${status}`),
    )
    expect(missing).toEqual([])
  })
})

/** Every sentence that the contract gives for a field itself. */
function sentencesBelow(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesBelow)
  if (!isJson(value)) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'x-reasons' && isJson(entry)
      ? Object.values(entry).map(String)
      : sentencesBelow(entry),
  )
}

type Bounded = { schema: Json; pointer: string }

function isOpen({ schema, pointer }: Bounded): boolean {
  const { value } = contract.follow(schema, pointer)
  if (value.enum !== undefined || value.const !== undefined) return false
  if (value.type === 'string') return value.maxLength === undefined && value.format === undefined
  const isNumeric = value.type === 'integer' || value.type === 'number'
  return isNumeric && (value.maximum === undefined || lowest(value) === undefined)
}

function lowest(schema: Json): unknown {
  return schema.minimum ?? schema.exclusiveMinimum
}

function statusesOf({ access, forgivesToken, bodies, query, pathParameters }: Operation): number[] {
  const hasInput = query.length > 0 || pathParameters.length > 0 || bodies.size > 0
  return [
    ...(query.length > 0 || bodies.size > 0 ? [400] : []),
    ...(hasInput ? [422] : []),
    ...(access === 'public' || forgivesToken ? [] : [401, 403]),
    ...(bodies.size > 0 ? [413] : []),
  ]
}
