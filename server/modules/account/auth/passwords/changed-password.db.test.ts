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

async function open(): Promise<{ house: AccountsFixture; token: string }> {
  const house = openAccounts(db)
  await registered(house)
  return { house, token: await entered(house) }
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
    const { house, token } = await open()
    const other = await entered(house)
    house.pass(60 * MINUTE_MS)
    expect(await change(house, token)).toMatchObject({ status: 200, data: { has_password: 1 } })
    expect([await isLive(house, token), await isLive(house, other)]).toEqual([true, false])
    const old = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    expect((await call(house.app, 'signIn', { body: old })).status).toBe(401)
    await entered(house, { password: NEW.password })
  })

  test('is notified by mail with a link to reset the password', async () => {
    const { house, token } = await open()
    await change(house, token)
    await house.deliver()
    expect(house.deps.sent.at(-1)).toMatchObject({
      to: MIRA.email,
      subject: 'Your password at Hearth was changed',
      text: expect.stringContaining('http://localhost/forgot-password'),
    })
  })

  test('needs the current password even after a recent sign-in', async () => {
    const { house, token } = await open()
    const other = await entered(house)
    expect(await change(house, token, { current_password: 'birch-and-slat' })).toMatchObject({
      status: 422,
      fields: { current_password: 'This password is incorrect.' },
    })
    expect(await change(house, token, { current_password: undefined })).toMatchObject({
      status: 422,
      fields: { current_password: 'Password is required' },
    })
    await entered(house)
    expect(await isLive(house, other)).toBe(true)
  })

  test('may try ten passwords in fifteen minutes', async () => {
    const { house, token } = await open()
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await change(house, token, { current_password: `guess-${guess}` })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429])
    expect((await change(house, token)).status).toBe(429)
  })

  test.each([
    [{ password: '123456', re_password: '123456' }, 'password'],
    [{ password: 'short', re_password: 'short' }, 'password'],
    [{ password: 'MiraLindqvist', re_password: 'MiraLindqvist' }, 'password'],
    [{ re_password: 'something-else' }, 're_password'],
  ])('refuses %j', async (body, field) => {
    const { house, token } = await open()
    const reply = await change(house, token, body)
    expect([reply.status, Object.keys(reply.fields)]).toEqual([422, [field]])
    await entered(house)
  })

  test('changes it once when two requests race', async () => {
    const { house, token } = await open()
    const [one, two] = await Promise.all([
      change(house, token),
      change(house, token, { password: 'heather-and-moss', re_password: 'heather-and-moss' }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 422])
  })

  test('invalidates reset links sent before', async () => {
    const { house, token } = await open()
    await callOk(house.app, 'requestPasswordReset', { query: { email: MIRA.email } })
    await house.deliver()
    const link = /token=([\w.-]+)/.exec(house.deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
    await change(house, token)
    expect((await call(house.app, 'resetPassword', { body: { token: link, ...NEW } })).status).toBe(
      404,
    )
  })
})

describe('an account without a password', () => {
  /** Signed in by a code to its number, with a verified address. */
  async function openByNumber(): Promise<{ house: AccountsFixture; token: string }> {
    const house = openAccounts(db)
    const { token } = await enteredByNumber(house, PHONE)
    await callOk(house.app, 'requestContactCode', { token, body: { email: MIRA.email } })
    const otp = await mailedCode(house)
    await callOk(house.app, 'confirmContact', { token, body: { email: MIRA.email, otp } })
    return { house, token }
  }
  const set = (house: AccountsFixture, token: string, body: object = {}) =>
    change(house, token, { current_password: undefined, ...body })

  test('sets one within ten minutes of signing in, and can sign in with it', async () => {
    const { house, token } = await openByNumber()
    expect(await set(house, token)).toMatchObject({ status: 200, data: { has_password: 1 } })
    await entered(house, { password: NEW.password })
    expect(await set(house, token)).toMatchObject({
      status: 422,
      fields: { current_password: 'Password is required' },
    })
  })

  test('needs its own code later', async () => {
    const { house, token } = await openByNumber()
    house.pass(11 * MINUTE_MS)
    expect(await set(house, token)).toMatchObject({
      status: 403,
      key: 'recentSignInRequired',
      data: { proof: 'otp' },
    })
    await callOk(house.app, 'requestOtp', { query: { number: PHONE } })
    const otp = await textedCode(house)
    expect((await set(house, token, { otp })).status).toBe(200)
  })

  test('verifies its address first, since a password signs in with it', async () => {
    const house = openAccounts(db)
    const { token } = await enteredByNumber(house, PHONE)
    expect(await set(house, token)).toMatchObject({ status: 409, key: 'emailNotVerified' })
  })
})
