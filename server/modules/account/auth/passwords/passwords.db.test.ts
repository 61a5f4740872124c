import { beforeEach, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import {
  type AccountsFixture,
  entered,
  MINUTE_MS,
  MIRA,
  openAccounts,
  otherThan,
  register,
  registered,
} from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const open = () => openAccounts(db)
const NEW = { password: 'slate-and-birch', re_password: 'slate-and-birch' }

async function mailedToken({ deps, deliver }: AccountsFixture): Promise<string> {
  await deliver()
  return /token=([\w.-]+)/.exec(deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
}

const forgot = async (fixture: AccountsFixture, email = MIRA.email) => {
  const reply = await callOk(fixture.app, 'requestPasswordReset', { query: { email } })
  return { reply, token: await mailedToken(fixture) }
}

test('a reset link works once and ends all sign-ins', async () => {
  const fixture = open()
  await registered(fixture)
  const session = await entered(fixture)
  const { token } = await forgot(fixture)
  expect(fixture.deps.sent.at(-1)).toMatchObject({
    to: MIRA.email,
    subject: 'Set a new password for Hearth',
    text: expect.stringContaining(`http://localhost/reset-password?token=${token}`),
  })
  const set = () => call(fixture.app, 'resetPassword', { body: { token, ...NEW } })
  const all = await Promise.all([set(), set(), set()])
  expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect((await call(fixture.app, 'getSignIns', { token: session })).status).toBe(401)
  const old = { type: '3' as const, email: MIRA.email, password: MIRA.password }
  expect((await call(fixture.app, 'signIn', { body: old })).status).toBe(401)
  await entered(fixture, { password: NEW.password })
  await fixture.deliver()
  expect(fixture.deps.sent.at(-1)).toMatchObject({
    to: MIRA.email,
    subject: 'Your password at Hearth was changed',
  })
})

test('a reset link expires after an hour and with the use of a newer one', async () => {
  const fixture = open()
  await registered(fixture)
  const late = await forgot(fixture)
  fixture.pass(60 * MINUTE_MS)
  const set = async (token: string) =>
    (await call(fixture.app, 'resetPassword', { body: { token, ...NEW } })).status
  expect(await set(late.token)).toBe(404)
  const first = await forgot(fixture)
  const second = await forgot(fixture)
  expect(await set(second.token)).toBe(200)
  expect(await set(first.token)).toBe(404)
})

test('an address without a verified account gets the same reply but no mail', async () => {
  const fixture = open()
  await registered(fixture)
  const { reply } = await forgot(fixture)
  await register(fixture, { email: 'new@example.org' })
  const before = fixture.deps.sent.length
  expect((await forgot(fixture, 'nobody@example.org')).reply).toEqual(reply)
  expect((await forgot(fixture, 'new@example.org')).reply).toEqual(reply)
  const body = { email: 'nobody@example.org' }
  expect(await callOk(fixture.app, 'requestPasswordResetByPost', { body })).toEqual(reply)
  await fixture.deliver()
  expect(fixture.deps.sent).toHaveLength(before)
})

test('rejects forged tokens', async () => {
  const fixture = open()
  await registered(fixture)
  const { token } = await forgot(fixture)
  const [id = '', signed = ''] = token.split('.')
  await forgot(fixture, 'nobody@example.org')
  const forged = [
    'nonsense',
    `${id}.${otherThan(signed)}`,
    `${id}.${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`,
    `${Number(id) + 1}.${signed}`,
    `9999999999.${signed}`,
  ]
  for (const one of forged) {
    const reply = await call(fixture.app, 'resetPassword', { body: { token: one, ...NEW } })
    expect([reply.status, reply.body]).toMatchObject([404, { key: 'notFound' }])
  }
  const kept = JSON.stringify([
    fixture.deps.enqueued,
    await db.selectFrom('password_reset').selectAll().execute(),
  ])
  expect(kept).not.toContain(signed)
})

test('validates the new password', async () => {
  const fixture = open()
  await registered(fixture)
  const { token } = await forgot(fixture)
  const said = async (own: object) => {
    const { status, body } = await call(fixture.app, 'resetPassword', {
      body: { token, ...NEW, ...own },
    })
    return [status, 'fields' in body ? body.fields : undefined]
  }
  expect(await said({ re_password: 'other' })).toEqual([
    422,
    { re_password: 'Passwords do not match' },
  ])
  expect(await said({ password: '12345' })).toEqual([
    422,
    { password: 'Password must be 6 characters or more' },
  ])
  expect(await said({ password: 'qwerty', re_password: 'qwerty' })).toEqual([
    422,
    { password: 'This password is too common. Please choose another one.' },
  ])
  expect(await said({ password: 'Lindqvist1', re_password: 'Lindqvist1' })).toEqual([
    422,
    { password: 'Please don’t use your name or email address as your password.' },
  ])
  expect((await said({}))[0]).toBe(200)
})

test('a reset link verifies the address it was sent to', async () => {
  const fixture = open()
  await registered(fixture)
  await db.updateTable('account').set({ is_email_verified: false }).execute()
  const { token } = await forgot(fixture)
  await callOk(fixture.app, 'resetPassword', { body: { token, ...NEW } })
  await entered(fixture, { password: NEW.password })
})

test('a reset does not reactivate an account', async () => {
  const fixture = open()
  await registered(fixture)
  await db.updateTable('account').set({ is_active: false }).execute()
  const { token } = await forgot(fixture)
  await callOk(fixture.app, 'resetPassword', { body: { token, ...NEW } })
  const body = { type: '3' as const, email: MIRA.email, password: NEW.password }
  expect((await call(fixture.app, 'signIn', { body })).status).toBe(403)
})

test('limits links per address and attempts per visitor', async () => {
  const fixture = open()
  const { points, seconds } = LIMIT_RULES.resetsByEmail
  const ask = () => call(fixture.app, 'requestPasswordReset', { query: { email: MIRA.email } })
  for (let count = 0; count < points; count++) expect((await ask()).status).toBe(200)
  const reply = await ask()
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String(seconds)])
  const guess = () => call(fixture.app, 'resetPassword', { body: { token: 'guess', ...NEW } })
  for (let count = 0; count < LIMIT_RULES.codeTriesByAddress.points; count++) await guess()
  expect((await guess()).status).toBe(429)
})

test('rejects unreadable and oversized bodies and invalid addresses', async () => {
  const { app } = open()
  const headers = { 'content-type': 'application/json' }
  const send = async (body: string) => {
    const address = 'http://localhost/api/ext/account/password'
    return (await app.request(address, { method: 'POST', headers, body })).status
  }
  expect(await send('{')).toBe(400)
  expect(await send(JSON.stringify({ token: 'x'.repeat(1_100_000) }))).toBe(413)
  expect((await call(app, 'requestPasswordReset', { query: { email: 'mira' } })).status).toBe(422)
})
