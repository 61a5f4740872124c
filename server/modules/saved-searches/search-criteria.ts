import { loadContract } from '@/server/contract/document.ts'
import { Failure, invalid } from '@/server/contract/failure.ts'
import { type Operation, readOperations } from '@/server/contract/operation.ts'
import { compileRequestReader } from '@/server/contract/request-reader.ts'
import { requestValidation } from '@/server/contract/validation.ts'
import type { FilterQuery } from '@/server/modules/properties/search/filters.ts'

/** A query with the parameters of get-property-list. */
export type SearchCriteria = {
  /** Sorted, so that equal queries have equal text. */
  text: string
  query: FilterQuery
}

/** Page and order are no criteria, and alerts are always about new events. */
const NOT_KEPT = new Set(['limit', 'offset', 'sort', 'most_viewed', 'most_liked', 'posted_since'])
const POSITION = ['latitude', 'longitude']

/**
 * Parses a query string without irrelevant parameters. Raises invalid as get-property-list would.
 */
export function readSearchCriteria(search: string): SearchCriteria {
  const { operation, reader } = listing()
  const given = pairsOf(search)
  const known = new Set(operation.query.map(({ name }) => name))
  const isMeasuring = !given.some(([name]) => name === 'radius')
  const kept = given.filter(
    ([name]) => known.has(name) && !NOT_KEPT.has(name) && !(isMeasuring && POSITION.includes(name)),
  )
  const text = new URLSearchParams(kept.sort(byNameAndValue)).toString()
  try {
    return { text, query: heldAgainstContract(reader.query(text)) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw invalid({ query: `cannot be searched for: ${error.message}` })
  }
}

function pairsOf(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([, value]) => value.trim() !== '')
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
  return { operation, reader: readerOf(operation) }
}

function readerOf(operation: Operation) {
  const document = loadContract()
  return compileRequestReader(document, requestValidation(document), operation)
}

function heldAgainstContract(members: Readonly<Record<string, unknown>>): FilterQuery {
  return members
}
