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

async function open(): Promise<{ house: AccountsFixture; token: string }> {
  const house = openAccounts(db)
  await registered(house)
  return { house, token: await entered(house) }
}

const NEW = { email: 'mira.new@example.org' }
const PHONE = { mobile: '+49 151 12345678' }

describe('an email address', () => {
  test('changes with the code sent to the new one, and the former one is notified', async () => {
    const { house, token } = await open()
    const asked = await callOk(house.app, 'requestContactCode', { token, body: NEW })
    expect(asked.message).toBe('The code has been sent.')
    const otp = await mailedCode(house)
    expect(house.deps.sent.at(-1)?.to).toBe(NEW.email)
    const { data } = await callOk(house.app, 'confirmContact', { token, body: { ...NEW, otp } })
    expect(data).toMatchObject({ email: NEW.email, is_email_verified: 1 })
    await house.deliver()
    expect(house.deps.sent.at(-1)).toMatchObject({
      to: MIRA.email,
      subject: 'Your email address at Hearth was changed',
    })
    await entered(house, NEW)
    const former = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    expect((await call(house.app, 'signIn', { body: former })).status).toBe(401)
  })

  test('of another account is refused, but only once it is verified', async () => {
    const { house, token } = await open()
    await registered(house, NEW)
    await callOk(house.app, 'requestContactCode', { token, body: NEW })
    const otp = await mailedCode(house)
    expect(await call(house.app, 'confirmContact', { token, body: { ...NEW, otp } })).toMatchObject(
      { status: 409, body: { key: 'emailTaken', message: 'Email already in use' } },
    )
  })

  test('invalidates reset links sent to the former one', async () => {
    const { house, token } = await open()
    await callOk(house.app, 'requestPasswordReset', { query: { email: MIRA.email } })
    await house.deliver()
    const link = /token=([\w.-]+)/.exec(house.deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
    await callOk(house.app, 'requestContactCode', { token, body: NEW })
    const otp = await mailedCode(house)
    await callOk(house.app, 'confirmContact', { token, body: { ...NEW, otp } })
    const body = { token: link, password: 'evil-password', re_password: 'evil-password' }
    expect((await call(house.app, 'resetPassword', { body })).status).toBe(404)
  })
})

describe('a phone number', () => {
  test('changes with the code sent to it, and signs in from then on', async () => {
    const { house, token } = await open()
    await callOk(house.app, 'requestContactCode', { token, body: PHONE })
    const otp = await textedCode(house)
    const { data } = await callOk(house.app, 'confirmContact', { token, body: { ...PHONE, otp } })
    expect(data.mobile).toBe('+4915112345678')
    expect((await enteredByNumber(house, PHONE.mobile)).data.id).toBe(data.id)
  })

  test('of another account is refused', async () => {
    const { house, token } = await open()
    await enteredByNumber(house, PHONE.mobile)
    await callOk(house.app, 'requestContactCode', { token, body: PHONE })
    const otp = await textedCode(house)
    expect(
      await call(house.app, 'confirmContact', { token, body: { ...PHONE, otp } }),
    ).toMatchObject({ status: 409, body: { message: 'Phone number already in use' } })
  })
})

test('a code works once, for its requester and recipient', async () => {
  const { house, token } = await open()
  await registered(house, { email: 'eve@example.org' })
  const eve = await entered(house, { email: 'eve@example.org' })
  await callOk(house.app, 'requestContactCode', { token, body: NEW })
  const otp = await mailedCode(house)
  const confirm = async (who: string, body: { email: string; otp: string }) =>
    (await call(house.app, 'confirmContact', { token: who, body })).status
  expect(await confirm(eve, { ...NEW, otp })).toBe(422)
  expect(await confirm(token, { email: 'other@example.org', otp })).toBe(422)
  expect(await confirm(token, { ...NEW, otp: otherThan(otp) })).toBe(422)
  const verify = await call(house.app, 'verifyOtp', { token: eve, query: { ...NEW, otp } })
  expect(verify.status).toBe(422)
  const all = await Promise.all([confirm(token, { ...NEW, otp }), confirm(token, { ...NEW, otp })])
  expect(all.sort()).toEqual([200, 422])
})

test('five wrong codes require a new one', async () => {
  const { house, token } = await open()
  await callOk(house.app, 'requestContactCode', { token, body: NEW })
  const otp = await mailedCode(house)
  const confirm = async (code: string) =>
    (await call(house.app, 'confirmContact', { token, body: { ...NEW, otp: code } })).status
  for (let count = 0; count < 5; count++) expect(await confirm(otherThan(otp))).toBe(422)
  expect(await confirm(otp)).toBe(429)
  await callOk(house.app, 'requestContactCode', { token, body: NEW })
  expect(await confirm(await mailedCode(house))).toBe(200)
})

test('either address or number is required', async () => {
  const { house, token } = await open()
  const said = async (body: object) => {
    const reply = await call(house.app, 'requestContactCode', { token, body })
    return [reply.status, 'fields' in reply.body ? reply.body.fields : undefined]
  }
  expect(await said({ ...NEW, ...PHONE })).toEqual([422, { mobile: 'must come by itself' }])
  expect(await said({ mobile: '+0151 123' })).toEqual([422, { mobile: 'Phone number is invalid' }])
  expect(await said({ email: 'mira' })).toEqual([422, { email: 'Email address is invalid' }])
  expect((await said({}))[0]).toBe(422)
  const reply = await call(house.app, 'confirmContact', { token, body: { otp: '123456' } })
  expect(reply.status).toBe(422)
})

test('limits codes per address', async () => {
  const { house, token } = await open()
  const ask = async () => (await call(house.app, 'requestContactCode', { token, body: NEW })).status
  for (let count = 0; count < 5; count++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})

describe('a contact change can be undone', () => {
  const undoLink = ({ deps }: AccountsFixture) =>
    /undo-change\?token=([\w.-]+)/.exec(deps.sent.at(-1)?.text ?? '')?.[1] ?? ''
  const changed = async (house: AccountsFixture, token: string, email: string) => {
    await callOk(house.app, 'requestContactCode', { token, body: { email } })
    const otp = await mailedCode(house)
    await callOk(house.app, 'confirmContact', { token, body: { email, otp } })
    await house.deliver()
    return undoLink(house)
  }
  const undo = (house: AccountsFixture, token: string) =>
    call(house.app, 'undoContactChange', { body: { token } })
  const DAY_MS = 24 * 60 * MINUTE_MS

  test('with the link in the notice, once within seven days, despite later changes', async () => {
    const { house, token } = await open()
    const link = await changed(house, token, NEW.email)
    house.pass(MINUTE_MS)
    const theirs = await changed(house, token, 'thief@example.org')
    await callOk(house.app, 'requestContactCode', { token, body: PHONE })
    const otp = await textedCode(house)
    await callOk(house.app, 'confirmContact', { token, body: { ...PHONE, otp } })
    const identity = {
      auth_id: 'thief',
      account_id: 1,
      created_at: new Date('2026-06-15T13:00:00Z'),
    }
    await db.insertInto('account_identity').values(identity).execute()
    await callOk(house.app, 'updateProfile', { token, body: { email: 'later@example.org' } })
    house.pass(7 * DAY_MS - 3 * MINUTE_MS)
    const reply = await undo(house, link)
    expect(reply.status).toBe(200)
    expect((await call(house.app, 'getSignIns', { token })).status).toBe(401)
    const account = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
    expect(account).toMatchObject({
      email: MIRA.email,
      is_email_verified: true,
      password_hash: null,
    })
    for (const table of ['account_identity', 'pending_contact', 'contact_undo'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    expect((await undo(house, link)).status).toBe(404)
    expect((await undo(house, theirs)).status).toBe(404)
    const data = 'data' in reply.body ? Object(reply.body.data) : {}
    const password = 'slate-and-birch'
    const body = { token: data.token, password, re_password: password }
    await callOk(house.app, 'resetPassword', { body })
    await entered(house, { password })
  })

  test('but not after seven days or with a forged token', async () => {
    const { house, token } = await open()
    const link = await changed(house, token, NEW.email)
    expect((await undo(house, `${link.slice(0, -2)}xx`)).status).toBe(404)
    house.pass(7 * DAY_MS)
    expect((await undo(house, link)).status).toBe(404)
  })

  test('but not when the address opens another account by now', async () => {
    const { house, token } = await open()
    const link = await changed(house, token, NEW.email)
    await registered(house)
    expect(await undo(house, link)).toMatchObject({ status: 409, body: { key: 'emailTaken' } })
    expect((await call(house.app, 'getSignIns', { token })).status).toBe(200)
  })
})

describe('the specification’s own calls', () => {
  test('keep an address and a number pending until their codes are entered', async () => {
    const { house, token } = await open()
    const body = { ...NEW, ...PHONE, name: 'Mira' }
    const { data } = await callOk(house.app, 'updateProfile', { token, body })
    expect(data).toMatchObject({
      email: MIRA.email,
      pending_email: NEW.email,
      pending_mobile: '+4915112345678',
    })
    const otp = await mailedCode(house)
    const number = await textedCode(house)
    await callOk(house.app, 'verifyOtp', { query: { ...NEW, otp } })
    const proof = { number: PHONE.mobile, otp: number }
    expect((await call(house.app, 'verifyOtp', { query: proof })).status).toBe(422)
    await callOk(house.app, 'verifyOtp', { token, query: proof })
    const after = await callOk(house.app, 'updateProfile', { token, body })
    expect(after.data).toMatchObject({
      email: NEW.email,
      mobile: '+4915112345678',
      is_mobile_verified: 1,
      pending_email: null,
      pending_mobile: null,
    })
  })

  test('resend the code, even with an expired token', async () => {
    const { house, token } = await open()
    await callOk(house.app, 'updateProfile', { token, body: NEW })
    const otp = await mailedCode(house)
    await callOk(house.app, 'requestOtp', { query: NEW, token: '1|this-token-was-never-given-out' })
    expect(await mailedCode(house)).toBe(otp)
    house.pass(11 * MINUTE_MS)
    await callOk(house.app, 'requestOtp', { query: NEW, token })
    expect(await mailedCode(house)).not.toBe(otp)
  })

  test('do not affect the owner of a number that is pending elsewhere', async () => {
    const { house, token } = await open()
    await callOk(house.app, 'updateProfile', { token, body: PHONE })
    const { data } = await enteredByNumber(house, PHONE.mobile)
    expect(data.id).toBe(2)
  })

  test('refuse a change by an old sign-in', async () => {
    const { house, token } = await open()
    house.pass(11 * MINUTE_MS)
    const reply = await call(house.app, 'updateProfile', { token, body: { ...NEW, name: 'Eve' } })
    expect(reply).toMatchObject({ status: 403, body: { key: 'recentSignInRequired' } })
    const same = await callOk(house.app, 'updateProfile', { token, body: { email: MIRA.email } })
    expect(same.data).toMatchObject({ name: MIRA.name, pending_email: null })
  })
})
