import { setImmediate as othersHadTheirTurn } from 'node:timers/promises'
import { Failure } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import { type FilterSetting, readFilters } from '@/server/modules/properties/search/filters.ts'
import type { ListingFilters } from '@/server/modules/properties/search/listing-filters.ts'
import { withReach } from '@/server/modules/properties/search/reach.ts'
import { getFilterSetting } from '@/server/modules/properties/search/search-requests.ts'
import { type MatchedListing, matchOffers } from './match-offers.ts'
import {
  eventsFor,
  findCandidates,
  finishStep,
  giveBack,
  type Hit,
  listCriteria,
  listEventListings,
  MAX_TRIES,
  queueAlerts,
  type Step,
  takeStep,
} from './matching-store.ts'
import { readSearchCriteria } from './search-criteria.ts'

export type MatchDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'settings' | 'catalog' | 'queue' | 'log' | 'streets'
>

/**
 * Matches a batch of events with a batch of searches; returns the number of events. Runs outside a
 * transaction to hold no locks, and can be repeated. Errors are raised; the events are retried in
 * smaller batches, finally alone, then delayed.
 */
export async function matchWaiting(deps: MatchDeps): Promise<number> {
  const step = await takeStep(deps.db)
  if (!step) return 0
  try {
    await match(deps, step)
  } catch (error) {
    await giveBack(deps.db, step)
    if (step.tries >= MAX_TRIES) {
      const [event] = step.eventIds
      deps.log.error({ err: error, event }, 'Alerts of an event cannot be found; it rests')
    }
    throw error
  }
  return step.eventIds.length
}

async function match(deps: MatchDeps, step: Step): Promise<void> {
  const { db, clock, queue } = deps
  const { ids, searchedTo } = await findCandidates(db, step)
  const hits = ids.length === 0 ? [] : await findHits(deps, ids, step)
  await db.transaction().execute(async (tx) => {
    const count = await queueAlerts(tx, hits, { eventIds: step.eventIds, at: clock() })
    await finishStep(tx, step, searchedTo)
    // Mails written in between would delay the remaining steps.
    if (count > 0 && searchedTo === undefined) await queue.enqueue(tx, 'alerts.deliver', {})
  })
}

/** Queues events since the search was saved, which may be before its confirmation. */
export async function catchUp(deps: MatchDeps, searchId: number, since: Date): Promise<void> {
  const { db, clock, queue } = deps
  const eventIds = await eventsFor(db, searchId, since)
  if (eventIds.length === 0) return
  const hits = await findHits(deps, [searchId], { eventIds, tries: 1 })
  await db.transaction().execute(async (tx) => {
    const count = await queueAlerts(tx, hits, { eventIds, at: clock() })
    if (count > 0) await queue.enqueue(tx, 'alerts.deliver', {})
  })
}

async function findHits(
  deps: MatchDeps,
  searchIds: readonly number[],
  { eventIds, tries }: Pick<Step, 'eventIds' | 'tries'>,
): Promise<Hit[]> {
  const listings = await listEventListings(deps.db, eventIds)
  const questions = await readQuestions(
    deps,
    searchIds,
    listings.map(({ id }) => id),
  )
  const filters = questions.map((question) => question.filters)
  const found =
    tries < MAX_TRIES
      ? await matchOffers(deps.db, { listings, at: deps.clock() }, filters)
      : await matchEach(deps, listings, questions)
  return questions.flatMap(({ ids }, n) =>
    ids.flatMap((searchId) => (found[n] ?? []).map((listingId) => ({ searchId, listingId }))),
  )
}

type AskedQuestion = { filters: ListingFilters; ids: number[] }

/** Matches one by one, so that a failure does not affect others. Raises if all fail. */
async function matchEach(
  { db, clock, log }: MatchDeps,
  listings: readonly MatchedListing[],
  questions: readonly AskedQuestion[],
): Promise<number[][]> {
  const found: number[][] = []
  let failures = 0
  for (const { filters, ids } of questions) {
    try {
      const [own = []] = await matchOffers(db, { listings, at: clock() }, [filters])
      found.push(own)
    } catch (error) {
      failures += 1
      if (failures === questions.length) throw error
      log.error({ err: error, savedSearches: ids }, 'A saved search cannot be asked')
      found.push([])
    }
  }
  return found
}

/** Maximum time to block the event loop; parsing drawn areas is slow. */
const BUSY_MS = 10

async function readQuestions(
  deps: MatchDeps,
  ids: readonly number[],
  listings: readonly number[],
): Promise<AskedQuestion[]> {
  const setting = await getFilterSetting({ deps })
  const questions: AskedQuestion[] = []
  let began = performance.now()
  for (const { query, ids: own } of await listCriteria(deps.db, ids)) {
    const filters = parseCriteria(query, setting)
    if (filters) questions.push({ filters: await withReach(deps, filters, listings), ids: own })
    if (performance.now() - began < BUSY_MS) continue
    await othersHadTheirTurn()
    began = performance.now()
  }
  return questions
}

/** Undefined if the contract no longer accepts the query, which then matches nothing. */
export function parseCriteria(query: string, setting: FilterSetting): ListingFilters | undefined {
  try {
    return readFilters(readSearchCriteria(query).query, setting)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
