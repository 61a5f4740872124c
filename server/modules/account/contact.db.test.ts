import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/seed/essentials.ts'
import {
  type AccountsHouse,
  entered,
  enteredByNumber,
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

async function open(): Promise<{ house: AccountsHouse; token: string }> {
  const house = openAccounts(db)
  await registered(house)
  return { house, token: await entered(house) }
}

const NEW = { email: 'mira.new@example.org' }
const PHONE = { mobile: '+49 151 12345678' }

describe('an address', () => {
  test('changes by the code that came to the new one, and the former one is told', async () => {
    const { house, token } = await open()
    const asked = await callOk(house.app, 'requestContactCode', { token, body: NEW })
    expect(asked.message).toBe('The code is on its way.')
    const otp = await mailedCode(house)
    expect(house.deps.sent.at(-1)?.to).toBe(NEW.email)
    const { data } = await callOk(house.app, 'confirmContact', { token, body: { ...NEW, otp } })
    expect(data).toMatchObject({ email: NEW.email, is_email_verified: 1 })
    await house.deliver()
    expect(house.deps.sent.at(-1)).toMatchObject({
      to: MIRA.email,
      subject: 'Your e-mail address at Hearth was changed',
    })
    await entered(house, NEW)
    const former = { type: '3' as const, email: MIRA.email, password: MIRA.password }
    expect((await call(house.app, 'signIn', { body: former })).status).toBe(401)
  })

  test('of another account is refused, to whoever proves it only', async () => {
    const { house, token } = await open()
    await registered(house, NEW)
    await callOk(house.app, 'requestContactCode', { token, body: NEW })
    const otp = await mailedCode(house)
    expect(await call(house.app, 'confirmContact', { token, body: { ...NEW, otp } })).toMatchObject(
      { status: 409, body: { key: 'emailTaken', message: 'Email already in use' } },
    )
  })

  test('a link for the password that went to the former one is good for nothing', async () => {
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

describe('a number', () => {
  test('changes by the code that came to it, and signs in from then on', async () => {
    const { house, token } = await open()
    await callOk(house.app, 'requestContactCode', { token, body: PHONE })
    const otp = await textedCode(house)
    const { data } = await callOk(house.app, 'confirmContact', { token, body: { ...PHONE, otp } })
    expect(data.mobile).toBe('4915112345678')
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

test('a code is good for who asked for it, for what it was sent to, and once', async () => {
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
  const verify = await call(house.app, 'verifyOtp', { query: { ...NEW, otp } })
  expect(verify.status).toBe(422)
  const all = await Promise.all([confirm(token, { ...NEW, otp }), confirm(token, { ...NEW, otp })])
  expect(all.sort()).toEqual([200, 422])
})

test('after five wrong codes a new one is needed', async () => {
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

test('it is one of the two', async () => {
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

test('codes to one address have to wait', async () => {
  const { house, token } = await open()
  const ask = async () => (await call(house.app, 'requestContactCode', { token, body: NEW })).status
  for (let count = 0; count < 5; count++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})
