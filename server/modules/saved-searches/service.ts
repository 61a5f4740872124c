import type { Kysely } from 'kysely'
import type { AlertEvent, AlertFrequency } from '@/domain/search/saved-search.ts'
import { cleanText } from '@/domain/text/clean-text.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { LimitReached } from '@/server/jobs/limits.ts'
import { type FilterSetting, readFilters } from '@/server/modules/properties/search/filters.ts'
import type { ListingFilters } from '@/server/modules/properties/search/listing-filters.ts'
import { getFilterSetting } from '@/server/modules/properties/search/search-requests.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { adoptConfirmed, saveKeys } from './adopting.ts'
import { confirmationMail, limitReachedMail, type Subject } from './mails.ts'
import { listMemberSearches, silenceSearches } from './member-store.ts'
import { readSearchCriteria } from './search-criteria.ts'
import { searchKey } from './search-key.ts'
import {
  confirmSavedSearch,
  countConfirmed,
  deleteSavedSearch,
  findSavedSearch,
  insertSavedSearch,
  lockConfirmation,
  namesOfCities,
  type SavedSearchChange,
  type SavedSearchRow,
  updateSavedSearch,
} from './store.ts'
import { hashToken, idOfToken, newConfirmation, parseAccountToken, signedToken } from './tokens.ts'

export type SearchToSave = {
  name: string
  email: string
  query: string
  events: readonly AlertEvent[]
  frequency: AlertFrequency
}

const CONFIRM_MS = 48 * 3_600_000
const MAX_OF_ADDRESS = 50

/**
 * Saves a search and mails a confirmation link in one transaction. The reply does not reveal
 * whether the address is known or over a limit. Raises invalid, LimitReached.
 */
export async function saveSearch(context: ServiceContext, search: SearchToSave): Promise<void> {
  const { deps, clientAddress, language } = context
  const { text, namedText, query } = readSearchCriteria(search.query)
  const setting = await getFilterSetting(context)
  const needs = readFilters(query, setting)
  const key = await searchKey(deps.db, query, setting)
  await deps.limits.consume('savedSearchByAddress', clientAddress)
  const email = search.email.trim()
  if (!(await mayMail(context, email))) return
  await deps.limits.consume('savedSearchOverall', 'all')
  const subject = await toSubject(context, needs, setting)
  const mailTheme = await getMailTheme(deps, context)
  if ((await countConfirmed(deps.db, email)) >= MAX_OF_ADDRESS) {
    await send(context, limitReachedMail({ email, subject }, mailTheme))
    return
  }
  const { token, hash: confirmHash } = newConfirmation()
  await deps.db.transaction().execute(async (transaction) => {
    await insertSavedSearch(transaction, {
      email,
      name: cleanText(search.name, 'line'),
      language,
      origin: context.origin,
      query: text,
      namedQuery: namedText,
      key,
      events: search.events,
      frequency: search.frequency,
      confirmHash,
      confirmUntil: new Date(deps.clock().getTime() + CONFIRM_MS),
      needs,
    })
    await deps.queue.enqueue(
      transaction,
      'mail.send',
      confirmationMail({ email, subject }, token, mailTheme),
    )
  })
}

/**
 * Confirms a search, idempotently, and queues events since it was saved. Raises notFound for an
 * unknown or expired token, conflict if the address has too many searches.
 */
export async function confirmSearch(
  context: ServiceContext,
  token: string,
): Promise<{ search: SavedSearchRow; token: string }> {
  const { db, clock, queue, config } = context.deps
  const setting = await getFilterSetting(context)
  const search = await db.transaction().execute(async (transaction) => {
    const locked = await lockConfirmation(transaction, hashToken(token))
    const at = clock()
    if (!locked) return undefined
    if (locked.confirmed_at) return locked
    if (locked.confirm_until && locked.confirm_until <= at) return undefined
    const found = await withKey(transaction, locked, setting)
    if ((await countConfirmed(transaction, found.email, found)) >= MAX_OF_ADDRESS) {
      const words = 'This address has as many saved searches as one can have.'
      throw failure('conflict', words, { key: 'tooManySearches' })
    }
    const confirmedId = await confirmSavedSearch(transaction, found.id, at)
    const searchId = await adoptConfirmed(transaction, { ...found, id: confirmedId })
    const since = found.created_at.toISOString()
    await queue.enqueue(transaction, 'alerts.catch-up', { searchId, since })
    return findSavedSearch(transaction, searchId)
  })
  if (!search) throw failure('notFound', 'This link has expired or has already been used.')
  return { search, token: signedToken(search.id, config.secretKey) }
}

async function withKey(
  transaction: Kysely<DB>,
  found: SavedSearchRow,
  setting: FilterSetting,
): Promise<SavedSearchRow> {
  const keys = await saveKeys(transaction, found.email, setting)
  return { ...found, search_key: keys.get(found.id) ?? found.search_key }
}

/** Finds a search by token. Raises notFound. */
async function openSearch({ deps }: ServiceContext, token: string): Promise<SavedSearchRow> {
  const id = idOfToken(token, deps.config.secretKey)
  const search = id === undefined ? undefined : await findSavedSearch(deps.db, id)
  if (!search) throw failure('notFound', 'This saved search was not found.')
  return search
}

/** Updates a search. Raises notFound. */
export async function changeSearch(
  context: ServiceContext,
  token: string,
  { name, ...change }: SavedSearchChange,
): Promise<SavedSearchRow> {
  const { id } = await openSearch(context, token)
  const { db, clock } = context.deps
  const wanted = { ...change, name: name === undefined ? undefined : cleanText(name, 'line') }
  await db
    .transaction()
    .execute((transaction) => updateSavedSearch(transaction, id, wanted, clock()))
  return openSearch(context, token)
}

/**
 * Deletes a search or all of its address, idempotently; those of an account stay there without
 * alerts. Raises notFound for an invalid token.
 */
export async function endSearch(
  { deps }: ServiceContext,
  token: string,
  { all }: { all: boolean },
): Promise<void> {
  const { db, config } = deps
  const accountId = parseAccountToken(token, config.secretKey)
  if (accountId !== undefined) return silenceSearches(db, { accountId })
  const id = idOfToken(token, config.secretKey)
  if (id === undefined) throw failure('notFound', 'This saved search was not found.')
  const search = await findSavedSearch(db, id)
  if (search?.account_id) {
    return silenceSearches(db, { accountId: search.account_id, id: all ? undefined : id })
  }
  await deleteSavedSearch(db, id, { all })
}

/**
 * Finds a search by token, or by that of a digest the searches with alerts, named together. Raises
 * notFound.
 */
export async function openSearches(
  context: ServiceContext,
  token: string,
): Promise<SavedSearchRow> {
  const { db, config } = context.deps
  const accountId = parseAccountToken(token, config.secretKey)
  if (accountId === undefined) return openSearch(context, token)
  const searches = await listMemberSearches(db, accountId)
  const [first, ...others] = searches.filter(({ frequency }) => frequency !== 'never')
  if (!first) throw failure('notFound', 'This saved search was not found.')
  return { ...first, name: [first, ...others].map(({ name }) => name).join(' · ') }
}

async function toSubject(
  { deps, language }: ServiceContext,
  { propertyType, categoryId, city, cities = [] }: ListingFilters,
  { catalog }: FilterSetting,
): Promise<Subject> {
  const asked = city === undefined ? cities.map((one) => one.city) : [city]
  const category = categoryId === undefined ? undefined : catalog.categories.get(categoryId)
  return {
    propertyType,
    category: category ? category.translations[language]?.name || category.name : '',
    cities: await namesOfCities(deps.db, asked),
  }
}

/** Callers must not learn of an address's limits. */
async function mayMail({ deps, log }: ServiceContext, email: string): Promise<boolean> {
  try {
    await deps.limits.consume('savedSearchByEmail', email.toLowerCase())
    return true
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    log.warn('An address was asked to confirm too many searches')
    return false
  }
}

async function send({ deps }: ServiceContext, mail: Mail): Promise<void> {
  await deps.queue.enqueue(deps.db, 'mail.send', mail)
}
