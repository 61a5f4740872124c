import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import {
  type AccountsFixture,
  entered,
  enteredByNumber,
  MINUTE_MS,
  MIRA,
  mailedCode,
  openAccounts,
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

const NEW = { password: 'slate-and-heather', re_password: 'slate-and-heather' }
const PHONE = '+4915112345678'

async function open(): Promise<{ fixture: AccountsFixture; token: string }> {
  const fixture = openAccounts(db)
  await registered(fixture)
  return { fixture, token: await entered(fixture) }
}

const change = async ({ app }: AccountsFixture, token: string, body: object = {}) => {
  const sent = { current_password: MIRA.password, ...NEW, ...body }
  const { status, body: reply } = await call(app, 'changePassword', { token, body: sent })
  const part = (name: string) => Reflect.get(reply, name)
  return { status, key: part('key'), fields: part('fields'), data: part('data') }
}

const isLive = async ({ app }: AccountsFixture, token: string) =>
  (await call(app, 'getSignIns', { token })).status === 200

describe('an account with a password', () => {
  test('changes it with the current one, which ends all other sign-ins', async () => {
    const { fixture, token } = await open()
    const other = await entered(fixture)
    fixture.pass(60 * MINUTE_MS)
    expect(await change(fixture, token)).toMatchObject({ status: 200, data: { has_password: 1 } })
    expect([await isLive(fixture, token), await isLive(fixture, other)]).toEqual([true, false])
    const old = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    expect((await call(fixture.app, 'signIn', { body: old })).status).toBe(401)
    await entered(fixture, { password: NEW.password })
  })

  test('is notified by mail with a link to reset the password', async () => {
    const { fixture, token } = await open()
    await change(fixture, token)
    await fixture.deliver()
    expect(fixture.deps.sent.at(-1)).toMatchObject({
      to: MIRA.email,
      subject: 'Your password at Hearth was changed',
      text: expect.stringContaining('http://localhost/forgot-password'),
    })
  })

  test('needs the current password even after a recent sign-in', async () => {
    const { fixture, token } = await open()
    const other = await entered(fixture)
    expect(await change(fixture, token, { current_password: 'birch-and-slat' })).toMatchObject({
      status: 422,
      fields: { current_password: 'This password is incorrect.' },
    })
    expect(await change(fixture, token, { current_password: undefined })).toMatchObject({
      status: 422,
      fields: { current_password: 'Password is required' },
    })
    await entered(fixture)
    expect(await isLive(fixture, other)).toBe(true)
  })

  test('may try ten passwords in fifteen minutes', async () => {
    const { fixture, token } = await open()
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await change(fixture, token, { current_password: `guess-${guess}` })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429])
    expect((await change(fixture, token)).status).toBe(429)
  })

  test.each([
    [{ password: '123456', re_password: '123456' }, 'password'],
    [{ password: 'short', re_password: 'short' }, 'password'],
    [{ password: 'MiraLindqvist', re_password: 'MiraLindqvist' }, 'password'],
    [{ re_password: 'something-else' }, 're_password'],
  ])('refuses %j', async (body, field) => {
    const { fixture, token } = await open()
    const reply = await change(fixture, token, body)
    expect([reply.status, Object.keys(reply.fields)]).toEqual([422, [field]])
    await entered(fixture)
  })

  test('changes it once when two requests race', async () => {
    const { fixture, token } = await open()
    const [one, two] = await Promise.all([
      change(fixture, token),
      change(fixture, token, { password: 'heather-and-moss', re_password: 'heather-and-moss' }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 422])
  })

  test('invalidates reset links sent before', async () => {
    const { fixture, token } = await open()
    await callOk(fixture.app, 'requestPasswordReset', { query: { email: MIRA.email } })
    await fixture.deliver()
    const link = /token=([\w.-]+)/.exec(fixture.deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
    await change(fixture, token)
    expect(
      (await call(fixture.app, 'resetPassword', { body: { token: link, ...NEW } })).status,
    ).toBe(404)
  })
})

describe('an account without a password', () => {
  /** Signed in by a code to its number, with a verified address. */
  async function openByNumber(): Promise<{ fixture: AccountsFixture; token: string }> {
    const fixture = openAccounts(db)
    const { token } = await enteredByNumber(fixture, PHONE)
    await callOk(fixture.app, 'requestContactCode', { token, body: { email: MIRA.email } })
    const otp = await mailedCode(fixture)
    await callOk(fixture.app, 'confirmContact', { token, body: { email: MIRA.email, otp } })
    return { fixture, token }
  }
  const set = (fixture: AccountsFixture, token: string, body: object = {}) =>
    change(fixture, token, { current_password: undefined, ...body })

  test('sets one within ten minutes of signing in, and can sign in with it', async () => {
    const { fixture, token } = await openByNumber()
    expect(await set(fixture, token)).toMatchObject({ status: 200, data: { has_password: 1 } })
    await entered(fixture, { password: NEW.password })
    expect(await set(fixture, token)).toMatchObject({
      status: 422,
      fields: { current_password: 'Password is required' },
    })
  })

  test('needs its own code later', async () => {
    const { fixture, token } = await openByNumber()
    fixture.pass(11 * MINUTE_MS)
    expect(await set(fixture, token)).toMatchObject({
      status: 403,
      key: 'recentSignInRequired',
      data: { proof: 'otp' },
    })
    await callOk(fixture.app, 'requestOtp', { query: { number: PHONE } })
    const otp = await textedCode(fixture)
    expect((await set(fixture, token, { otp })).status).toBe(200)
  })

  test('verifies its address first, since a password signs in with it', async () => {
    const fixture = openAccounts(db)
    const { token } = await enteredByNumber(fixture, PHONE)
    expect(await set(fixture, token)).toMatchObject({ status: 409, key: 'emailNotVerified' })
  })
})
