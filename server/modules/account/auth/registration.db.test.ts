import { beforeEach, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import {
  entered,
  MINUTE_MS,
  MIRA,
  mailedCode,
  openAccounts,
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
const BODY = { ...MIRA, re_password: MIRA.password }

test('gives the same reply for an existing account and notifies its owner', async () => {
  const fixture = open()
  const first = await callOk(fixture.app, 'registerUser', { body: BODY })
  expect(first).toEqual({
    error: false,
    message: 'Please enter the code that we sent to your e-mail address.',
    data: null,
  })
  const otp = await mailedCode(fixture)
  await callOk(fixture.app, 'verifyOtp', { query: { email: MIRA.email, otp } })
  const body = { ...BODY, name: 'Eve', password: 'evil-password', re_password: 'evil-password' }
  expect(await callOk(fixture.app, 'registerUser', { body })).toEqual(first)
  expect(await mailedCode(fixture)).toBe('')
  expect(fixture.deps.sent.at(-1)).toMatchObject({
    subject: 'You already have an account at Hearth',
    text: expect.stringContaining('http://localhost/sign-in'),
  })
  expect(fixture.deps.sent.at(-1)?.text).not.toContain('Eve')
  await entered(fixture)
  expect(await db.selectFrom('account').select('name').execute()).toEqual([{ name: MIRA.name }])
})

test('completes the registration whose code was entered, of several for one address', async () => {
  const fixture = open()
  const first = await register(fixture)
  await register(fixture, { name: 'Eve', password: 'evil-password' })
  await callOk(fixture.app, 'verifyOtp', { query: { email: MIRA.email, otp: first } })
  await entered(fixture)
  const eve = { type: '3' as const, email: MIRA.email, password: 'evil-password' }
  expect((await call(fixture.app, 'signIn', { body: eve })).status).toBe(401)
  expect(await db.selectFrom('registration').select('id').execute()).toEqual([])
})

test('asks for an expired code again, for a day', async () => {
  const fixture = open()
  const late = await register(fixture)
  fixture.pass(11 * MINUTE_MS)
  const query = { email: MIRA.email, otp: late }
  expect((await call(fixture.app, 'verifyOtp', { query })).status).toBe(422)
  await callOk(fixture.app, 'requestOtp', { query: { email: MIRA.email } })
  const otp = await mailedCode(fixture)
  await callOk(fixture.app, 'verifyOtp', { query: { email: MIRA.email, otp } })
  await entered(fixture)
})

test('deletes a pending registration after a day', async () => {
  const fixture = open()
  await register(fixture)
  fixture.pass(24 * 60 * MINUTE_MS)
  await callOk(fixture.app, 'requestOtp', { query: { email: MIRA.email } })
  const before = fixture.deps.sent.length
  await fixture.deliver()
  expect(fixture.deps.sent).toHaveLength(before)
  const body = { type: '3' as const, email: MIRA.email, password: MIRA.password }
  expect((await call(fixture.app, 'signIn', { body })).status).toBe(401)
})

test('reports invalid fields in the form’s words', async () => {
  const { app } = open()
  const said = async (own: object) => {
    const reply = await call(app, 'registerUser', { body: { ...BODY, ...own } })
    expect(reply.status).toBe(422)
    return 'fields' in reply.body ? reply.body.fields : undefined
  }
  expect(await said({ name: '', email: '', password: '', re_password: '' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    password: 'Password is required',
    re_password: 'Passwords do not match',
  })
  expect(await said({ email: 'mira' })).toEqual({ email: 'Email address is invalid' })
  expect(await said({ password: '12345' })).toEqual({
    password: 'Password must be 6 characters or more',
  })
  expect(await said({ re_password: 'other-words' })).toEqual({
    re_password: 'Passwords do not match',
  })
  expect(await said({ mobile: '+0151 123' })).toEqual({ mobile: 'Phone number is invalid' })
  expect(await said({ password: 'Password123', re_password: 'Password123' })).toEqual({
    password: 'This password is too common. Please choose another one.',
  })
  for (const password of ['miralindqvist', 'Lindqvist84', MIRA.email]) {
    expect(await said({ password, re_password: password })).toEqual({
      password: 'Please don’t use your name or email address as your password.',
    })
  }
  expect(await said({ nickname: 'M' })).toEqual({ nickname: 'is not known' })
})

test('stores the name in one line and the number as digits, and keeps site links apart', async () => {
  const fixture = open()
  await callOk(fixture.app, 'registerUser', {
    body: { ...BODY, name: ' Mira\r\nLindqvist ', mobile: '+49 151 12345678' },
  })
  const otp = await mailedCode(fixture)
  await callOk(fixture.app, 'verifyOtp', { query: { email: MIRA.email, otp } })
  await registered(fixture, { email: 'other@example.org' })
  await registered(fixture, { email: 'admin@example.org', name: 'Admin' })
  const rows = await db
    .selectFrom('account')
    .select(['name', 'mobile', 'mobile_verified_at', 'slug'])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { name: 'Mira Lindqvist', mobile: '+4915112345678', mobile_verified_at: null },
    { slug: expect.stringMatching(/^mira-lindqvist-\d{7,}$/) },
    { slug: expect.stringMatching(/^admin-\d{7,}$/) },
  ])
})

test('sends the mail in the page’s language', async () => {
  const fixture = open()
  await callOk(fixture.app, 'registerUser', { body: BODY, language: 'de' })
  const otp = await mailedCode(fixture)
  expect(fixture.deps.sent[0]?.subject).toBe(`${otp} ist Ihr Code für Hearth`)
  expect(fixture.deps.sent[0]?.text).toContain('Er ist 10 Minuten gültig.')
})

test('limits registrations per address', async () => {
  const fixture = open()
  const { points, seconds } = LIMIT_RULES.registrationsByEmail
  for (let count = 0; count < points; count++) await register(fixture)
  const reply = await call(fixture.app, 'registerUser', {
    body: { ...BODY, email: MIRA.email.toUpperCase() },
  })
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String(seconds)])
})
