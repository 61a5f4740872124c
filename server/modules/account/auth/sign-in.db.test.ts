import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import {
  entered,
  enteredByNumber,
  MINUTE_MS,
  MIRA,
  mailedCode,
  openAccounts,
  register,
  registered,
  textedCode,
} from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const open = (own: Parameters<typeof openAccounts>[1] = {}) => openAccounts(db, own)
const accounts = () => db.selectFrom('account').selectAll().orderBy('id').execute()

const WRONG = 'The details entered are incorrect Please enter the correct details and try again.'

describe('by email and password', () => {
  test('works after registering and verifying the address', async () => {
    const fixture = open()
    const otp = await register(fixture)
    expect(fixture.deps.sent).toMatchObject([
      { to: 'mira@example.org', subject: `${otp} is your Hearth code` },
    ])
    const body = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    const early = await call(fixture.app, 'signIn', { body })
    expect([early.status, early.body]).toMatchObject([
      403,
      { key: 'emailNotVerified', message: 'Please first verify your email address!!!' },
    ])
    const query = { email: 'mira@EXAMPLE.org', otp }
    const { auth_id } = await callOk(fixture.app, 'verifyOtp', { query })
    const reply = await callOk(fixture.app, 'signIn', { body })
    expect(reply).toMatchObject({
      message: 'Welcome back.',
      token: expect.stringMatching(/^\d+\|[\w-]{43}$/),
      data: {
        name: MIRA.name,
        email: MIRA.email,
        auth_id,
        logintype: '3',
        mobile: null,
        is_email_verified: 1,
        isActive: 1,
        slug_id: 'mira-lindqvist',
      },
    })
    expect((await callOk(fixture.app, 'getSignIns', { token: reply.token })).data).toHaveLength(1)
  })

  test('gives one reply for unknown addresses, wrong passwords and unverified accounts', async () => {
    const fixture = open()
    await registered(fixture)
    await register(fixture, { email: 'new@example.org' })
    for (const email of [MIRA.email, 'nobody@example.org', 'new@example.org']) {
      const body = { type: '3' as const, email, password: 'wrong-password' }
      const reply = await call(fixture.app, 'signIn', { body })
      expect([reply.status, reply.body]).toEqual([
        401,
        { error: true, message: WRONG, key: 'invalidCredentials', data: null },
      ])
    }
  })

  test('tells a deactivated account the reason only with the correct password', async () => {
    const fixture = open()
    await registered(fixture)
    await db.updateTable('account').set({ is_active: false }).execute()
    const ask = (password: string) =>
      call(fixture.app, 'signIn', { body: { type: '3', email: MIRA.email, password } })
    expect(await ask(MIRA.password)).toMatchObject({
      status: 403,
      body: {
        key: 'deactivated',
        message: 'Your Account have been Deactivetd by Admin. please connect them.',
        data: { is_active: false },
      },
    })
    expect((await ask('wrong-password')).status).toBe(401)
  })

  test('reports missing fields in the form’s words', async () => {
    const { app } = open()
    const said = async (body: object) => {
      const reply = await call(app, 'signIn', { body })
      return [reply.status, 'fields' in reply.body ? reply.body.fields : undefined]
    }
    expect(await said({ type: '3' })).toEqual([
      422,
      { email: 'Username is required', password: 'Password is required' },
    ])
    expect(await said({ type: '3', email: 'mira@', password: '12345' })).toEqual([
      422,
      {
        email: 'Email address is invalid',
        password: 'Password must be 6 characters or more',
      },
    ])
    expect(await said({ type: '1' })).toEqual([422, { auth_id: 'is required' }])
  })

  test('fails for an account without a password', async () => {
    const fixture = open()
    await registered(fixture)
    await db.updateTable('account').set({ password_hash: null }).execute()
    const body = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    expect((await call(fixture.app, 'signIn', { body })).status).toBe(401)
  })

  test('limits wrong passwords per address, with or without an account, but not correct ones', async () => {
    const fixture = open()
    await registered(fixture)
    const { points, seconds } = LIMIT_RULES.signInsByAccount
    for (let count = 0; count <= points; count++) await entered(fixture)
    for (const email of [MIRA.email, 'nobody@example.org']) {
      const ask = () =>
        call(fixture.app, 'signIn', { body: { type: '3', email, password: 'wrong-password' } })
      for (let count = 0; count < points; count++) expect((await ask()).status).toBe(401)
      const reply = await ask()
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String(seconds)])
    }
    // The owner signs in from another address.
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const body = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    expect((await call(fixture.app, 'signIn', { body, headers })).status).toBe(200)
  })

  test('answers when to retry if too many passwords are being checked', async () => {
    const { deps } = open()
    const { TooManyHashes } = await import('@/server/gateways/passwords/password-hasher.ts')
    const inTurn = () => Promise.reject(new TooManyHashes())
    const { app } = open({ passwords: { ...deps.passwords, inTurn } })
    const body = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    const reply = await call(app, 'signIn', { body })
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '5'])
  })
})

describe('by a code to a phone', () => {
  test('opens an account once and signs in to it later', async () => {
    const fixture = open()
    const first = await enteredByNumber(fixture, '+1 (503) 555-0100')
    expect(first).toMatchObject({
      message: 'Welcome.',
      data: { mobile: '+15035550100', logintype: '1', name: null, email: null },
    })
    expect(fixture.deps.texted).toMatchObject([{ to: '+15035550100' }])
    const again = await enteredByNumber(fixture, '15035550100')
    expect(again).toMatchObject({ message: 'Welcome back.', data: { id: first.data.id } })
    expect(again.token).not.toBe(first.token)
  })

  test('accepts a verified code once, within its lifetime', async () => {
    const fixture = open()
    const number = '+15035550100'
    await callOk(fixture.app, 'requestOtp', { query: { number } })
    const otp = await textedCode(fixture)
    const { auth_id } = await callOk(fixture.app, 'verifyOtp', { query: { number, otp } })
    const enter = () => call(fixture.app, 'signIn', { body: { type: '1', auth_id } })
    const all = await Promise.all([enter(), enter(), enter()])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await enter()).body).toMatchObject({ key: 'identityNotProven' })

    await callOk(fixture.app, 'requestOtp', { query: { number } })
    const later = await textedCode(fixture)
    await callOk(fixture.app, 'verifyOtp', { query: { number, otp: later } })
    fixture.pass(10 * MINUTE_MS)
    expect((await enter()).status).toBe(401)
  })

  test('does not accept an auth_id alone', async () => {
    const fixture = open()
    const auth_id = await registered(fixture)
    for (const type of ['0', '1', '2'] as const) {
      expect((await call(fixture.app, 'signIn', { body: { type, auth_id } })).status).toBe(401)
    }
    // A mailed code verifies the address, not a number.
    await callOk(fixture.app, 'requestOtp', { query: { email: MIRA.email } })
    const otp = await mailedCode(fixture)
    await callOk(fixture.app, 'verifyOtp', { query: { email: MIRA.email, otp } })
    expect((await call(fixture.app, 'signIn', { body: { type: '1', auth_id } })).status).toBe(401)
  })

  test('opens no account of somebody who only entered the number', async () => {
    const fixture = open()
    await registered(fixture)
    await db.updateTable('account').set({ mobile: '+15035550100' }).execute()
    const { data } = await enteredByNumber(fixture, '+15035550100')
    expect(data.email).toBeNull()
    expect(await accounts()).toHaveLength(2)
  })

  test('refuses a deactivated account', async () => {
    const fixture = open()
    const number = '+15035550100'
    await enteredByNumber(fixture, number)
    await db.updateTable('account').set({ is_active: false }).execute()
    await callOk(fixture.app, 'requestOtp', { query: { number } })
    const otp = await textedCode(fixture)
    const { auth_id } = await callOk(fixture.app, 'verifyOtp', { query: { number, otp } })
    expect(await call(fixture.app, 'signIn', { body: { type: '1', auth_id } })).toMatchObject({
      status: 403,
      body: { key: 'deactivated' },
    })
  })
})

test('rejects unreadable and oversized bodies', async () => {
  const { app } = open()
  const send = async (body: string, operation: string) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await app.request(`http://localhost/api/${operation}`, {
      method: 'POST',
      headers,
      body,
    })
    return reply.status
  }
  for (const operation of [
    'user_signup',
    'user-register',
    'get-otp',
    'verify-otp',
    'forgot-password',
  ]) {
    expect([operation, await send('{', operation)]).toEqual([operation, 400])
    const large = JSON.stringify({ email: 'x'.repeat(1_100_000) })
    expect([operation, await send(large, operation)]).toEqual([operation, 413])
  }
})

test('limits attempts per visitor', async () => {
  const { app } = open()
  const { points } = LIMIT_RULES.signInsByAddress
  const ask = () => call(app, 'signIn', { body: { type: '1', auth_id: 'guess' } })
  for (let count = 0; count < points; count++) expect((await ask()).status).toBe(401)
  expect((await ask()).status).toBe(429)
})
