import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import { type AccountsFixture, entered, MINUTE_MS, registered } from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { addPasskey, askedPasskey } from '@/tests/support/passkeys.ts'
import { openFactorFixture } from '@/tests/support/second-factor.ts'
import { SoftwareAuthenticator } from '@/tests/support/software-authenticator.ts'

const { db } = await openTestDatabase()
let fixture: AccountsFixture
let token: string
let device: SoftwareAuthenticator
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
  fixture = openFactorFixture(db)
  await registered(fixture)
  token = await entered(fixture)
  device = await addPasskey(fixture, token)
})

const send = (body: object, headers?: Record<string, string>) =>
  call(fixture.app, 'signInByPasskey', { body, ...(headers ? { headers } : {}) })
const answer = async (own: Parameters<SoftwareAuthenticator['get']>[1] = {}) =>
  send({ credential: device.get(await askedPasskey(fixture), own) })
const sessions = () => db.selectFrom('access_token').select('id').execute()
const OVER = { status: 404, body: { key: 'passkeyChallengeExpired' } }
const REFUSED = { status: 401, body: { key: 'passkeyRefused' } }

describe('a passkey', () => {
  test('signs in without an address, password or code, as a fresh sign-in', async () => {
    fixture.pass(MINUTE_MS)
    const options = await askedPasskey(fixture)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    const headers = { 'user-agent': 'Firefox/140.0 Linux', 'time-zone': 'America/Denver' }
    const body = { credential: device.get(options), fcm_id: 'device-7' }
    const { status, body: reply } = await send(body, headers)
    expect(status).toBe(200)
    expect(reply).toMatchObject({ data: { email: 'Mira@example.org', fcm_id: 'device-7' } })
    const own = (reply as { token: string }).token
    const { data } = await callOk(fixture.app, 'getSignIns', { token: own })
    expect(data[0]).toMatchObject({ device: 'Firefox, Linux', time_zone: 'America/Denver' })
    const { data: kept } = await callOk(fixture.app, 'listPasskeys', { token: own })
    expect(kept.passkeys[0]?.last_used_at).not.toBeNull()
    expect((await call(fixture.app, 'beginPasskey', { token: own, body: {} })).status).toBe(200)
  })

  test('leaves the sign-in of members by password as it was', async () => {
    expect(await entered(fixture)).toMatch(/^\d+\|/)
  })

  test.each([
    ['another origin', { origin: 'https://evil.example.org' }],
    ['another site', { rpId: 'evil.example.org' }],
    ['no verification of the person', { isVerified: false }],
    ['a registration in place of a sign-in', { type: 'webauthn.create' }],
    ['another account on the device', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('is refused for %s', async (_, own) => {
    const before = await sessions()
    expect(await answer(own)).toMatchObject(REFUSED)
    expect(await sessions()).toEqual(before)
    expect((await answer()).status).toBe(200)
  })

  test('is refused with a wrong signature, and after its counter went back', async () => {
    const options = await askedPasskey(fixture)
    const good = device.get(options)
    const { signature } = device.get({ ...options, challenge: 'x'.repeat(43) }).response
    expect(
      await send({ credential: { ...good, response: { ...good.response, signature } } }),
    ).toMatchObject(REFUSED)
    expect((await answer({ counter: 40 })).status).toBe(200)
    expect(await answer({ counter: 40 })).toMatchObject(REFUSED)
    expect(await answer({ counter: 39 })).toMatchObject(REFUSED)
    expect((await answer({ counter: 41 })).status).toBe(200)
  })

  test('gets the same reply whether its account exists or not', async () => {
    const stranger = new SoftwareAuthenticator()
    stranger.create({ challenge: 'none', rp: { id: 'localhost' }, user: { id: 'bm9ib2R5' } })
    const unknown = await send({ credential: stranger.get(await askedPasskey(fixture)) })
    const known = await answer({ isVerified: false })
    expect(unknown).toMatchObject(REFUSED)
    expect(unknown.body).toEqual(known.body)
  })

  test('of a deactivated account does not sign in', async () => {
    await db.updateTable('account').set({ is_active: false }).execute()
    expect(await answer()).toMatchObject({ status: 403, body: { key: 'deactivated' } })
    expect(await sessions()).toHaveLength(1)
  })

  test('that was removed does not sign in', async () => {
    const { data } = await callOk(fixture.app, 'listPasskeys', { token })
    const options = await askedPasskey(fixture)
    const path = { id: data.passkeys[0]?.id ?? 0 }
    await callOk(fixture.app, 'removePasskey', { token, path, body: {} })
    expect(await send({ credential: device.get(options) })).toMatchObject(REFUSED)
  })
})

describe('a challenge', () => {
  test('is answered once, even if the answer was wrong', async () => {
    const options = await askedPasskey(fixture)
    const credential = device.get(options)
    expect((await send({ credential })).status).toBe(200)
    expect(await send({ credential })).toMatchObject(OVER)
    const other = await askedPasskey(fixture)
    expect(await send({ credential: device.get(other, { isVerified: false }) })).toMatchObject(
      REFUSED,
    )
    expect(await send({ credential: device.get(other) })).toMatchObject(OVER)
  })

  test('of two answers at the same time accepts one', async () => {
    const options = await askedPasskey(fixture)
    const [first, second] = [device.get(options), device.get(options)]
    const replies = await Promise.all([send({ credential: first }), send({ credential: second })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('expires after five minutes', async () => {
    const options = await askedPasskey(fixture)
    fixture.pass(5 * MINUTE_MS)
    expect(await send({ credential: device.get(options) })).toMatchObject(OVER)
  })

  test('of a registration signs nobody in', async () => {
    const { data } = await callOk(fixture.app, 'beginPasskey', { token, body: {} })
    const options = { challenge: data.challenge, rpId: 'localhost' }
    expect(await send({ credential: device.get(options) })).toMatchObject(OVER)
  })

  test('must be readable', async () => {
    const good = device.get(await askedPasskey(fixture))
    for (const clientDataJSON of ['e30', '!!!', Buffer.from('[').toString('base64url')]) {
      const credential = { ...good, response: { ...good.response, clientDataJSON } }
      expect(await send({ credential })).toMatchObject({
        status: 422,
        body: { fields: { credential: 'This answer of the browser could not be read.' } },
      })
    }
    expect((await send({})).status).toBe(422)
    expect((await send({ credential: { ...good, response: [] } })).status).toBe(422)
  })

  test('is limited per address, as are wrong answers of a passkey', async () => {
    const { points } = LIMIT_RULES.signInsByAccount
    for (let count = 0; count < points; count++)
      expect((await answer({ isVerified: false })).status).toBe(401)
    expect((await answer()).status).toBe(429)
    fixture.pass(LIMIT_RULES.signInsByAccount.seconds * 1000)
    const statuses = new Set<number>()
    for (let count = 0; count <= LIMIT_RULES.passkeyChallengesByAddress.points; count++)
      statuses.add((await call(fixture.app, 'beginPasskeySignIn', { body: {} })).status)
    expect([...statuses]).toEqual([200, 429])
  })
})

test('a password reset by mail removes the passkeys of members', async () => {
  await callOk(fixture.app, 'requestPasswordResetByPost', { body: { email: 'mira@example.org' } })
  await fixture.deliver()
  const [, reset] = /token=([\w.-]+)/.exec(fixture.deps.sent.at(-1)?.text ?? '') ?? []
  const [password, re_password] = ['slate-and-birch', 'slate-and-birch']
  const body = { token: reset ?? '', password, re_password }
  await callOk(fixture.app, 'resetPassword', { body })
  expect(await answer()).toMatchObject(REFUSED)
  const own = await entered(fixture, { password })
  expect((await callOk(fixture.app, 'listPasskeys', { token: own })).data.passkeys).toEqual([])
})
