import type { Deps } from '@/server/deps.ts'
import { spokenLanguage } from '@/server/modules/settings/service.ts'
import {
  type DueSearch,
  dropGone,
  findDue,
  languageOfSearch,
  lockSearch,
  markMailed,
  waitingListings,
} from './alert-store.ts'
import { alertLetter } from './letters.ts'
import { signedToken } from './tokens.ts'

export type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'queue' | 'log'>

const SEARCHES_AT_ONCE = 100
/** At once means: with whatever else comes within a quarter of an hour of the mail before. */
const REST_SECONDS = 15 * 60
const DAILY_HOUR = 7
const MOST_IN_MAIL = 100

/**
 * Writes the mails that are due. Alerts and their mail change in one transaction: one that fails
 * leaves them waiting. Raises an Error at the end when some could not be written.
 */
export async function deliverDue(deps: DeliveryDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, config, log } = deps
  const failed = new Set<number>()
  const writeOne = letterWriter(deps)
  let isGoing = true
  while (isGoing && !signal?.aborted) {
    const pace = {
      at: clock(),
      restSeconds: REST_SECONDS,
      dailyHour: DAILY_HOUR,
      timeZone: config.timeZone,
    }
    const due = await findDue(db, pace, SEARCHES_AT_ONCE + failed.size)
    // Goes on while something is written; what is left then is with another worker.
    isGoing = false
    for (const id of due.filter((it) => !failed.has(it))) {
      try {
        if (await writeOne(id)) isGoing = true
      } catch (error) {
        failed.add(id)
        log.warn({ err: error, savedSearch: id }, 'A mail about a saved search was not written')
      }
    }
  }
  if (failed.size > 0) throw new Error(`${failed.size} mails about saved searches were not written`)
}

/** Writes the mail of one search; false when another worker is at it. Languages are read once. */
function letterWriter(deps: DeliveryDeps): (id: number) => Promise<boolean> {
  const { db, clock, config, queue } = deps
  const languages = new Map<string, ReturnType<typeof spokenLanguage>>()
  const speak = (code: string, usual: string) => {
    const known = languages.get(code) ?? spokenLanguage(db, code, usual)
    languages.set(code, known)
    return known
  }
  return async (id) => {
    const settings = await deps.settings.read()
    const language = await languageOfSearch(db, id)
    if (language === undefined) return true
    const spoken = await speak(language, settings.default_language)
    return db.transaction().execute(async (tx) => {
      const search = await lockSearch(tx, id)
      if (!search) return false
      const at = clock()
      const listings = await waitingListings(tx, id, MOST_IN_MAIL)
      if (listings.length < MOST_IN_MAIL) await dropGone(tx, id, at)
      if (listings.length === 0) return true
      const origin = config.publicUrl ?? search.origin
      const letter = alertLetter(tokened(search, config.secretKey), listings, {
        spoken,
        settings,
        origin,
      })
      await queue.enqueue(tx, 'mail.send', letter)
      const eventIds = listings.flatMap((listing) => listing.event_ids)
      // A full mail is followed by the next at once.
      const isLast = listings.length < MOST_IN_MAIL
      await markMailed(tx, { searchId: id, eventIds, at, isLast })
      return true
    })
  }
}

function tokened(search: DueSearch, secret: string) {
  return { ...search, token: signedToken(search.id, secret) }
}
