import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import {
  type AccountsFixture,
  entered,
  MIRA,
  mailedCode,
  openAccounts,
  registered,
} from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'

const { db } = await openTestDatabase()
let fixture: AccountsFixture
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
  fixture = openAccounts(db)
})

const NEW = { password: 'slate-and-birch', re_password: 'slate-and-birch' }
const entry = { type: '3' as const, email: MIRA.email, password: MIRA.password }

/** Headers of a request as the web process forwards it. */
const ELSEWHERE: Record<string, Record<string, string>> = {
  'under another name': { 'x-forwarded-host': 'homes.example.org', 'x-forwarded-for': '127.0.0.1' },
  'behind a proxy': { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1, 127.0.0.1' },
  'behind a proxy that adds nothing': { 'x-forwarded-for': 'unknown, 127.0.0.1' },
  'by another machine': { 'x-forwarded-for': '203.0.113.9' },
  'behind TLS': { 'x-forwarded-proto': 'https' },
  'from a page of another site': { origin: 'https://homes.example.org' },
}

async function demoAccount() {
  await registered(fixture)
  await db.updateTable('account').set({ is_demo: true }).execute()
}

describe.each(Object.entries(ELSEWHERE))('a demo account of a site with host %s', (_, headers) => {
  test('cannot sign in with a password or a code', async () => {
    await demoAccount()
    expect((await call(fixture.app, 'signIn', { body: entry, headers })).status).toBe(401)
    const query = { email: MIRA.email }
    const told = fixture.deps.sent.length
    await callOk(fixture.app, 'requestOtp', { query, headers })
    await fixture.deliver()
    expect(fixture.deps.sent).toHaveLength(told)
    await callOk(fixture.app, 'requestOtp', { query })
    const otp = await mailedCode(fixture)
    const proof = { query: { ...query, otp } }
    expect((await call(fixture.app, 'verifyOtp', { ...proof, headers })).status).toBe(422)
  })

  test('cannot reset its password', async () => {
    await demoAccount()
    const query = { email: MIRA.email }
    const told = fixture.deps.sent.length
    await callOk(fixture.app, 'requestPasswordReset', { query, headers })
    await fixture.deliver()
    expect(fixture.deps.sent).toHaveLength(told)
    await callOk(fixture.app, 'requestPasswordReset', { query })
    await fixture.deliver()
    const token = /token=([\w.-]+)/.exec(fixture.deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
    const body = { token, ...NEW }
    expect((await call(fixture.app, 'resetPassword', { body, headers })).status).toBe(404)
    expect((await call(fixture.app, 'resetPassword', { body })).status).toBe(200)
  })

  test('cannot use the token of an earlier sign-in', async () => {
    await demoAccount()
    const token = await entered(fixture)
    expect((await call(fixture.app, 'getSignIns', { token, headers })).status).toBe(401)
    expect((await call(fixture.app, 'getSignIns', { token })).status).toBe(200)
  })
})

describe('a demo account, regardless of the request,', () => {
  test.each([
    [{}, 200],
    [{ databaseUrl: 'postgres://db/hearth' }, 200],
    [{ publicUrl: 'http://localhost:3000' }, 401],
    [{ host: '0.0.0.0' }, 401],
    [{ host: '0.0.0.0', demoMode: true }, 200],
  ])('is refused once the site serves others: %o', async (config, status) => {
    await demoAccount()
    const token = await entered(fixture)
    const { app } = openAccounts(db, { config })
    expect((await call(app, 'signIn', { body: entry })).status).toBe(status)
    expect((await call(app, 'getSignIns', { token })).status).toBe(status)
  })

  test('is refused as an administrator once anything is configured', async () => {
    await demoAccount()
    await db.updateTable('account').set({ role: 'administrator' }).execute()
    const { app } = openAccounts(db, { config: { databaseUrl: 'postgres://db/hearth' } })
    expect((await call(fixture.app, 'signIn', { body: entry })).status).toBe(200)
    expect((await call(app, 'signIn', { body: entry })).status).toBe(401)
  })
})

test.each(Object.entries(ELSEWHERE))(
  'does not affect other accounts with host %s',
  async (_, headers) => {
    await registered(fixture)
    const { token } = await callOk(fixture.app, 'signIn', { body: entry, headers })
    expect((await call(fixture.app, 'getSignIns', { token, headers })).status).toBe(200)
  },
)

test.each(Object.entries(ELSEWHERE))('closes the outbox with host %s', async (_, headers) => {
  expect((await call(fixture.app, 'getOutbox', { headers })).status).toBe(404)
  expect((await call(fixture.app, 'getOutbox')).status).toBe(200)
})
