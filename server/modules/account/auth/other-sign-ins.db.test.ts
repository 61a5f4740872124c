import { beforeEach, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import {
  type AccountsFixture,
  entered,
  enteredByNumber,
  MIRA,
  openAccounts,
  registered,
} from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

test('ends all other sign-ins of the account, and of no other account', async () => {
  const fixture = openAccounts(db)
  await registered(fixture)
  const [mine, one, two] = [await entered(fixture), await entered(fixture), await entered(fixture)]
  const { token: strange } = await enteredByNumber(fixture, '+15035550100')
  expect(await callOk(fixture.app, 'endOtherSignIns', { token: mine })).toMatchObject({
    data: { ended: 2 },
  })
  for (const token of [one, two]) {
    expect((await call(fixture.app, 'getSignIns', { token })).status).toBe(401)
  }
  expect((await callOk(fixture.app, 'getSignIns', { token: mine })).data).toHaveLength(1)
  await callOk(fixture.app, 'getSignIns', { token: strange })
})

test('sends one mail, and none without other sign-ins', async () => {
  const fixture = openAccounts(db)
  await registered(fixture)
  const mine = await entered(fixture)
  await entered(fixture)
  await fixture.deliver()
  const before = fixture.deps.sent.length
  await callOk(fixture.app, 'endOtherSignIns', { token: mine })
  await callOk(fixture.app, 'endOtherSignIns', { token: mine })
  await fixture.deliver()
  expect(fixture.deps.sent.slice(before)).toMatchObject([
    {
      to: MIRA.email,
      subject: 'Your other devices were signed out of Hearth',
      text: expect.stringContaining('http://localhost/forgot-password'),
    },
  ])
})

const signInFrom = async ({ app }: AccountsFixture, zone: string | undefined) => {
  const { email, password } = MIRA
  const headers: Record<string, string> = zone === undefined ? {} : { 'time-zone': zone }
  return callOk(app, 'signIn', { body: { type: '3' as const, email, password }, headers })
}

test.each([
  ['America/Denver', 'America/Denver', 'US'],
  ['Europe/Atlantis', null, null],
  ['UTC', null, null],
  [undefined, null, null],
])('shows a sign-in from time zone %s as %s to %s', async (told, time_zone, country_code) => {
  const fixture = openAccounts(db)
  await registered(fixture)
  const { token } = await signInFrom(fixture, told)
  expect((await callOk(fixture.app, 'getSignIns', { token })).data).toMatchObject([
    { time_zone, country_code },
  ])
})

test('stores the time zone of a sign-in by code', async () => {
  const fixture = openAccounts(db)
  const number = '+15035550100'
  await callOk(fixture.app, 'requestOtp', { query: { number } })
  await fixture.deliver()
  const otp = /\b\d{6}\b/.exec(fixture.deps.texted.at(-1)?.text ?? '')?.[0] ?? ''
  const { auth_id } = await callOk(fixture.app, 'verifyOtp', { query: { number, otp } })
  const headers = { 'time-zone': 'Europe/Madrid' }
  const { token } = await callOk(fixture.app, 'signIn', { body: { type: '1', auth_id }, headers })
  expect((await callOk(fixture.app, 'getSignIns', { token })).data).toMatchObject([
    { time_zone: 'Europe/Madrid', country_code: 'ES' },
  ])
})
