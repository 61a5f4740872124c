import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import {
  type AccountsFixture,
  MINUTE_MS,
  MIRA,
  mailedCode,
  openAccounts,
  otherThan,
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

const open = () => openAccounts(db)
const NUMBER = '+15035550100'

const ask = async (fixture: AccountsFixture) => {
  await callOk(fixture.app, 'requestOtp', { query: { number: NUMBER } })
  return textedCode(fixture)
}
const enter = async (fixture: AccountsFixture, otp: string) =>
  (await call(fixture.app, 'verifyOtp', { query: { number: NUMBER, otp } })).status

describe('a sign-in code', () => {
  test('has six digits and comes with its lifetime', async () => {
    const fixture = open()
    const code = await ask(fixture)
    expect(fixture.deps.texted).toEqual([
      { to: '+15035550100', text: `${code} is your Hearth code. It is valid for 10 minutes.` },
    ])
  })

  test('stays the same while valid, and changes afterwards', async () => {
    const fixture = open()
    const first = await ask(fixture)
    fixture.pass(6 * MINUTE_MS)
    expect(await ask(fixture)).toBe(first)
    expect(fixture.deps.texted.at(-1)?.text).toContain('valid for 4 minutes')
    fixture.pass(4 * MINUTE_MS)
    expect(await enter(fixture, first)).toBe(422)
    const codes = await db.selectFrom('one_time_code').select('seed').execute()
    await ask(fixture)
    expect(await db.selectFrom('one_time_code').select('seed').execute()).toHaveLength(
      codes.length + 1,
    )
  })

  test('works once, even when entered several times at once', async () => {
    const fixture = open()
    const code = await ask(fixture)
    const all = await Promise.all(Array.from({ length: 6 }, () => enter(fixture, code)))
    expect(all.sort()).toEqual([200, 422, 422, 422, 422, 422])
  })

  test('stops working after five wrong entries, even simultaneous ones', async () => {
    const fixture = open()
    const code = await ask(fixture)
    const wrong = otherThan(code)
    const all = await Promise.all(Array.from({ length: 9 }, () => enter(fixture, wrong)))
    expect(all.sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429])
    fixture.pass(MINUTE_MS)
    const reply = await call(fixture.app, 'verifyOtp', { query: { number: NUMBER, otp: code } })
    expect([reply.status, reply.headers.get('retry-after'), reply.body]).toMatchObject([
      429,
      String(9 * 60),
      { key: 'tooManyTries' },
    ])
    expect(await enter(fixture, await ask(fixture))).toBe(200)
  })

  test('still works at the fifth attempt', async () => {
    const fixture = open()
    const code = await ask(fixture)
    for (let count = 0; count < 4; count++) await enter(fixture, otherThan(code))
    expect(await enter(fixture, code)).toBe(200)
  })

  test('gets the same refusal when wrong, used, late or never requested', async () => {
    const fixture = open()
    const said = async (otp: string, number = NUMBER) => {
      const { status, body } = await call(fixture.app, 'verifyOtp', { query: { number, otp } })
      return { status, body }
    }
    const refusal = await said('123456')
    expect(refusal).toEqual({
      status: 422,
      body: {
        error: true,
        key: 'invalid',
        data: null,
        message: 'This code is wrong or has expired.',
        fields: { otp: 'This code is wrong or has expired.' },
      },
    })
    const code = await ask(fixture)
    expect(await said(otherThan(code))).toEqual(refusal)
    expect(await said(code, '+15035550199')).toEqual(refusal)
    expect(await enter(fixture, code)).toBe(200)
    expect(await said(code)).toEqual(refusal)
    const late = await ask(fixture)
    fixture.pass(10 * MINUTE_MS)
    expect(await said(late)).toEqual(refusal)
  })

  test('of an email does not verify a phone number, nor the reverse', async () => {
    const fixture = open()
    await registered(fixture)
    await callOk(fixture.app, 'requestOtp', { query: { email: MIRA.email } })
    expect(await enter(fixture, await mailedCode(fixture))).toBe(422)
  })

  test('is stored in plain text neither in the database nor in the queue', async () => {
    const fixture = open()
    await registered(fixture)
    await callOk(fixture.app, 'requestOtp', { query: { email: MIRA.email } })
    const mailed = await mailedCode(fixture)
    const texted = await ask(fixture)
    const kept = JSON.stringify([
      fixture.deps.enqueued,
      await db.selectFrom('one_time_code').selectAll().execute(),
    ])
    expect(kept).not.toContain(mailed)
    expect(kept).not.toContain(texted)
  })
})

describe('an email address', () => {
  test('without an account gets the same replies but no mail', async () => {
    const fixture = open()
    await registered(fixture)
    const before = fixture.deps.sent.length
    const replies: unknown[] = []
    for (const email of [MIRA.email, 'nobody@example.org']) {
      replies.push(await callOk(fixture.app, 'requestOtp', { query: { email } }))
      await fixture.deliver()
      const statuses = []
      for (let count = 0; count < 6; count++) {
        const otp = '000000'
        statuses.push((await call(fixture.app, 'verifyOtp', { query: { email, otp } })).status)
      }
      replies.push(statuses)
    }
    expect(replies.slice(0, 2)).toEqual(replies.slice(2))
    expect(replies[1]).toEqual([422, 422, 422, 422, 422, 429])
    expect(fixture.deps.sent.slice(before).map(({ to }) => to)).toEqual(['mira@example.org'])
  })

  test('of an account is verified by a code', async () => {
    const fixture = open()
    const authId = await registered(fixture)
    await db.updateTable('account').set({ is_email_verified: false }).execute()
    await callOk(fixture.app, 'requestOtp', { query: { email: MIRA.email } })
    const otp = await mailedCode(fixture)
    const { auth_id } = await callOk(fixture.app, 'verifyOtp', {
      query: { email: MIRA.email, otp },
    })
    expect(auth_id).toBe(authId)
    expect(await db.selectFrom('account').select('is_email_verified').execute()).toEqual([
      { is_email_verified: true },
    ])
  })

  test('gets its code although a pending registration uses it', async () => {
    const fixture = open()
    await registered(fixture)
    const eve = { ...MIRA, name: 'Eve', re_password: MIRA.password }
    await callOk(fixture.app, 'registerUser', { body: eve })
    expect(await mailedCode(fixture)).toBe('')
    await callOk(fixture.app, 'requestOtp', { query: { email: MIRA.email } })
    expect(await mailedCode(fixture)).toMatch(/^\d{6}$/)
  })
})

test('gets the same from the calls outside of addresses', async () => {
  const fixture = open()
  await callOk(fixture.app, 'requestOtpByPost', { body: { number: NUMBER } })
  const body = { number: NUMBER, otp: await textedCode(fixture) }
  const reply = await callOk(fixture.app, 'verifyOtpByPost', { body })
  expect(reply).toMatchObject({ message: 'The code is right.', auth_id: expect.any(String) })
  const headers = (await call(fixture.app, 'requestOtp', { query: { number: NUMBER } })).headers
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    'no-store',
    'no-referrer',
  ])
})

test('reports missing and invalid fields', async () => {
  const { app } = open()
  const asked = async (query: object) => {
    const { status, body } = await call(app, 'requestOtp', { query })
    return [status, 'fields' in body ? body.fields : undefined]
  }
  expect(await asked({})).toEqual([422, { number: 'Phone number is required' }])
  expect(await asked({ number: '+0151 123' })).toEqual([422, { number: 'Phone number is invalid' }])
  expect(await asked({ number: 'abc' })).toEqual([422, { number: 'Phone number is invalid' }])
  expect((await asked({ email: 'mira' }))[0]).toBe(422)
  const typed = async (body: { number: string; otp: string }) => {
    const reply = await call(app, 'verifyOtpByPost', { body })
    return [reply.status, 'fields' in reply.body ? reply.body.fields : undefined]
  }
  expect(await typed({ number: NUMBER, otp: '' })).toEqual([422, { otp: 'Please enter OTP first' }])
  expect(await typed({ number: NUMBER, otp: '12ab' })).toEqual([
    422,
    { otp: 'This code is wrong or has expired.' },
  ])
})

test('limits codes per number and attempts per visitor', async () => {
  const fixture = open()
  const { points, seconds } = LIMIT_RULES.codesByTarget
  const again = () => call(fixture.app, 'requestOtp', { query: { number: NUMBER } })
  for (let count = 0; count < points; count++) expect((await again()).status).toBe(200)
  const reply = await again()
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String(seconds)])
  const tries = LIMIT_RULES.codeTriesByAddress.points
  const other = { number: '+15035550111', otp: '123456' }
  for (let count = 0; count < tries; count++) {
    await call(fixture.app, 'verifyOtp', { query: other })
  }
  expect((await call(fixture.app, 'verifyOtp', { query: other })).status).toBe(429)
})

test('reports an unentered code in the specification’s words', async () => {
  const { app } = openAccounts(db)
  const number = '+15035550111'
  for (const search of ['number=%2B15035550111', 'number=%2B15035550111&otp=']) {
    expect(await call(app, 'verifyOtp', { search })).toMatchObject({
      status: 422,
      body: { message: 'Please enter OTP first', fields: { otp: 'Please enter OTP first' } },
    })
  }
  expect(await call(app, 'verifyOtpByPost', { body: { number } })).toMatchObject({
    body: { message: 'Please enter OTP first' },
  })
})
