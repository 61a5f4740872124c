import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ListingFilters } from './listing-filters.ts'
import { listingsPassing } from './match-store.ts'
import { forgivingReading } from './search.ts'
import { forgivingQueries } from './search-store.ts'

/** Reverse search: finds the listings that each search matches, with its typo tolerance. */
export async function matchListings(
  db: Kysely<DB>,
  ids: readonly number[],
  questions: readonly ListingFilters[],
): Promise<number[][]> {
  const found = await listingsPassing(db, ids, questions)
  const wordless = questions.map(({ query: _, ...rest }) => rest)
  const open = questions.flatMap((question, n) => {
    return findText(question) !== undefined && (found[n] ?? []).length < ids.length ? [n] : []
  })
  if (open.length === 0) return found
  // Tested first, because most searches fail on city or price.
  const near = await listingsPassing(db, ids, at(open, wordless))
  const misread = open.filter((n, place) => (near[place] ?? []).length > (found[n] ?? []).length)
  const loosely = await readLoosely(db, ids, at(misread, questions))
  for (const [place, n] of misread.entries()) {
    const [exact = [], loose = [], question] = [found[n], loosely[place], questions[n]]
    // Tested last, because it costs as much as a search.
    if (!question || loose.every((id) => exact.includes(id))) continue
    if (await forgivingReading(db, question)) found[n] = loose
  }
  return found
}

async function readLoosely(
  db: Kysely<DB>,
  ids: readonly number[],
  questions: readonly ListingFilters[],
): Promise<number[][]> {
  const readings = await forgivingQueries(
    db,
    questions.map((question) => findText(question) ?? ''),
  )
  const asked = questions.flatMap((question, n) => {
    const tsquery = readings[n]
    return tsquery ? [{ n, filters: { ...question, query: { tsquery } } }] : []
  })
  const passing = await listingsPassing(
    db,
    ids,
    asked.map(({ filters }) => filters),
  )
  const found = questions.map((): number[] => [])
  for (const [place, { n }] of asked.entries()) found[n] = passing[place] ?? []
  return found
}

function findText({ query }: ListingFilters): string | undefined {
  return query && 'text' in query ? query.text : undefined
}

function at<Value>(places: readonly number[], values: readonly Value[]): Value[] {
  return places.flatMap((place) => values[place] ?? [])
}
