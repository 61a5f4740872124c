import { Kysely, PostgresDialect } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { DB } from '@/generated/database.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { type AccountsFixture, MIRA, openAccounts, registered } from '@/tests/support/accounts.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'

const { db, pool } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

/** A server that records its database statements. */
function openWatched() {
  const statements: string[] = []
  const watched = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query.sql),
  })
  const fixture = openAccounts(watched)
  /** The reply's status, and the statements and jobs it caused. */
  const watch = async (ask: () => ReturnType<Ask>) => {
    const [from, jobs] = [statements.length, fixture.deps.enqueued.length]
    const { status } = await ask()
    return {
      status,
      asked: statements.slice(from),
      enqueued: fixture.deps.enqueued
        .slice(jobs)
        .map(({ name, data }) => [name, Object.keys(data)]),
    }
  }
  return { fixture, watch }
}

const OTHER = 'nobody@example.org'

type Ask = (app: AccountsFixture['app'], email: string) => Promise<{ status: unknown }>

/** All operations that accept an address from guests. */
const CALLS: Record<string, Ask> = {
  'asks for a code': (app, email) => call(app, 'requestOtp', { query: { email } }),
  'enters a wrong code': (app, email) =>
    call(app, 'verifyOtp', { query: { email, otp: '000000' } }),
  'has forgotten a password': (app, email) =>
    call(app, 'requestPasswordReset', { query: { email } }),
  'wants an account': (app, email) =>
    call(app, 'registerUser', {
      body: { name: 'New', email, password: 'oak-and-slate', re_password: 'oak-and-slate' },
    }),
  'signs in with a wrong password': (app, email) =>
    call(app, 'signIn', { body: { type: '3', email, password: 'oak-and-slate' } }),
}

test.each(Object.entries(CALLS))(
  '%s takes the same steps for known and unknown addresses',
  async (_, asking) => {
    const { fixture, watch } = openWatched()
    await registered(fixture)
    const ask = (email: string) => watch(() => asking(fixture.app, email))
    // From the second call on, limits and settings take the same steps for both.
    const known = [await ask(MIRA.email), await ask(MIRA.email)]
    const unknown = [await ask(OTHER), await ask(OTHER)]
    expect(known[0]?.asked.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
  },
)
