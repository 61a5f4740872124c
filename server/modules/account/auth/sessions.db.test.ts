import { beforeEach, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import {
  entered,
  enteredByNumber,
  MINUTE_MS,
  MIRA,
  openAccounts,
  register,
  registered,
} from '@/tests/support/accounts.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import {
  REFUSALS_OF_STREAMS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const open = (own: Parameters<typeof openAccounts>[1] = {}) => openAccounts(db, own)
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('lists sign-ins with their browsers, the current one first', async () => {
  const fixture = open()
  await registered(fixture)
  const { email, password } = MIRA
  const body = { type: '3' as const, email, password }
  const headers = { 'user-agent': FIREFOX }
  const { token } = await callOk(fixture.app, 'signIn', { body, headers })
  fixture.pass(HOUR_MS)
  await entered(fixture)
  await enteredByNumber(fixture, '+15035550100')
  expect((await callOk(fixture.app, 'getSignIns', { token })).data).toEqual([
    {
      id: 1,
      is_current: 1,
      device: 'Firefox, Linux',
      time_zone: null,
      country_code: null,
      created_at: '2026-06-15T12:00:00.000000Z',
      last_used_at: '2026-06-15T13:00:00.000000Z',
    },
    {
      id: 2,
      is_current: 0,
      device: '',
      time_zone: null,
      country_code: null,
      created_at: '2026-06-15T13:00:00.000000Z',
      last_used_at: '2026-06-15T13:00:00.000000Z',
    },
  ])
})

test('ends own sign-ins and no others', async () => {
  const fixture = open()
  await registered(fixture)
  const [mine, other] = [await entered(fixture), await entered(fixture)]
  const { token: strange } = await enteredByNumber(fixture, '+15035550100')
  const end = async (id: number) =>
    (await call(fixture.app, 'endSignIn', { token: mine, path: { id } })).status
  expect(await end(Number.parseInt(strange, 10))).toBe(404)
  expect(await end(Number.parseInt(other, 10))).toBe(200)
  expect(await end(Number.parseInt(other, 10))).toBe(404)
  expect((await call(fixture.app, 'getSignIns', { token: other })).status).toBe(401)
  await callOk(fixture.app, 'getSignIns', { token: strange })
  expect((await call(fixture.app, 'endSignIn', { token: mine, path: { id: 0 } })).status).toBe(422)
})

test('signing out ends the current sign-in and unregisters its device', async () => {
  const fixture = open()
  await registered(fixture)
  const [left, kept] = [await entered(fixture), await entered(fixture)]
  const enter = { type: '3' as const, email: MIRA.email, password: MIRA.password }
  const { token } = await callOk(fixture.app, 'signIn', { body: { ...enter, fcm_id: 'device-1' } })
  await callOk(fixture.app, 'signOut', { token })
  await callOk(fixture.app, 'signOut', { token: left })
  for (const gone of [token, left]) {
    expect((await call(fixture.app, 'signOut', { token: gone })).status).toBe(401)
  }
  expect((await callOk(fixture.app, 'getSignIns', { token: kept })).data).toHaveLength(1)
  expect(await db.selectFrom('push_device').select('id').execute()).toEqual([])
})

test('unregisters a device before sign-out and keeps the token', async () => {
  const fixture = open()
  await registered(fixture)
  const enter = { type: '3' as const, email: MIRA.email, password: MIRA.password }
  const devices = () => db.selectFrom('push_device').select('token').orderBy('id').execute()
  const { token, data } = await callOk(fixture.app, 'signIn', { body: { ...enter, fcm_id: 'one' } })
  expect(data.fcm_id).toBe('one')
  const second = await callOk(fixture.app, 'signIn', { body: { ...enter, fcm_id: 'two' } })
  await callOk(fixture.app, 'beforeLogout', { token, body: { fcm_id: 'three' } })
  expect(await devices()).toEqual([{ token: 'one' }, { token: 'two' }])
  await callOk(fixture.app, 'beforeLogout', { token })
  expect(await devices()).toEqual([{ token: 'two' }])
  await callOk(fixture.app, 'beforeLogout', { token, body: { fcm_id: 'two' } })
  expect(await devices()).toEqual([])
  await callOk(fixture.app, 'getSignIns', { token: second.token })
})

test('keeps devices of other accounts, and moves a device to the account that signs in on it', async () => {
  const fixture = open()
  await registered(fixture)
  await registered(fixture, { email: 'other@example.org' })
  const token = await entered(fixture, { email: 'other@example.org' })
  const enter = { type: '3' as const, email: MIRA.email, password: MIRA.password }
  await callOk(fixture.app, 'signIn', { body: { ...enter, fcm_id: 'one' } })
  await callOk(fixture.app, 'beforeLogout', { token, body: { fcm_id: 'one' } })
  const owners = () => db.selectFrom('push_device').select('account_id').execute()
  expect(await owners()).toEqual([{ account_id: 1 }])
  const other = { ...enter, email: 'other@example.org' }
  await callOk(fixture.app, 'signIn', { body: { ...other, fcm_id: 'one' } })
  expect(await owners()).toEqual([{ account_id: 2 }])
})

test('expires a sign-in after ninety days and records its use once an hour', async () => {
  const fixture = open()
  await registered(fixture)
  const token = await entered(fixture)
  const used = async () =>
    (await callOk(fixture.app, 'getSignIns', { token })).data[0]?.last_used_at
  fixture.pass(59 * MINUTE_MS)
  expect(await used()).toBe('2026-06-15T12:00:00.000000Z')
  fixture.pass(MINUTE_MS)
  expect(await used()).toBe('2026-06-15T13:00:00.000000Z')
  fixture.pass(89 * DAY_MS)
  await used()
  fixture.pass(DAY_MS - HOUR_MS)
  expect((await call(fixture.app, 'getSignIns', { token })).status).toBe(401)
  await entered(fixture)
  expect(await db.selectFrom('access_token').select('id').execute()).toHaveLength(1)
})

test('expires an administrator’s sign-in after twelve hours, including earlier ones', async () => {
  const fixture = open()
  await registered(fixture)
  const status = async (token: string) => (await call(fixture.app, 'getSignIns', { token })).status
  const before = await entered(fixture)
  fixture.pass(12 * HOUR_MS)
  expect(await status(before)).toBe(200)
  await db.updateTable('account').set({ role: 'administrator' }).execute()
  expect(await status(before)).toBe(401)
  const after = await entered(fixture)
  fixture.pass(12 * HOUR_MS - MINUTE_MS)
  expect((await callOk(fixture.app, 'getSignIns', { token: after })).data).toHaveLength(1)
  fixture.pass(MINUTE_MS)
  expect(await status(after)).toBe(401)
  const { expires_at, created_at } = await db
    .selectFrom('access_token')
    .select(['expires_at', 'created_at'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(expires_at.getTime() - created_at.getTime()).toBe(12 * HOUR_MS)
})

test('keeps the fifty most recently used sign-ins of an account', async () => {
  const fixture = open()
  await registered(fixture)
  const first = await entered(fixture)
  for (let count = 0; count < 50; count++) {
    fixture.pass(11_000)
    await entered(fixture)
  }
  expect((await call(fixture.app, 'getSignIns', { token: first })).status).toBe(401)
  expect(await db.selectFrom('access_token').select('id').execute()).toHaveLength(50)
})

test.each(['getSignIns', 'signOut'] as const)('closes %s to others', async (id) => {
  expect(await usualRefusals(db, open().app, id)).toEqual(REFUSALS_OF_STREAMS)
})

test.each(['beforeLogout', 'reauthenticate', 'requestContactCode', 'confirmContact'] as const)(
  'closes %s to others, whose input is not even read',
  async (id) => {
    expect(await usualRefusals(db, open().app, id)).toEqual(REFUSALS_OF_WRITES)
  },
)

test('shows withheld messages in the outbox of a demo', async () => {
  const fixture = open()
  await db
    .insertInto('mail_outbox')
    .values({ recipient: 'mira@example.org', subject: 'A code', text: '123456' })
    .execute()
  await db.insertInto('sms_outbox').values({ recipient: '+15035550100', text: '654321' }).execute()
  const { data } = await callOk(fixture.app, 'getOutbox')
  expect(data).toMatchObject([
    { id: 'sms-2', kind: 'sms', to: '+15035550100', subject: '', text: '654321' },
    { id: 'mail-1', kind: 'mail', to: 'mira@example.org', subject: 'A code', text: '123456' },
  ])
})

test('shows the files of a withheld mail, to download', async () => {
  const fixture = open()
  const content = Buffer.from('%PDF-1.7 a receipt').toString('base64')
  const attachments = [{ name: 'receipt.pdf', type: 'application/pdf', content }]
  const mail = { recipient: 'mira@example.org', subject: 'Paid', text: 'Attached.' }
  await db
    .insertInto('mail_outbox')
    .values({ ...mail, attachments: JSON.stringify(attachments) })
    .execute()
  const { data } = await callOk(fixture.app, 'getOutbox')
  expect(data[0]?.attachments).toMatchObject([{ name: 'receipt.pdf', bytes: 18 }])
  const file = (position: number, headers = {}) =>
    call(fixture.app, 'getOutboxAttachment', { path: { id: 1, position }, headers })
  const { status, body, headers } = await file(0)
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="receipt.pdf"',
  ])
  expect(Buffer.from(body as unknown as Uint8Array).toString()).toBe('%PDF-1.7 a receipt')
  expect((await file(1)).status).toBe(404)
  expect((await file(0, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
})

test('lists simultaneous messages in order of creation', async () => {
  const fixture = open()
  const at = new Date('2026-01-01T00:00:00Z')
  const keepMail = (text: string) =>
    db
      .insertInto('mail_outbox')
      .values({ recipient: 'mira@example.org', subject: text, text, created_at: at })
      .execute()
  const keepMessage = (text: string) =>
    db
      .insertInto('sms_outbox')
      .values({ recipient: '+15035550100', text, created_at: at })
      .execute()
  await keepMail('1')
  await keepMessage('2')
  await keepMail('3')
  await keepMessage('4')
  const { data } = await callOk(fixture.app, 'getOutbox')
  expect(data.map(({ text }) => text)).toEqual(['4', '3', '2', '1'])
})

test('closes the outbox elsewhere and to other hosts', async () => {
  const configs = [
    { publicUrl: 'https://homes.example.org' },
    { smtpUrl: 'smtp://mail' },
    { smsUrl: 'twilio+https://a:b@c?from=1' },
    { host: '0.0.0.0' },
  ]
  for (const config of configs) {
    const { app } = open({ config })
    expect((await call(app, 'getOutbox')).status).toBe(404)
  }
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await call(open().app, 'getOutbox', { headers })).status).toBe(404)
  const near = { 'x-forwarded-for': '::1' }
  expect((await call(open().app, 'getOutbox', { headers: near })).status).toBe(200)
})

test('a pending registration is no account', async () => {
  const fixture = open()
  await register(fixture)
  expect(await db.selectFrom('account').select('id').execute()).toEqual([])
})
