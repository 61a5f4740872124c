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
async function open(): Promise<{ fixture: AccountsFixture; token: string }> {
  const fixture = openAccounts(db)
  await registered(fixture)
  const token = await entered(fixture)
  fixture.pass(11 * MINUTE_MS)
  return { fixture, token }
}

const NEW = { email: 'mira.new@example.org' }
const PHONE = '+49 151 12345678'

/** An action that requires a recent sign-in. */
const act = async ({ app }: AccountsFixture, token: string, body: object = {}) => {
  const reply = await call(app, 'requestContactCode', { token, body: { ...NEW, ...body } })
  return { status: reply.status, key: Reflect.get(reply.body, 'key'), data: reply.body }
}

test('refuses a token older than ten minutes and lists the ways to reauthenticate', async () => {
  const { fixture, token } = await open()
  const { status, data } = await act(fixture, token)
  expect(status).toBe(403)
  expect(data).toEqual({
    error: true,
    message: 'Please sign in again or enter your password first.',
    key: 'recentSignInRequired',
    data: { proof: 'password' },
  })
  await fixture.deliver()
  expect(fixture.deps.sent.filter(({ to }) => to === NEW.email)).toEqual([])
})

test('accepts a sign-in of the last ten minutes', async () => {
  const { fixture } = await open()
  const token = await entered(fixture)
  fixture.pass(10 * MINUTE_MS - 1)
  expect((await act(fixture, token)).status).toBe(200)
})

test('accepts the password, which makes the sign-in recent', async () => {
  const { fixture, token } = await open()
  expect(await act(fixture, token, { password: 'birch-and-slat' })).toMatchObject({
    status: 422,
    data: { fields: { password: 'This password is incorrect.' } },
  })
  expect((await act(fixture, token)).status).toBe(403)
  expect((await act(fixture, token, { password: MIRA.password })).status).toBe(200)
  fixture.pass(9 * MINUTE_MS)
  expect((await act(fixture, token)).status).toBe(200)
  fixture.pass(2 * MINUTE_MS)
  expect((await act(fixture, token, { email: 'third@example.org' })).status).toBe(403)
})

test('makes only the used sign-in recent', async () => {
  const { fixture, token } = await open()
  const other = await entered(fixture)
  fixture.pass(11 * MINUTE_MS)
  const prove = async (body: object) =>
    (await call(fixture.app, 'reauthenticate', { token, body })).status
  expect(await prove({})).toBe(422)
  expect(await prove({ otp: '123456' })).toBe(422)
  expect(await prove({ password: 'birch-and-slat' })).toBe(422)
  expect((await act(fixture, token)).status).toBe(403)
  expect(await prove({ password: MIRA.password })).toBe(200)
  expect((await act(fixture, token)).status).toBe(200)
  expect((await act(fixture, other, { email: 'third@example.org' })).status).toBe(403)
})

test('accepts a code to its own number from an account without a password', async () => {
  const fixture = openAccounts(db)
  const { token } = await enteredByNumber(fixture, PHONE)
  fixture.pass(11 * MINUTE_MS)
  expect((await act(fixture, token)).data).toMatchObject({ data: { proof: 'otp' } })
  await callOk(fixture.app, 'requestOtp', { query: { number: PHONE } })
  const otp = await textedCode(fixture)
  await callOk(fixture.app, 'reauthenticate', { token, body: { otp } })
  expect((await act(fixture, token)).status).toBe(200)
})

test('requires a new sign-in without any verified contact', async () => {
  const fixture = openAccounts(db)
  const { token } = await signedIn(db)
  fixture.pass(11 * MINUTE_MS)
  expect((await act(fixture, token)).data).toMatchObject({ data: { proof: 'signIn' } })
})

test('limits password attempts', async () => {
  const { fixture, token } = await open()
  const guess = async () => (await act(fixture, token, { password: 'guess-1' })).status
  for (let count = 0; count < 10; count++) expect(await guess()).toBe(422)
  expect(await guess()).toBe(429)
})
