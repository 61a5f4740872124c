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
let house: AccountsFixture
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
  house = openAccounts(db)
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
  await registered(house)
  await db.updateTable('account').set({ is_demo: true }).execute()
}

describe.each(Object.entries(ELSEWHERE))('asked %s, a demo account', (_, headers) => {
  test('is signed in by no password and no code', async () => {
    await demoAccount()
    expect((await call(house.app, 'signIn', { body: entry, headers })).status).toBe(401)
    const query = { email: MIRA.email }
    const told = house.deps.sent.length
    await callOk(house.app, 'requestOtp', { query, headers })
    await house.deliver()
    expect(house.deps.sent).toHaveLength(told)
    await callOk(house.app, 'requestOtp', { query })
    const otp = await mailedCode(house)
    const proof = { query: { ...query, otp } }
    expect((await call(house.app, 'verifyOtp', { ...proof, headers })).status).toBe(422)
  })

  test('gets no new password', async () => {
    await demoAccount()
    const query = { email: MIRA.email }
    const told = house.deps.sent.length
    await callOk(house.app, 'requestPasswordReset', { query, headers })
    await house.deliver()
    expect(house.deps.sent).toHaveLength(told)
    await callOk(house.app, 'requestPasswordReset', { query })
    await house.deliver()
    const token = /token=([\w.-]+)/.exec(house.deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
    const body = { token, ...NEW }
    expect((await call(house.app, 'resetPassword', { body, headers })).status).toBe(404)
    expect((await call(house.app, 'resetPassword', { body })).status).toBe(200)
  })

  test('is not let in by the token of an earlier sign-in', async () => {
    await demoAccount()
    const token = await entered(house)
    expect((await call(house.app, 'getSignIns', { token, headers })).status).toBe(401)
    expect((await call(house.app, 'getSignIns', { token })).status).toBe(200)
  })
})

describe('whatever the request says, a demo account', () => {
  test.each([
    [{}, 200],
    [{ databaseUrl: 'postgres://db/hearth' }, 200],
    [{ publicUrl: 'http://localhost:3000' }, 401],
    [{ host: '0.0.0.0' }, 401],
    [{ host: '0.0.0.0', demoMode: true }, 200],
  ])('is refused once others are served: %o', async (config, status) => {
    await demoAccount()
    const token = await entered(house)
    const { app } = openAccounts(db, { config })
    expect((await call(app, 'signIn', { body: entry })).status).toBe(status)
    expect((await call(app, 'getSignIns', { token })).status).toBe(status)
  })

  test('that administers is refused once anything is configured', async () => {
    await demoAccount()
    await db.updateTable('account').set({ is_admin: true }).execute()
    const { app } = openAccounts(db, { config: { databaseUrl: 'postgres://db/hearth' } })
    expect((await call(house.app, 'signIn', { body: entry })).status).toBe(200)
    expect((await call(app, 'signIn', { body: entry })).status).toBe(401)
  })
})

test.each(Object.entries(ELSEWHERE))(
  'asked %s, other accounts notice nothing',
  async (_, headers) => {
    await registered(house)
    const { token } = await callOk(house.app, 'signIn', { body: entry, headers })
    expect((await call(house.app, 'getSignIns', { token, headers })).status).toBe(200)
  },
)

test.each(Object.entries(ELSEWHERE))('asked %s, there is no outbox', async (_, headers) => {
  expect((await call(house.app, 'getOutbox', { headers })).status).toBe(404)
  expect((await call(house.app, 'getOutbox')).status).toBe(200)
})
