import { MAX_NAME_LENGTH } from '@/domain/place/place-code.ts'
import { decodeTravel, encodeTravel } from '@/domain/place/travel.ts'
import { filterNames, filterRow } from '@/domain/search/search-filters.ts'
import { loadContract } from '@/server/contract/document.ts'
import { Failure, invalid } from '@/server/contract/failure.ts'
import { type Operation, readOperations } from '@/server/contract/operation.ts'
import { compileRequestReader } from '@/server/contract/request-reader.ts'
import { requestValidation } from '@/server/contract/validation.ts'
import type { FilterQuery } from '@/server/modules/properties/search/filters.ts'

/** A query with the parameters of get-property-list. */
export type SearchCriteria = {
  /** Sorted and without names of places, so that the same criteria have the same text. */
  text: string
  /** With the names, as pages show it; null without any. */
  namedText: string | null
  query: FilterQuery
}

/** Page and order are no criteria, and alerts are always about new events. */
const NOT_KEPT = new Set([
  'limit',
  'offset',
  'sort',
  'most_viewed',
  'most_liked',
  'rotation',
  'brief',
  ...filterNames.flatMap((name) => (filterRow(name).unsaved && filterRow(name).wire) || []),
])
const POSITION = ['latitude', 'longitude']
/** Name of the area, which pages show. It narrows nothing, so the list has no such parameter. */
const AREA_NAME = 'place'

/**
 * Parses a query string without irrelevant parameters. Raises invalid as get-property-list would.
 */
export function readSearchCriteria(search: string): SearchCriteria {
  const { operation, reader } = listing()
  const given = parsePairs(search)
  const known = new Set(operation.query.map(({ name }) => name))
  const isMeasuring = !given.some(([name]) => name === 'radius')
  const kept = given.filter(
    ([name]) => known.has(name) && !NOT_KEPT.has(name) && !(isMeasuring && POSITION.includes(name)),
  )
  const text = sortedText(kept.map(([name, value]) => [name, withoutNames(name, value)]))
  const named = sortedText([...kept, ...areaName(given)])
  try {
    const query = heldAgainstContract(reader.query(text))
    return { text, namedText: named === text ? null : named, query }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw invalid({ query: `cannot be searched for: ${error.message}` })
  }
}

function parsePairs(search: string): [string, string][] {
  const pairs = [...new URLSearchParams(search)].map(([name, value]): [string, string] => {
    return [name, name === 'area' ? value : cleaned(value)]
  })
  return pairs.filter(([, value]) => value !== '')
}

function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function sortedText(pairs: readonly [string, string][]): string {
  return new URLSearchParams(pairs.toSorted(byNameAndValue)).toString()
}

/** Every limit of `travel` holds, so their order is none of the criteria either. */
function withoutNames(name: string, value: string): string {
  const limits = name === 'travel' ? decodeTravel(value) : null
  if (!limits) return value
  const codes = limits.map((limit) => encodeTravel([{ ...limit, name: '' }]))
  return [...new Set(codes)].sort().join('|')
}

/** At most one, and only beside an area. */
function areaName(given: readonly [string, string][]): [string, string][] {
  if (!given.some(([name]) => name === 'area')) return []
  const [first] = given.filter(([name, value]) => {
    return name === AREA_NAME && value.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(value)
  })
  return first ? [first] : []
}

function byNameAndValue([a, one]: [string, string], [b, other]: [string, string]): number {
  return compared(a, b) || compared(one, other)
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

let compiled: ReturnType<typeof compile> | undefined

function listing() {
  compiled ??= compile()
  return compiled
}

function compile() {
  const document = loadContract()
  const operation = readOperations(document).find(({ id }) => id === 'getPropertyList')
  if (!operation) throw new Error('The contract has no getPropertyList')
  return { operation, reader: createReader(operation) }
}

function createReader(operation: Operation) {
  const document = loadContract()
  return compileRequestReader(document, requestValidation(document), operation)
}

function heldAgainstContract(members: Readonly<Record<string, unknown>>): FilterQuery {
  return members
}
