import { beforeEach, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import {
  type AccountsFixture,
  entered,
  enteredByNumber,
  MINUTE_MS,
  MIRA,
  openAccounts,
  registered,
  textedCode,
} from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

/** Signed in eleven minutes ago. */
async function open(): Promise<{ house: AccountsFixture; token: string }> {
  const house = openAccounts(db)
  await registered(house)
  const token = await entered(house)
  house.pass(11 * MINUTE_MS)
  return { house, token }
}

const NEW = { email: 'mira.new@example.org' }
const PHONE = '+49 151 12345678'

/** An action that requires a recent sign-in. */
const act = async ({ app }: AccountsFixture, token: string, body: object = {}) => {
  const reply = await call(app, 'requestContactCode', { token, body: { ...NEW, ...body } })
  return { status: reply.status, key: Reflect.get(reply.body, 'key'), data: reply.body }
}

test('refuses a token older than ten minutes and lists the ways to reauthenticate', async () => {
  const { house, token } = await open()
  const { status, data } = await act(house, token)
  expect(status).toBe(403)
  expect(data).toEqual({
    error: true,
    message: 'Please sign in again or enter your password first.',
    key: 'recentSignInRequired',
    data: { proof: 'password' },
  })
  await house.deliver()
  expect(house.deps.sent.filter(({ to }) => to === NEW.email)).toEqual([])
})

test('accepts a sign-in of the last ten minutes', async () => {
  const { house } = await open()
  const token = await entered(house)
  house.pass(10 * MINUTE_MS - 1)
  expect((await act(house, token)).status).toBe(200)
})

test('accepts the password, which makes the sign-in recent', async () => {
  const { house, token } = await open()
  expect(await act(house, token, { password: 'birch-and-slat' })).toMatchObject({
    status: 422,
    data: { fields: { password: 'This password is incorrect.' } },
  })
  expect((await act(house, token)).status).toBe(403)
  expect((await act(house, token, { password: MIRA.password })).status).toBe(200)
  house.pass(9 * MINUTE_MS)
  expect((await act(house, token)).status).toBe(200)
  house.pass(2 * MINUTE_MS)
  expect((await act(house, token, { email: 'third@example.org' })).status).toBe(403)
})

test('makes only the used sign-in recent', async () => {
  const { house, token } = await open()
  const other = await entered(house)
  house.pass(11 * MINUTE_MS)
  const prove = async (body: object) =>
    (await call(house.app, 'reauthenticate', { token, body })).status
  expect(await prove({})).toBe(422)
  expect(await prove({ otp: '123456' })).toBe(422)
  expect(await prove({ password: 'birch-and-slat' })).toBe(422)
  expect((await act(house, token)).status).toBe(403)
  expect(await prove({ password: MIRA.password })).toBe(200)
  expect((await act(house, token)).status).toBe(200)
  expect((await act(house, other, { email: 'third@example.org' })).status).toBe(403)
})

test('accepts a code to its own number from an account without a password', async () => {
  const house = openAccounts(db)
  const { token } = await enteredByNumber(house, PHONE)
  house.pass(11 * MINUTE_MS)
  expect((await act(house, token)).data).toMatchObject({ data: { proof: 'otp' } })
  await callOk(house.app, 'requestOtp', { query: { number: PHONE } })
  const otp = await textedCode(house)
  await callOk(house.app, 'reauthenticate', { token, body: { otp } })
  expect((await act(house, token)).status).toBe(200)
})

test('requires a new sign-in without any verified contact', async () => {
  const house = openAccounts(db)
  const { token } = await signedIn(db)
  house.pass(11 * MINUTE_MS)
  expect((await act(house, token)).data).toMatchObject({ data: { proof: 'signIn' } })
})

test('limits password attempts', async () => {
  const { house, token } = await open()
  const guess = async () => (await act(house, token, { password: 'guess-1' })).status
  for (let count = 0; count < 10; count++) expect(await guess()).toBe(422)
  expect(await guess()).toBe(429)
})
