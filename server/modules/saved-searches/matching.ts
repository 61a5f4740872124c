import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import { Failure } from '@/server/http/failure.ts'
import { type FilterSetting, readFilters } from '@/server/modules/properties/filters.ts'
import { matchListings } from '@/server/modules/properties/match.ts'
import type { ListingFilters } from '@/server/modules/properties/search-conditions.ts'
import { filterSettingOf } from '@/server/modules/properties/service.ts'
import {
  type Candidate,
  eventsSinceSaved,
  findCandidates,
  queueAlerts,
  takeEvents,
} from './alert-store.ts'
import { readQuestion } from './question.ts'

export type MatchDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'catalog' | 'queue'>

const EVENTS_AT_ONCE = 200

/**
 * Finds the searches that want some of the waiting events and queues their alerts, all or nothing.
 * Answers how many events were looked at: none when nothing waits.
 */
export async function matchWaiting(deps: MatchDeps): Promise<number> {
  const setting = await filterSettingOf({ deps })
  return deps.db.transaction().execute(async (tx) => {
    const events = await takeEvents(tx, EVENTS_AT_ONCE)
    if (events.length === 0) return 0
    const wanted = await answering(tx, await findCandidates(tx, events), setting)
    await queueAlerts(tx, wanted)
    if (wanted.length > 0) await deps.queue.enqueue(tx, 'alerts.deliver', {})
    return events.length
  })
}

/** Queues what happened between the saving of a search and its confirmation, within the latter's transaction. */
export async function catchUp(
  tx: Kysely<DB>,
  searchId: number,
  setting: FilterSetting,
): Promise<number> {
  const events = await eventsSinceSaved(tx, searchId)
  if (events.length === 0) return 0
  const wanted = await answering(tx, await findCandidates(tx, events, searchId), setting)
  await queueAlerts(tx, wanted)
  return wanted.length
}

/** The candidates whose question the listing answers; the same question of many is asked once. */
async function answering(
  tx: Kysely<DB>,
  candidates: readonly Candidate[],
  setting: FilterSetting,
): Promise<Candidate[]> {
  const questions = new Map<string, ListingFilters>()
  for (const { query } of candidates) {
    if (questions.has(query)) continue
    const filters = filtersOf(query, setting)
    if (filters) questions.set(query, filters)
  }
  const ids = [...new Set(candidates.map((candidate) => candidate.property_id))]
  const found = await matchListings(tx, ids, [...questions.values()])
  const answers = new Map([...questions.keys()].map((query, n) => [query, new Set(found[n])]))
  return candidates.filter(({ query, property_id }) => answers.get(query)?.has(property_id))
}

/** Undefined for a question that the contract does not know any more: it finds nothing. */
function filtersOf(query: string, setting: FilterSetting): ListingFilters | undefined {
  try {
    return readFilters(readQuestion(query).query, setting)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
