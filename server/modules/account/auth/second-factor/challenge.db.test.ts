import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import {
  IdentityRefused,
  type IdentityVerifier,
} from '@/server/gateways/identity/identity-verifier.ts'
import {
  type AccountsFixture,
  entered,
  MINUTE_MS,
  MIRA,
  mailedCode,
  textedCode,
} from '@/tests/support/accounts.ts'
import { appCode } from '@/tests/support/authenticator-app.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import {
  administrator,
  challenged,
  challengeOf,
  enrolled,
  openFactorFixture,
  PASSWORD_SIGN_IN,
} from '@/tests/support/second-factor.ts'

const { db } = await openTestDatabase()
let fixture: AccountsFixture
let token: string
let secret: string
let codes: string[]
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
  fixture = openFactorFixture(db, { identity: google })
  token = await administrator(fixture)
  ;({ secret, codes } = await enrolled(fixture, token))
  fixture.pass(2 * MINUTE_MS)
})

const google: IdentityVerifier = {
  verify: async (idToken) => {
    if (idToken !== 'google') throw new IdentityRefused('Not known')
    return { authId: 'Zk3n9', method: 'google', email: MIRA.email, mobile: null, name: MIRA.name }
  },
}

const shown = (steps = 0) => appCode(secret, { at: fixture.deps.clock(), steps })
const answer = (challenge: string, code: string, headers?: Record<string, string>) =>
  call(fixture.app, 'answerSecondFactor', {
    body: { challenge, code },
    ...(headers ? { headers } : {}),
  })
const statusOf = async (challenge: string, code: string) => (await answer(challenge, code)).status
const tokens = () => db.selectFrom('access_token').select(['id', 'device']).execute()

describe('a correct password', () => {
  test('gets a challenge, and the usual reply with a code', async () => {
    const before = await tokens()
    const body = { ...PASSWORD_SIGN_IN, fcm_id: 'device-7' }
    const refused = await call(fixture.app, 'signIn', { body })
    expect(refused).toMatchObject({
      status: 403,
      body: { key: 'secondFactorRequired', data: { expires_in: 300 } },
    })
    expect(await tokens()).toEqual(before)
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const challenge = challengeOf(refused)
    const signedIn = await answer(challenge, shown(), { 'user-agent': firefox })
    expect(signedIn).toMatchObject({
      status: 200,
      body: { message: 'Welcome back.', data: { is_admin: 1, fcm_id: 'device-7' } },
    })
    const { token: own } = signedIn.body as { token: string }
    const { data } = await callOk(fixture.app, 'getSignIns', { token: own })
    expect(data[0]).toMatchObject({ device: 'Firefox, Linux', is_current: 1 })
    expect(await statusOf(challenge, shown(1))).toBe(404)
  })

  test('is required: a wrong one gets no challenge, even with a code', async () => {
    const body = { ...PASSWORD_SIGN_IN, password: 'guessed-it' }
    const { status, body: said } = await call(fixture.app, 'signIn', { body })
    expect([status, (said as { data: unknown }).data]).toEqual([401, null])
  })
})

describe('a code', () => {
  test.each([
    ['of this half minute', 0, 200],
    ['of the half minute before', -1, 200],
    ['of the half minute after', 1, 200],
    ['of a minute before', -2, 422],
    ['of a minute after', 2, 422],
  ])('is rejected when malformed: "%s"', async (_, steps, status) => {
    expect(await statusOf(await challenged(fixture), shown(steps))).toBe(status)
  })

  test('is accepted with spaces, and rejected with letters', async () => {
    const spaced = `${shown().slice(0, 3)} ${shown().slice(3)}`
    expect(await statusOf(await challenged(fixture), 'abcdef')).toBe(422)
    expect(await statusOf(await challenged(fixture), spaced)).toBe(200)
  })

  test('works once, and earlier codes no longer work', async () => {
    const [former, code] = [shown(-1), shown()]
    expect(await statusOf(await challenged(fixture), code)).toBe(200)
    expect(await statusOf(await challenged(fixture), code)).toBe(422)
    expect(await statusOf(await challenged(fixture), former)).toBe(422)
    expect(await statusOf(await challenged(fixture), shown(1))).toBe(200)
  })

  test('cannot sign in after it turned the factor on', async () => {
    fixture.pass(-2 * MINUTE_MS)
    expect(await statusOf(await challenged(fixture), shown())).toBe(422)
  })

  test('of another account is rejected', async () => {
    await db.updateTable('account').set({ email: 'former@example.org' }).execute()
    const other = await enrolled(fixture, await administrator(fixture))
    fixture.pass(2 * MINUTE_MS)
    const challenge = await challenged(fixture)
    expect(await statusOf(challenge, shown())).toBe(422)
    expect(await statusOf(challenge, codes[0] ?? '')).toBe(422)
    const right = appCode(other.secret, { at: fixture.deps.clock() })
    expect(await statusOf(challenge, right)).toBe(200)
  })
})

test('a recovery code works once in any spelling and is reported by mail', async () => {
  const [code = '', other = ''] = codes
  expect(await statusOf(await challenged(fixture), code)).toBe(200)
  expect(await statusOf(await challenged(fixture), code)).toBe(422)
  await fixture.deliver()
  expect(fixture.deps.sent.at(-1)).toMatchObject({
    subject: 'A recovery code was used at Hearth',
    text: expect.stringContaining('You have 9 recovery codes left.'),
  })
  const { data } = await callOk(fixture.app, 'getAuditLog', { token })
  expect(data[0]).toMatchObject({ action: 'recoveryCodeUsed', actor_name: MIRA.name })
  const typed = other.toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')
  expect(await statusOf(await challenged(fixture), typed)).toBe(200)
})

describe('a challenge', () => {
  test('expires after five minutes', async () => {
    const challenge = await challenged(fixture)
    fixture.pass(5 * MINUTE_MS - 1)
    expect(await statusOf(challenge, '000000')).toBe(422)
    fixture.pass(1)
    const late = await answer(challenge, shown())
    expect(late).toMatchObject({ status: 404, body: { key: 'challengeExpired' } })
  })

  test('ends with the fifth wrong code, also for the correct one', async () => {
    const challenge = await challenged(fixture)
    for (let tries = 0; tries < 4; tries += 1) expect(await statusOf(challenge, 'x')).toBe(422)
    const spent = await answer(challenge, 'x')
    expect(spent).toMatchObject({ status: 404, body: { key: 'challengeSpent' } })
    expect(await statusOf(challenge, shown())).toBe(404)
  })

  test('belongs to the visitor who got it', async () => {
    const [id] = (await challenged(fixture)).split('.')
    for (const made of [
      `${id}.${'x'.repeat(43)}`,
      'no-challenge',
      `99999999999.${'x'.repeat(43)}`,
    ]) {
      expect(await statusOf(made, shown())).toBe(404)
    }
  })

  test.each([
    ['a new password', 'resetPassword'],
    ['the factor’s end', 'endSecondFactor'],
    ['deactivation', 'deactivate'],
  ])('is void after %s', async (_, act) => {
    const challenge = await challenged(fixture)
    const code = shown()
    if (act === 'resetPassword') await resetPassword()
    else if (act === 'endSecondFactor') {
      const proof = { password: MIRA.password }
      await callOk(fixture.app, 'endSecondFactor', { token, body: proof })
    } else await db.updateTable('account').set({ is_active: false }).execute()
    const { status } = await answer(challenge, code)
    expect(status).toBe({ resetPassword: 404, endSecondFactor: 404, deactivate: 403 }[act])
  })
})

test('ten wrong codes lock the visitor out, not the owner', async () => {
  const stranger = { 'x-forwarded-for': '203.0.113.9' }
  const guess = async () => (await answer(await challenged(fixture), 'x', stranger)).status
  for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe(422)
  expect(await guess()).toBe(429)
  expect(await statusOf(await challenged(fixture), shown())).toBe(200)
})

describe('every sign-in method requires the second factor:', () => {
  const countTokens = async () => (await tokens()).length

  test('an identity provider', async () => {
    const own = await countTokens()
    const body = { type: '0', auth_id: 'Zk3n9', id_token: 'google' }
    const challenge = await challenged(fixture, body)
    expect(await countTokens()).toBe(own)
    expect(await statusOf(challenge, shown())).toBe(200)
  })

  test('a code to the number', async () => {
    const own = await countTokens()
    const number = '+4915112345678'
    await db
      .updateTable('account')
      .set({ mobile: number, mobile_verified_at: fixture.deps.clock() })
      .execute()
    await callOk(fixture.app, 'requestOtp', { query: { number } })
    const otp = await textedCode(fixture)
    const { auth_id } = await callOk(fixture.app, 'verifyOtp', { query: { number, otp } })
    const challenge = await challenged(fixture, { type: '1', auth_id })
    expect(await countTokens()).toBe(own)
    expect(await statusOf(challenge, shown())).toBe(200)
  })

  test('a code to the address, which verifies it without signing in', async () => {
    const own = await countTokens()
    const query = { email: MIRA.email }
    await callOk(fixture.app, 'requestOtp', { query })
    const reply = await callOk(fixture.app, 'verifyOtp', {
      query: { ...query, otp: await mailedCode(fixture) },
    })
    expect(reply).not.toHaveProperty('token')
    expect(await countTokens()).toBe(own)
    await challenged(fixture)
  })

  test('a password reset, which ends sign-ins and starts none', async () => {
    const reply = await resetPassword()
    expect(reply).not.toHaveProperty('token')
    expect(await countTokens()).toBe(0)
    const body = { ...PASSWORD_SIGN_IN, password: NEW_PASSWORD }
    expect(await statusOf(await challenged(fixture, body), shown())).toBe(200)
  })
})

test('a changed installation secret makes the second factor unreadable', async () => {
  const config = { ...fixture.deps.config, secretKey: 'another-secret-that-is-only-for-tests-0123' }
  const other = openFactorFixture(db, { config, clock: fixture.deps.clock })
  for (const code of [shown(), codes[0] ?? '']) {
    const body = { challenge: await challenged(other), code }
    expect((await call(other.app, 'answerSecondFactor', { body })).status).toBe(422)
  }
})

const NEW_PASSWORD = 'slate-and-birch'

async function resetPassword() {
  await callOk(fixture.app, 'requestPasswordReset', { query: { email: MIRA.email } })
  await fixture.deliver()
  const link = /[?&]token=([\w.-]+)/.exec(fixture.deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
  return callOk(fixture.app, 'resetPassword', {
    body: { token: link, password: NEW_PASSWORD, re_password: NEW_PASSWORD },
  })
}

test('an administrator’s twelve hours start with the code', async () => {
  const challenge = await challenged(fixture)
  fixture.pass(4 * MINUTE_MS)
  const { token: own } = (await answer(challenge, shown())).body as { token: string }
  fixture.pass(12 * 60 * MINUTE_MS - 1)
  expect((await call(fixture.app, 'getSignIns', { token: own })).status).toBe(200)
  fixture.pass(1)
  expect((await call(fixture.app, 'getSignIns', { token: own })).status).toBe(401)
  await expect(entered(fixture)).rejects.toThrow('secondFactorRequired')
})
