import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { removeSecondFactor } from '@/server/modules/account/auth/second-factor/operator-factor.ts'
import {
  type AccountsFixture,
  entered,
  MINUTE_MS,
  MIRA,
  registered,
} from '@/tests/support/accounts.ts'
import { appCode } from '@/tests/support/authenticator-app.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import {
  addPasskey,
  addPasskeyWithCodes,
  askedPasskey,
  enterByPasskey,
} from '@/tests/support/passkeys.ts'
import {
  administrator,
  challenged,
  enrolled,
  openFactorFixture,
  PASSWORD_SIGN_IN,
} from '@/tests/support/second-factor.ts'

const { db } = await openTestDatabase()
let fixture: AccountsFixture
let token: string
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
  // A site that is served to others, where staff need a second factor.
  fixture = openFactorFixture(db, { config: { publicUrl: 'http://localhost:3000' } })
  token = await administrator(fixture)
})

const overview = (own: string) => call(fixture.app, 'getAdministration', { token: own })
const tokenOf = (reply: { body: unknown }) => (reply.body as { token: string }).token
const stateOf = async (own = token) =>
  (await callOk(fixture.app, 'getSecondFactor', { token: own })).data
const MISSING = { status: 403, body: { key: 'secondFactorMissing' } }

describe('the first passkey of staff', () => {
  test('opens administration, ends other sign-ins, and brings recovery codes', async () => {
    const other = await entered(fixture)
    expect(await overview(token)).toMatchObject(MISSING)
    const { codes } = await addPasskeyWithCodes(fixture, token)
    expect(codes).toHaveLength(10)
    expect((await overview(token)).status).toBe(200)
    expect((await overview(other)).status).toBe(401)
    expect(await stateOf()).toMatchObject({
      is_on: 0,
      is_by_passkey: 1,
      is_required: 1,
      recovery_codes_left: 10,
    })
    expect((await addPasskeyWithCodes(fixture, token)).codes).toEqual([])
  })

  test('signs in with the role at once', async () => {
    const device = await addPasskey(fixture, token)
    const reply = await enterByPasskey(fixture, device)
    expect((await overview(tokenOf(reply))).status).toBe(200)
  })

  test('withholds the role again when it is removed', async () => {
    const { id } = await addPasskeyWithCodes(fixture, token)
    await callOk(fixture.app, 'removePasskey', { token, path: { id }, body: {} })
    expect(await overview(token)).toMatchObject(MISSING)
    expect(await db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
    expect(await entered(fixture)).toMatch(/^\d+\|/)
  })

  test('is ended by an operator, with the recovery codes', async () => {
    const { device, codes } = await addPasskeyWithCodes(fixture, token)
    const at = fixture.deps.clock()
    expect(await removeSecondFactor(db, { email: MIRA.email, at })).toBe('done')
    expect((await enterByPasskey(fixture, device)).status).toBe(401)
    expect(await db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
    expect(codes).toHaveLength(10)
    expect(await entered(fixture)).toMatch(/^\d+\|/)
  })
})

describe('after the password of staff', () => {
  test('a passkey is asked, of this account alone, and completes the sign-in', async () => {
    const { device } = await addPasskeyWithCodes(fixture, token)
    const reply = await call(fixture.app, 'signIn', { body: PASSWORD_SIGN_IN })
    expect(reply).toMatchObject({
      status: 403,
      body: { key: 'secondFactorRequired', data: { methods: ['passkey', 'recovery'] } },
    })
    const challenge = await challenged(fixture)
    const options = await askedPasskey(fixture, challenge)
    expect(options.allowCredentials).toMatchObject([{ id: device.id }])
    const answer = (credential: object, own = challenge) =>
      call(fixture.app, 'signInByPasskey', { body: { credential, challenge: own } })
    const wrong = device.get(options, { isVerified: false })
    expect(await answer(wrong)).toMatchObject({
      status: 422,
      body: { fields: { credential: 'This passkey could not be verified.' } },
    })
    const over = { status: 404, body: { key: 'passkeyChallengeExpired' } }
    expect(await answer(device.get(options))).toMatchObject(over)
    expect(await answer(device.get(await askedPasskey(fixture)))).toMatchObject(over)
    const elsewhere = await askedPasskey(fixture, await challenged(fixture))
    expect(await answer(device.get(elsewhere))).toMatchObject(over)
    const entry = await answer(device.get(await askedPasskey(fixture, challenge)))
    expect((await overview(tokenOf(entry))).status).toBe(200)
    const again = await call(fixture.app, 'beginPasskeySignIn', { body: { challenge } })
    expect(again).toMatchObject({ status: 404, body: { key: 'challengeExpired' } })
  })

  test('the passkey of somebody else does not complete it, and five wrong ones end it', async () => {
    await addPasskey(fixture, token)
    await registered(fixture, { email: 'noor@example.org' })
    const noor = await entered(fixture, { email: 'noor@example.org' })
    const other = await addPasskey(fixture, noor)
    const challenge = await challenged(fixture)
    const statuses = []
    for (let count = 0; count < 5; count++) {
      const credential = other.get(await askedPasskey(fixture, challenge))
      const body = { credential, challenge }
      statuses.push((await call(fixture.app, 'signInByPasskey', { body })).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 404])
  })

  test('a recovery code replaces the passkey once', async () => {
    const { codes } = await addPasskeyWithCodes(fixture, token)
    const answer = async () => {
      const body = { challenge: await challenged(fixture), code: codes[0] ?? '' }
      return call(fixture.app, 'answerSecondFactor', { body })
    }
    const entry = await answer()
    expect((await overview(tokenOf(entry))).status).toBe(200)
    expect((await answer()).status).toBe(422)
  })

  test('a passkey works beside an app, and each without the other', async () => {
    const { secret } = await enrolled(fixture, token)
    const { device, codes } = await addPasskeyWithCodes(fixture, token)
    expect(codes).toEqual([])
    const reply = await call(fixture.app, 'signIn', { body: PASSWORD_SIGN_IN })
    expect(reply.body).toMatchObject({ data: { methods: ['passkey', 'app', 'recovery'] } })
    expect((await enterByPasskey(fixture, device, await challenged(fixture))).status).toBe(200)
    fixture.pass(MINUTE_MS)
    const code = appCode(secret, { at: fixture.deps.clock() })
    const body = { challenge: await challenged(fixture), code }
    const entry = tokenOf(await call(fixture.app, 'answerSecondFactor', { body }))
    await callOk(fixture.app, 'endSecondFactor', { token: entry, body: {} })
    expect((await overview(entry)).status).toBe(200)
    expect(await stateOf(entry)).toMatchObject({ is_by_passkey: 1, recovery_codes_left: 10 })
  })
})

describe('a sign-in from before the role', () => {
  test('has it withheld, and can neither add, remove nor replace a factor', async () => {
    await registered(fixture, { email: 'noor@example.org' })
    const noor = await entered(fixture, { email: 'noor@example.org' })
    const { device, id } = await addPasskeyWithCodes(fixture, noor)
    const weak = await entered(fixture, { email: 'noor@example.org' })
    await db
      .updateTable('account')
      .set({ role: 'administrator' })
      .where('email', '=', 'noor@example.org')
      .execute()
    expect(await overview(weak)).toMatchObject(MISSING)
    const first = { status: 403, body: { key: 'passkeySignInRequired' } }
    const as = { token: weak, body: {} }
    expect(await call(fixture.app, 'beginPasskey', as)).toMatchObject(first)
    expect(await call(fixture.app, 'beginSecondFactor', as)).toMatchObject(first)
    expect(await call(fixture.app, 'renewRecoveryCodes', as)).toMatchObject(first)
    expect(await call(fixture.app, 'removePasskey', { ...as, path: { id } })).toMatchObject(first)
    const reply = await enterByPasskey(fixture, device)
    expect((await overview(tokenOf(reply))).status).toBe(200)
  })
})

test('after a password reset by mail the passkey of staff counts only beside the password, until it was used there once', async () => {
  const device = await addPasskey(fixture, token)
  await callOk(fixture.app, 'requestPasswordResetByPost', { body: { email: MIRA.email } })
  await fixture.deliver()
  const [, reset] = /token=([\w.-]+)/.exec(fixture.deps.sent.at(-1)?.text ?? '') ?? []
  const password = 'slate-and-birch'
  await callOk(fixture.app, 'resetPassword', {
    body: { token: reset ?? '', password, re_password: password },
  })
  expect(await enterByPasskey(fixture, device)).toMatchObject({
    status: 403,
    body: { key: 'passkeyNeedsPassword' },
  })
  const challenge = await challenged(fixture, { ...PASSWORD_SIGN_IN, password })
  expect((await enterByPasskey(fixture, device, challenge)).status).toBe(200)
  expect((await enterByPasskey(fixture, device)).status).toBe(200)
})

test('a member without a role is never asked for a passkey', async () => {
  await registered(fixture, { email: 'noor@example.org' })
  const own = { email: 'noor@example.org' }
  await addPasskey(fixture, await entered(fixture, own))
  expect(await stateOf(await entered(fixture, own))).toMatchObject({
    is_on: 0,
    is_by_passkey: 0,
    recovery_codes_left: 0,
  })
})
