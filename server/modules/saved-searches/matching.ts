import { setImmediate as othersHadTheirTurn } from 'node:timers/promises'
import type { Deps } from '@/server/deps.ts'
import { Failure } from '@/server/http/failure.ts'
import { type FilterSetting, readFilters } from '@/server/modules/properties/filters.ts'
import { matchListings } from '@/server/modules/properties/match.ts'
import type { ListingFilters } from '@/server/modules/properties/search-conditions.ts'
import { filterSettingOf } from '@/server/modules/properties/service.ts'
import {
  eventsFor,
  findCandidates,
  finishStep,
  giveBack,
  type Hit,
  listingsOf,
  MOST_TRIES,
  questionsOf,
  queueAlerts,
  type Step,
  takeStep,
} from './matching-store.ts'
import { readQuestion } from './question.ts'

export type MatchDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'settings' | 'catalog' | 'queue' | 'log'
>

/**
 * One step of finding the searches that want the waiting events: some events, some searches. What
 * their alerts are is found outside a transaction, so that nobody waits for it; one that queues them
 * and one that died can be done again, for an alert is queued once.
 * Answers how many events were looked at: none when nothing waits. After an error, which is raised,
 * the events are tried again in fewer, at last alone; one that fails alone rests.
 */
export async function matchWaiting(deps: MatchDeps): Promise<number> {
  const step = await takeStep(deps.db)
  if (!step) return 0
  try {
    await match(deps, step)
  } catch (error) {
    await giveBack(deps.db, step)
    if (step.tries >= MOST_TRIES) {
      const [event] = step.eventIds
      deps.log.error({ err: error, event }, 'Alerts of an event cannot be found; it rests')
    }
    throw error
  }
  return step.eventIds.length
}

async function match(deps: MatchDeps, step: Step): Promise<void> {
  const { db, queue } = deps
  const { ids, searchedTo } = await findCandidates(db, step)
  const hits = ids.length === 0 ? [] : await hitsOf(deps, ids, step)
  await db.transaction().execute(async (tx) => {
    const count = await queueAlerts(tx, hits, step.eventIds)
    await finishStep(tx, step, searchedTo)
    // What earlier steps found is delivered then, too: writing mails between them would hold up the rest.
    if (count > 0 && searchedTo === undefined) await queue.enqueue(tx, 'alerts.deliver', {})
  })
}

/** Queues what happened to listings of a search since it was saved, which may be before it was confirmed. */
export async function catchUp(deps: MatchDeps, searchId: number, since: Date): Promise<void> {
  const { db, queue } = deps
  const eventIds = await eventsFor(db, searchId, since)
  if (eventIds.length === 0) return
  const hits = await hitsOf(deps, [searchId], { eventIds, tries: 1 })
  await db.transaction().execute(async (tx) => {
    const count = await queueAlerts(tx, hits, eventIds)
    if (count > 0) await queue.enqueue(tx, 'alerts.deliver', {})
  })
}

/** The searches whose question one of the listings answers; the same question of many is asked once. */
async function hitsOf(
  deps: MatchDeps,
  searchIds: readonly number[],
  { eventIds, tries }: Pick<Step, 'eventIds' | 'tries'>,
): Promise<Hit[]> {
  const listings = await listingsOf(deps.db, eventIds)
  const questions = await readQuestions(deps, searchIds)
  const filters = questions.map((question) => question.filters)
  const found =
    tries < MOST_TRIES
      ? await matchListings(deps.db, listings, filters)
      : await matchEach(deps, listings, questions)
  return questions.flatMap(({ ids }, n) =>
    ids.flatMap((searchId) => (found[n] ?? []).map((listingId) => ({ searchId, listingId }))),
  )
}

type AskedQuestion = { filters: ListingFilters; ids: number[] }

/** One by one: a question that fails keeps the others from no answer. Raises when all of them fail. */
async function matchEach(
  { db, log }: MatchDeps,
  listings: readonly number[],
  questions: readonly AskedQuestion[],
): Promise<number[][]> {
  const found: number[][] = []
  let failures = 0
  for (const { filters, ids } of questions) {
    try {
      const [own = []] = await matchListings(db, listings, [filters])
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

/** How long reading questions may keep everybody else waiting: a drawn area takes its time. */
const BUSY_MS = 10

async function readQuestions(deps: MatchDeps, ids: readonly number[]): Promise<AskedQuestion[]> {
  const setting = await filterSettingOf({ deps })
  const questions: AskedQuestion[] = []
  let began = performance.now()
  for (const { query, ids: own } of await questionsOf(deps.db, ids)) {
    const filters = filtersOf(query, setting)
    if (filters) questions.push({ filters, ids: own })
    if (performance.now() - began < BUSY_MS) continue
    await othersHadTheirTurn()
    began = performance.now()
  }
  return questions
}

/** Undefined for a question that the contract does not know any more: it finds nothing. */
export function filtersOf(query: string, setting: FilterSetting): ListingFilters | undefined {
  try {
    return readFilters(readQuestion(query).query, setting)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
