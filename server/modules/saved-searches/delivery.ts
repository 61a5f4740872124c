import type { Kysely } from 'kysely'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import type { DB } from '@/generated/database.ts'
import type { ListingFilters } from '@/server/modules/properties/search/listing-filters.ts'
import { matchListings } from '@/server/modules/properties/search/match.ts'
import { getFilterSetting } from '@/server/modules/properties/search/search-requests.ts'
import { getLocale, type Locale } from '@/server/modules/settings/service.ts'
import {
  type AlertSchedule,
  criteriaOfSearch,
  type DueSearch,
  dropGone,
  findDue,
  lockSearch,
  markMailed,
  markNotified,
  waitingListings,
} from './alert-store.ts'
import { type DeliveryDeps, writeDigest } from './digest.ts'
import { findDueAccounts } from './digest-store.ts'
import { alertMail, shouldNotify } from './mails.ts'
import { parseCriteria } from './matching.ts'
import { signedToken } from './tokens.ts'

const AT_ONCE = 100
/** Instant alerts within this time are combined. */
const REST_SECONDS = 15 * 60
const DAILY_HOUR = 7
const MAX_IN_MAIL = 100

/**
 * Writes due mails, each in one transaction with its alerts, so failures stay waiting: those of
 * searches without account one by one, then the digests of accounts. Raises an Error at the end if
 * any failed.
 */
export async function deliverDue(deps: DeliveryDeps, signal?: AbortSignal): Promise<void> {
  const { db } = deps
  const writeOne = mailWriter(deps)
  const failures =
    (await deliverEach(
      deps,
      { subject: 'savedSearch', find: (...asked) => findDue(db, ...asked), write: writeOne },
      signal,
    )) +
    (await deliverEach(
      deps,
      {
        subject: 'account',
        find: (...asked) => findDueAccounts(db, ...asked),
        write: (id, schedule) => writeDigest(deps, id, schedule),
      },
      signal,
    ))
  if (failures > 0) throw new Error(`${failures} mails about saved searches were not written`)
}

type Delivery = {
  subject: 'savedSearch' | 'account'
  find: (schedule: AlertSchedule, most: number) => Promise<number[]>
  /** False if locked by another worker. */
  write: (id: number, schedule: AlertSchedule) => Promise<boolean>
}

/** Returns the number of failures. */
async function deliverEach(
  { clock, config, log }: DeliveryDeps,
  { subject, find, write }: Delivery,
  signal?: AbortSignal,
): Promise<number> {
  const failed = new Set<number>()
  let isGoing = true
  while (isGoing && !signal?.aborted) {
    const schedule = {
      at: clock(),
      restSeconds: REST_SECONDS,
      dailyHour: DAILY_HOUR,
      timeZone: config.timeZone,
    }
    const due = await find(schedule, AT_ONCE + failed.size)
    // If nothing was written, the rest is locked by another worker.
    isGoing = false
    for (const id of due.filter((it) => !failed.has(it))) {
      try {
        if (await write(id, schedule)) isGoing = true
      } catch (error) {
        failed.add(id)
        log.warn({ err: error, [subject]: id }, 'A mail about a saved search was not written')
      }
    }
  }
  return failed.size
}

/** False if the search is locked by another worker. */
function mailWriter(deps: DeliveryDeps): (id: number) => Promise<boolean> {
  const { db } = deps
  const languages = new Map<string, ReturnType<typeof getLocale>>()
  const speak = (code: string, usual: string) => {
    const known = languages.get(code) ?? getLocale(db, code, usual)
    languages.set(code, known)
    return known
  }
  /** These had a mail and have more alerts. */
  const unfinished = new Set<number>()
  return async (id) => {
    const settings = await deps.settings.read()
    const asked = await criteriaOfSearch(db, id)
    if (!asked) return true
    const locale = await speak(asked.language_code, settings.default_language)
    const filters = parseCriteria(asked.query, await getFilterSetting({ deps }))
    const done = await db.transaction().execute(async (tx) => {
      const search = await lockSearch(tx, id)
      if (!search) return undefined
      return tellSome(deps, tx, { search, filters, locale, settings, hadMail: unfinished.has(id) })
    })
    if (done?.hasMore && done.hadMail) unfinished.add(id)
    return done !== undefined
  }
}

type Telling = {
  search: DueSearch
  /** Undefined for an outdated query that matches nothing. */
  filters: ListingFilters | undefined
  locale: Locale
  settings: SettingValues
  hadMail: boolean
}

/** Mails the longest waiting alerts that still match. The interval starts when none are left. */
async function tellSome(
  { clock, config, queue }: DeliveryDeps,
  tx: Kysely<DB>,
  { search, filters, locale, settings, hadMail }: Telling,
): Promise<{ hadMail: boolean; hasMore: boolean }> {
  const { id: searchId } = search
  const at = clock()
  const waiting = await waitingListings(tx, searchId, MAX_IN_MAIL + 1)
  const hasMore = waiting.length > MAX_IN_MAIL
  const some = waiting.slice(0, MAX_IN_MAIL)
  if (!hasMore) await dropGone(tx, searchId, at)
  const ids = some.map((listing) => listing.id)
  const [answering = []] = filters && ids.length > 0 ? await matchListings(tx, ids, [filters]) : []
  const matching = some.filter((it) => answering.includes(it.id) && shouldNotify(it))
  await markNotified(tx, { searchId, eventIds: some.flatMap((it) => it.event_ids), at })
  if (matching.length > 0) {
    const token = signedToken(searchId, config.secretKey)
    const origin = config.publicUrl ?? search.origin
    const mail = alertMail({ ...search, token }, matching, { locale, settings, origin })
    await queue.enqueue(tx, 'mail.send', { ...mail, savedSearch: searchId })
  }
  const isMailed = hadMail || matching.length > 0
  if (isMailed && !hasMore) await markMailed(tx, searchId, at)
  return { hadMail: isMailed, hasMore }
}
