import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { type AccountsFixture, entered, MINUTE_MS, mailedCode } from '@/tests/support/accounts.ts'
import { appCode } from '@/tests/support/authenticator-app.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'
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
  fixture = openFactorFixture(db)
  token = await administrator(fixture)
})

const now = () => fixture.deps.clock()
const stateOf = async (own = token) =>
  (await callOk(fixture.app, 'getSecondFactor', { token: own })).data
const actions = async (own = token) =>
  (await callOk(fixture.app, 'getAuditLog', { token: own })).data.map(({ action }) => action)
const HALF_MINUTE = MINUTE_MS / 2

describe('the setup', () => {
  test('accepts a code of the app and returns ten recovery codes once', async () => {
    expect(await stateOf()).toEqual({
      is_on: 0,
      is_by_passkey: 0,
      is_offered: 1,
      is_required: 0,
      recovery_codes_left: 0,
    })
    const { data } = await callOk(fixture.app, 'beginSecondFactor', { token, body: {} })
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(data.uri)
    expect([uri.protocol, uri.host, uri.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'totp',
      data.secret,
    ])
    expect(decodeURIComponent(uri.pathname)).toBe('/Hearth:Mira@example.org')
    const confirm = (code: string) =>
      call(fixture.app, 'confirmSecondFactor', { token, body: { code } })
    expect(await confirm(appCode(data.secret, { at: now(), steps: 3 }))).toMatchObject({
      status: 422,
      body: { fields: { code: 'This code is wrong or has already been used.' } },
    })
    expect((await stateOf()).is_on).toBe(0)
    const { status, body } = await confirm(appCode(data.secret, { at: now() }))
    expect(status).toBe(200)
    const codes = (body as { data: { recovery_codes: string[] } }).data.recovery_codes
    expect(new Set(codes).size).toBe(10)
    expect(codes.every((code) => /^[0-9a-z]{5}-[0-9a-z]{5}$/.test(code))).toBe(true)
    expect(await stateOf()).toMatchObject({ is_on: 1, recovery_codes_left: 10 })
    expect(await actions()).toEqual(['secondFactorOn'])
    await fixture.deliver()
    expect(fixture.deps.sent.at(-1)).toMatchObject({
      to: 'Mira@example.org',
      subject: 'Two-step verification is on at Hearth',
    })
    const again = await call(fixture.app, 'beginSecondFactor', { token, body: {} })
    expect(again).toMatchObject({ status: 409, body: { key: 'secondFactorOn' } })
  })

  test('stores neither the secret nor a recovery code in plain text', async () => {
    const { secret, codes } = await enrolled(fixture, token)
    const factor = await db.selectFrom('second_factor').selectAll().executeTakeFirstOrThrow()
    const stored = await db.selectFrom('recovery_code').selectAll().execute()
    const kept = JSON.stringify([factor, stored, fixture.deps.enqueued])
    for (const word of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(kept).not.toContain(word)
    }
  })

  test('ends all other sign-ins, which had no second factor', async () => {
    const other = await entered(fixture)
    await enrolled(fixture, token)
    expect((await call(fixture.app, 'getSecondFactor', { token: other })).status).toBe(401)
    expect((await call(fixture.app, 'getSecondFactor', { token })).status).toBe(200)
  })

  test('is for administrators with a recent sign-in', async () => {
    const member = await signedIn(db)
    const refused = await call(fixture.app, 'beginSecondFactor', { token: member.token, body: {} })
    expect(refused.status).toBe(403)
    expect(await stateOf(member.token)).toMatchObject({ is_offered: 0, is_required: 0 })
    fixture.pass(11 * MINUTE_MS)
    for (const id of ['beginSecondFactor', 'endSecondFactor', 'renewRecoveryCodes'] as const) {
      const late = await call(fixture.app, id, { token, body: {} })
      expect(late).toMatchObject({ status: 403, body: { key: 'recentSignInRequired' } })
    }
    const body = { password: PASSWORD_SIGN_IN.password }
    expect((await call(fixture.app, 'beginSecondFactor', { token, body })).status).toBe(200)
  })

  test('takes effect with its confirmation', async () => {
    const early = await call(fixture.app, 'confirmSecondFactor', {
      token,
      body: { code: '123456' },
    })
    expect(early).toMatchObject({ status: 409, body: { key: 'secondFactorNotBegun' } })
    const { data } = await callOk(fixture.app, 'beginSecondFactor', { token, body: {} })
    await callOk(fixture.app, 'beginSecondFactor', { token, body: {} })
    expect(await entered(fixture)).toBeTruthy()
    const stale = { code: appCode(data.secret, { at: now() }) }
    const former = await call(fixture.app, 'confirmSecondFactor', { token, body: stale })
    expect(former.status).toBe(422)
  })

  test('allows fifty wrong codes per hour', async () => {
    await callOk(fixture.app, 'beginSecondFactor', { token, body: {} })
    for (let tries = 0; tries < 50; tries += 1) {
      await call(fixture.app, 'confirmSecondFactor', { token, body: { code: 'x' } })
    }
    const { status } = await call(fixture.app, 'confirmSecondFactor', {
      token,
      body: { code: 'x' },
    })
    expect(status).toBe(429)
  })
})

test.each([
  ['since a change of address goes with the change, when that is undone', true],
  ['before a change of address stays, when that is undone', false],
])('fails after it %s', async (_, isTheirs) => {
  if (!isTheirs) await enrolled(fixture, token)
  fixture.pass(MINUTE_MS)
  const email = 'thief@example.org'
  await callOk(fixture.app, 'requestContactCode', { token, body: { email } })
  const otp = await mailedCode(fixture)
  await callOk(fixture.app, 'confirmContact', { token, body: { email, otp } })
  await fixture.deliver()
  const link = /undo-change\?token=([\w.-]+)/.exec(fixture.deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
  fixture.pass(MINUTE_MS)
  if (isTheirs) await enrolled(fixture, token)
  await callOk(fixture.app, 'undoContactChange', { body: { token: link } })
  const left = await db.selectFrom('second_factor').select('account_id').execute()
  expect(left).toHaveLength(isTheirs ? 0 : 1)
})

describe('turning it off', () => {
  test('removes the need for a code and is reported by mail', async () => {
    const { codes } = await enrolled(fixture, token)
    await callOk(fixture.app, 'endSecondFactor', { token, body: {} })
    expect(await stateOf()).toMatchObject({ is_on: 0, recovery_codes_left: 0 })
    const other = await entered(fixture)
    expect(await actions(other)).toEqual(['secondFactorOff', 'secondFactorOn'])
    await fixture.deliver()
    expect(fixture.deps.sent.at(-1)?.subject).toBe('Two-step verification is off at Hearth')
    const off = await call(fixture.app, 'endSecondFactor', { token, body: {} })
    expect(off).toMatchObject({ status: 409, body: { key: 'secondFactorOff' } })
    await enrolled(fixture, token)
    const challenge = await challenged(fixture)
    const body = { challenge, code: codes[0] }
    expect((await call(fixture.app, 'answerSecondFactor', { body })).status).toBe(422)
  })

  test('is open to former administrators, whose sign-ins still need codes', async () => {
    const { secret } = await enrolled(fixture, token)
    await db.updateTable('account').set({ role: null }).execute()
    fixture.pass(MINUTE_MS)
    const challenge = await challenged(fixture)
    const code = appCode(secret, { at: now() })
    await callOk(fixture.app, 'answerSecondFactor', { body: { challenge, code } })
    expect(await stateOf()).toMatchObject({ is_on: 1, is_offered: 0, is_required: 0 })
    await callOk(fixture.app, 'endSecondFactor', { token, body: {} })
    const again = await call(fixture.app, 'beginSecondFactor', { token, body: {} })
    expect(again.status).toBe(403)
    expect(await entered(fixture)).toBeTruthy()
  })
})

test('new recovery codes replace the former ones', async () => {
  const off = await call(fixture.app, 'renewRecoveryCodes', { token, body: {} })
  expect(off).toMatchObject({ status: 409, body: { key: 'secondFactorOff' } })
  const { codes } = await enrolled(fixture, token)
  const challenge = await challenged(fixture)
  await callOk(fixture.app, 'answerSecondFactor', { body: { challenge, code: codes[0] } })
  expect((await stateOf()).recovery_codes_left).toBe(9)
  const { data } = await callOk(fixture.app, 'renewRecoveryCodes', { token, body: {} })
  expect((await stateOf()).recovery_codes_left).toBe(10)
  expect((await actions())[0]).toBe('recoveryCodesRenewed')
  const answer = async (code: string | undefined) => {
    const body = { challenge: await challenged(fixture), code }
    return (await call(fixture.app, 'answerSecondFactor', { body })).status
  }
  expect(await answer(codes[1])).toBe(422)
  expect(await answer(data.recovery_codes[1]?.toUpperCase().replace('-', ' '))).toBe(200)
})

test('accepts a code once, even from two simultaneous requests', async () => {
  const { secret } = await enrolled(fixture, token)
  fixture.pass(2 * HALF_MINUTE)
  const code = appCode(secret, { at: now() })
  const challenges = [
    await challenged(fixture),
    await challenged(fixture),
    await challenged(fixture),
  ]
  const replies = await Promise.all(
    challenges.map((challenge) =>
      call(fixture.app, 'answerSecondFactor', { body: { challenge, code } }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})
