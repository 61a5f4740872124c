import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { listingsPassing } from './match-store.ts'
import { forgivingReading } from './search.ts'
import type { ListingFilters } from './search-conditions.ts'
import { forgivingQuery } from './search-store.ts'

/**
 * A search the other way round: for each of the questions, which of these listings it finds. It is
 * the same predicate, and words are read as forgivingly as the search would read them now.
 */
export async function matchListings(
  db: Kysely<DB>,
  ids: readonly number[],
  questions: readonly ListingFilters[],
): Promise<number[][]> {
  const found = await listingsPassing(db, ids, questions)
  const wordless = questions.map(({ query: _, ...rest }) => rest)
  const open = questions.flatMap(({ query }, n) => {
    return query && 'text' in query && (found[n] ?? []).length < ids.length ? [n] : []
  })
  if (open.length === 0) return found
  // Most of these are of other cities and prices, whatever their words say.
  const near = await listingsPassing(db, ids, at(open, wordless))
  for (const [place, n] of open.entries()) {
    const question = questions[n]
    if (!question || (near[place] ?? []).length === (found[n] ?? []).length) continue
    found[n] = await matchForgivingly(db, ids, { question, exactly: found[n] ?? [] })
  }
  return found
}

async function matchForgivingly(
  db: Kysely<DB>,
  ids: readonly number[],
  { question, exactly }: { question: ListingFilters; exactly: number[] },
): Promise<number[]> {
  if (!question.query || !('text' in question.query)) return exactly
  const tsquery = await forgivingQuery(db, question.query.text)
  if (!tsquery) return exactly
  const [loosely = []] = await listingsPassing(db, ids, [{ ...question, query: { tsquery } }])
  if (loosely.length === 0) return exactly
  return (await forgivingReading(db, question)) ? loosely : exactly
}

function at<Value>(places: readonly number[], values: readonly Value[]): Value[] {
  return places.flatMap((place) => values[place] ?? [])
}
