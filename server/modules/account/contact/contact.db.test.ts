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

async function open(): Promise<{ fixture: AccountsFixture; token: string }> {
  const fixture = openAccounts(db)
  await registered(fixture)
  return { fixture, token: await entered(fixture) }
}

const NEW = { email: 'mira.new@example.org' }
const PHONE = { mobile: '+49 151 12345678' }

describe('an email address', () => {
  test('changes with the code sent to the new one, and the former one is notified', async () => {
    const { fixture, token } = await open()
    const asked = await callOk(fixture.app, 'requestContactCode', { token, body: NEW })
    expect(asked.message).toBe('The code has been sent.')
    const otp = await mailedCode(fixture)
    expect(fixture.deps.sent.at(-1)?.to).toBe(NEW.email)
    const { data } = await callOk(fixture.app, 'confirmContact', { token, body: { ...NEW, otp } })
    expect(data).toMatchObject({ email: NEW.email, is_email_verified: 1 })
    await fixture.deliver()
    expect(fixture.deps.sent.at(-1)).toMatchObject({
      to: MIRA.email,
      subject: 'Your email address at Hearth was changed',
    })
    await entered(fixture, NEW)
    const former = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    expect((await call(fixture.app, 'signIn', { body: former })).status).toBe(401)
  })

  test('of another account is refused, but only once it is verified', async () => {
    const { fixture, token } = await open()
    await registered(fixture, NEW)
    await callOk(fixture.app, 'requestContactCode', { token, body: NEW })
    const otp = await mailedCode(fixture)
    expect(
      await call(fixture.app, 'confirmContact', { token, body: { ...NEW, otp } }),
    ).toMatchObject({ status: 409, body: { key: 'emailTaken', message: 'Email already in use' } })
  })

  test('invalidates reset links sent to the former one', async () => {
    const { fixture, token } = await open()
    await callOk(fixture.app, 'requestPasswordReset', { query: { email: MIRA.email } })
    await fixture.deliver()
    const link = /token=([\w.-]+)/.exec(fixture.deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
    await callOk(fixture.app, 'requestContactCode', { token, body: NEW })
    const otp = await mailedCode(fixture)
    await callOk(fixture.app, 'confirmContact', { token, body: { ...NEW, otp } })
    const body = { token: link, password: 'evil-password', re_password: 'evil-password' }
    expect((await call(fixture.app, 'resetPassword', { body })).status).toBe(404)
  })
})

describe('a phone number', () => {
  test('changes with the code sent to it, and signs in from then on', async () => {
    const { fixture, token } = await open()
    await callOk(fixture.app, 'requestContactCode', { token, body: PHONE })
    const otp = await textedCode(fixture)
    const { data } = await callOk(fixture.app, 'confirmContact', { token, body: { ...PHONE, otp } })
    expect(data.mobile).toBe('+4915112345678')
    expect((await enteredByNumber(fixture, PHONE.mobile)).data.id).toBe(data.id)
  })

  test('of another account is refused', async () => {
    const { fixture, token } = await open()
    await enteredByNumber(fixture, PHONE.mobile)
    await callOk(fixture.app, 'requestContactCode', { token, body: PHONE })
    const otp = await textedCode(fixture)
    expect(
      await call(fixture.app, 'confirmContact', { token, body: { ...PHONE, otp } }),
    ).toMatchObject({ status: 409, body: { message: 'Phone number already in use' } })
  })
})

test('a code works once, for its requester and recipient', async () => {
  const { fixture, token } = await open()
  await registered(fixture, { email: 'eve@example.org' })
  const eve = await entered(fixture, { email: 'eve@example.org' })
  await callOk(fixture.app, 'requestContactCode', { token, body: NEW })
  const otp = await mailedCode(fixture)
  const confirm = async (who: string, body: { email: string; otp: string }) =>
    (await call(fixture.app, 'confirmContact', { token: who, body })).status
  expect(await confirm(eve, { ...NEW, otp })).toBe(422)
  expect(await confirm(token, { email: 'other@example.org', otp })).toBe(422)
  expect(await confirm(token, { ...NEW, otp: otherThan(otp) })).toBe(422)
  const verify = await call(fixture.app, 'verifyOtp', { token: eve, query: { ...NEW, otp } })
  expect(verify.status).toBe(422)
  const all = await Promise.all([confirm(token, { ...NEW, otp }), confirm(token, { ...NEW, otp })])
  expect(all.sort()).toEqual([200, 422])
})

test('five wrong codes require a new one', async () => {
  const { fixture, token } = await open()
  await callOk(fixture.app, 'requestContactCode', { token, body: NEW })
  const otp = await mailedCode(fixture)
  const confirm = async (code: string) =>
    (await call(fixture.app, 'confirmContact', { token, body: { ...NEW, otp: code } })).status
  for (let count = 0; count < 5; count++) expect(await confirm(otherThan(otp))).toBe(422)
  expect(await confirm(otp)).toBe(429)
  await callOk(fixture.app, 'requestContactCode', { token, body: NEW })
  expect(await confirm(await mailedCode(fixture))).toBe(200)
})

test('either address or number is required', async () => {
  const { fixture, token } = await open()
  const said = async (body: object) => {
    const reply = await call(fixture.app, 'requestContactCode', { token, body })
    return [reply.status, 'fields' in reply.body ? reply.body.fields : undefined]
  }
  expect(await said({ ...NEW, ...PHONE })).toEqual([422, { mobile: 'must come by itself' }])
  expect(await said({ mobile: '+0151 123' })).toEqual([422, { mobile: 'Phone number is invalid' }])
  expect(await said({ email: 'mira' })).toEqual([422, { email: 'Email address is invalid' }])
  expect((await said({}))[0]).toBe(422)
  const reply = await call(fixture.app, 'confirmContact', { token, body: { otp: '123456' } })
  expect(reply.status).toBe(422)
})

test('limits codes per address', async () => {
  const { fixture, token } = await open()
  const ask = async () =>
    (await call(fixture.app, 'requestContactCode', { token, body: NEW })).status
  for (let count = 0; count < 5; count++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})

describe('a contact change can be undone', () => {
  const undoLink = ({ deps }: AccountsFixture) =>
    /undo-change\?token=([\w.-]+)/.exec(deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
  const changed = async (fixture: AccountsFixture, token: string, email: string) => {
    await callOk(fixture.app, 'requestContactCode', { token, body: { email } })
    const otp = await mailedCode(fixture)
    await callOk(fixture.app, 'confirmContact', { token, body: { email, otp } })
    await fixture.deliver()
    return undoLink(fixture)
  }
  const undo = (fixture: AccountsFixture, token: string) =>
    call(fixture.app, 'undoContactChange', { body: { token } })
  const DAY_MS = 24 * 60 * MINUTE_MS

  test('with the link in the notice, once within seven days, despite later changes', async () => {
    const { fixture, token } = await open()
    const link = await changed(fixture, token, NEW.email)
    fixture.pass(MINUTE_MS)
    const theirs = await changed(fixture, token, 'thief@example.org')
    await callOk(fixture.app, 'requestContactCode', { token, body: PHONE })
    const otp = await textedCode(fixture)
    await callOk(fixture.app, 'confirmContact', { token, body: { ...PHONE, otp } })
    const identity = {
      auth_id: 'thief',
      account_id: 1,
      created_at: new Date('2026-06-15T13:00:00Z'),
    }
    await db.insertInto('account_identity').values(identity).execute()
    await callOk(fixture.app, 'updateProfile', { token, body: { email: 'later@example.org' } })
    fixture.pass(7 * DAY_MS - 3 * MINUTE_MS)
    const reply = await undo(fixture, link)
    expect(reply.status).toBe(200)
    expect((await call(fixture.app, 'getSignIns', { token })).status).toBe(401)
    const account = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
    expect(account).toMatchObject({
      email: MIRA.email,
      is_email_verified: true,
      password_hash: null,
    })
    for (const table of ['account_identity', 'pending_contact', 'contact_undo'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    expect((await undo(fixture, link)).status).toBe(404)
    expect((await undo(fixture, theirs)).status).toBe(404)
    const data = 'data' in reply.body ? Object(reply.body.data) : {}
    const password = 'slate-and-birch'
    const body = { token: data.token, password, re_password: password }
    await callOk(fixture.app, 'resetPassword', { body })
    await entered(fixture, { password })
  })

  test('but not after seven days or with a forged token', async () => {
    const { fixture, token } = await open()
    const link = await changed(fixture, token, NEW.email)
    expect((await undo(fixture, `${link.slice(0, -2)}xx`)).status).toBe(404)
    fixture.pass(7 * DAY_MS)
    expect((await undo(fixture, link)).status).toBe(404)
  })

  test('but not when the address opens another account by now', async () => {
    const { fixture, token } = await open()
    const link = await changed(fixture, token, NEW.email)
    await registered(fixture)
    expect(await undo(fixture, link)).toMatchObject({ status: 409, body: { key: 'emailTaken' } })
    expect((await call(fixture.app, 'getSignIns', { token })).status).toBe(200)
  })
})

describe('the specification’s own calls', () => {
  test('keep an address and a number pending until their codes are entered', async () => {
    const { fixture, token } = await open()
    const body = { ...NEW, ...PHONE, name: 'Mira' }
    const { data } = await callOk(fixture.app, 'updateProfile', { token, body })
    expect(data).toMatchObject({
      email: MIRA.email,
      pending_email: NEW.email,
      pending_mobile: '+4915112345678',
    })
    const otp = await mailedCode(fixture)
    const number = await textedCode(fixture)
    await callOk(fixture.app, 'verifyOtp', { query: { ...NEW, otp } })
    const proof = { number: PHONE.mobile, otp: number }
    expect((await call(fixture.app, 'verifyOtp', { query: proof })).status).toBe(422)
    await callOk(fixture.app, 'verifyOtp', { token, query: proof })
    const after = await callOk(fixture.app, 'updateProfile', { token, body })
    expect(after.data).toMatchObject({
      email: NEW.email,
      mobile: '+4915112345678',
      is_mobile_verified: 1,
      pending_email: null,
      pending_mobile: null,
    })
  })

  test('resend the code, even with an expired token', async () => {
    const { fixture, token } = await open()
    await callOk(fixture.app, 'updateProfile', { token, body: NEW })
    const otp = await mailedCode(fixture)
    await callOk(fixture.app, 'requestOtp', {
      query: NEW,
      token: '1|this-token-was-never-given-out',
    })
    expect(await mailedCode(fixture)).toBe(otp)
    fixture.pass(11 * MINUTE_MS)
    await callOk(fixture.app, 'requestOtp', { query: NEW, token })
    expect(await mailedCode(fixture)).not.toBe(otp)
  })

  test('do not affect the owner of a number that is pending elsewhere', async () => {
    const { fixture, token } = await open()
    await callOk(fixture.app, 'updateProfile', { token, body: PHONE })
    const { data } = await enteredByNumber(fixture, PHONE.mobile)
    expect(data.id).toBe(2)
  })

  test('refuse a change by an old sign-in', async () => {
    const { fixture, token } = await open()
    fixture.pass(11 * MINUTE_MS)
    const reply = await call(fixture.app, 'updateProfile', { token, body: { ...NEW, name: 'Eve' } })
    expect(reply).toMatchObject({ status: 403, body: { key: 'recentSignInRequired' } })
    const same = await callOk(fixture.app, 'updateProfile', { token, body: { email: MIRA.email } })
    expect(same.data).toMatchObject({ name: MIRA.name, pending_email: null })
  })
})
