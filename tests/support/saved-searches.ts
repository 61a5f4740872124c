import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import { savedSearchesHandlers } from '@/server/modules/saved-searches/handlers.ts'
import { callOk } from './call.ts'
import { type TestDeps, testDeps } from './deps.ts'

/** The provider as far as saved searches need it. */
export function openSavedSearches(db: Kysely<DB>, own: Parameters<typeof testDeps>[0] = {}) {
  const deps = testDeps({ db, ...own })
  return { app: createServer(deps, savedSearchesHandlers), deps }
}

type Fixture = ReturnType<typeof openSavedSearches>

/** What somebody saves who says nothing else. */
export const SEARCH = {
  name: 'Houses in Kirkland',
  email: 'Ana@example.org',
  query: 'property_type=0&city=Kirkland&sort=price_asc&offset=20&posted_since=1',
  events: ['new' as const, 'cheaper' as const],
  frequency: 'instant' as const,
}

/** Texts of the mails that were queued. */
export function mailsOf({ enqueued }: TestDeps) {
  return enqueued.filter(({ name }) => name === 'mail.send').map(({ data }) => JSON.stringify(data))
}

/** The token in the link of a mail. */
export function tokenOf(mail: string | undefined): string {
  return /token=([\w.-]+)/.exec(mail ?? '')?.[1] ?? ''
}

/** Saves and confirms; the token that opens it. */
export async function saved(
  { app, deps }: Fixture,
  own: Partial<typeof SEARCH> = {},
): Promise<string> {
  await callOk(app, 'saveSearch', { body: { ...SEARCH, ...own } })
  const confirmation = tokenOf(mailsOf(deps).at(-1))
  const { token } = await callOk(app, 'confirmSavedSearch', { body: { token: confirmation } })
  return token
}
