import type { Kysely } from 'kysely'
import { filtersOfCriteria } from '@/domain/search/saved-search.ts'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import { notifySearch } from '@/server/modules/notifications/notify-search.ts'
import { wantsMail } from '@/server/modules/notifications/preferences/preferences.ts'
import type { FilterSetting } from '@/server/modules/properties/search/filters.ts'
import { matchListings } from '@/server/modules/properties/search/match.ts'
import { getFilterSetting } from '@/server/modules/properties/search/search-requests.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { type AlertSchedule, listAlertListings, type TellableListing } from './alert-store.ts'
import { type DigestSection, digestMail } from './digest-mail.ts'
import {
  type DigestReader,
  type DigestSearch,
  findReader,
  listDueSearches,
  markAccountMailed,
  settleAlerts,
  tryLockAccount,
} from './digest-store.ts'
import { isClosedOffer, shouldNotify } from './mails.ts'
import { parseCriteria } from './matching.ts'
import { signedAccountToken } from './tokens.ts'

export type DeliveryDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'settings' | 'catalog' | 'queue' | 'log'
>

/**
 * Reports all due alerts of an account in one mail and one notification, each home and event once.
 * False if another worker does. Raises what makes the alerts wait.
 */
export async function writeDigest(
  deps: DeliveryDeps,
  accountId: number,
  schedule: AlertSchedule,
): Promise<boolean> {
  // The embedded database has one connection: read these before the transaction.
  const setting = await getFilterSetting({ deps })
  const reader = await findReader(deps.db, accountId)
  const mailTheme = await getMailTheme(deps, {
    language: reader?.language_code ?? '',
    origin: deps.config.publicUrl ?? '',
  })
  return deps.db.transaction().execute(async (tx) => {
    if (!(await tryLockAccount(tx, accountId))) return false
    const due = await listDueSearches(tx, accountId, schedule)
    const sections = await settleSearches(tx, due, { setting, at: schedule.at })
    const [first] = due
    if (!reader || !first || sections.length === 0) return true
    await markAccountMailed(tx, {
      accountId,
      isInstant: due.some(({ frequency }) => frequency === 'instant'),
      isDigest: due.some(({ frequency }) => frequency !== 'instant'),
      at: schedule.at,
    })
    const origin = mailTheme.origin || first.origin
    await report(deps, tx, { accountId, reader, sections, mailTheme: { ...mailTheme, origin } })
    return true
  })
}

type Report = {
  accountId: number
  reader: DigestReader
  sections: readonly DigestSection[]
  mailTheme: Parameters<typeof digestMail>[1]
}

async function report(
  { clock, config, queue }: DeliveryDeps,
  tx: Kysely<DB>,
  { accountId, reader: { email }, sections, mailTheme }: Report,
): Promise<void> {
  const listingIds = new Set(sections.flatMap(({ listings }) => listings.map(({ id }) => id)))
  const [only, another] = sections
  const name = only && !another ? only.name : ''
  await notifySearch(tx, { accountId, name, count: listingIds.size, at: clock() })
  if (!email || !(await wantsMail(tx, { accountId, kind: 'saved-search' }))) return
  const token = signedAccountToken(accountId, config.secretKey)
  await queue.enqueue(tx, 'mail.send', digestMail({ accountId, email, token, sections }, mailTheme))
}

/** Settles all due alerts; returns what is worth reporting. */
async function settleSearches(
  tx: Kysely<DB>,
  due: readonly DigestSearch[],
  { setting, at }: { setting: FilterSetting; at: Date },
): Promise<DigestSection[]> {
  const sections: DigestSection[] = []
  const reported = new Set<number>()
  for (const search of due) {
    const { id: searchId, name, query, event_ids: eventIds, sent_ids: sentIds } = search
    const again = eventIds.filter((id) => reported.has(id))
    const fresh = eventIds.filter((id) => !reported.has(id))
    const listings = await listMatching(tx, search, { eventIds: fresh, setting, at })
    const sent = new Set(listings.flatMap(({ event_ids }) => event_ids))
    const dropped = fresh.filter((id) => !sent.has(id))
    await settleAlerts(tx, {
      searchId,
      eventIds: [...sent, ...again, ...sentIds],
      isDropped: false,
      at,
    })
    await settleAlerts(tx, { searchId, eventIds: dropped, isDropped: true, at })
    for (const id of sent) reported.add(id)
    if (listings.length === 0) continue
    const isByTravel = filtersOfCriteria(query).travel.length > 0
    sections.push({ id: searchId, name, query, isByTravel, listings })
  }
  return sections
}

/** Closed listings were compared when their alert was queued. */
async function listMatching(
  tx: Kysely<DB>,
  { id: searchId, criteria }: DigestSearch,
  { eventIds, setting, at }: { eventIds: readonly number[]; setting: FilterSetting; at: Date },
): Promise<TellableListing[]> {
  const filters = parseCriteria(criteria, setting)
  if (!filters || eventIds.length === 0) return []
  const waiting = (await listAlertListings(tx, { searchId, eventIds, at })).filter(shouldNotify)
  const open = waiting.filter((it) => !isClosedOffer(it)).map(({ id }) => id)
  const [matching = []] = open.length > 0 ? await matchListings(tx, open, [filters]) : []
  return waiting.filter((it) => isClosedOffer(it) || matching.includes(it.id))
}
