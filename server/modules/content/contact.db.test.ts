import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import { language, setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { contentHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = (own: Parameters<typeof testDeps>[0] = {}) => {
  const deps = testDeps({ db, ...own })
  return { app: createServer(deps, contentHandlers), deps }
}

const MESSAGE = {
  first_name: 'Ana',
  last_name: 'García',
  email: 'ana@example.org',
  subject: 'A question\r\nabout listing',
  message: 'Is the house still free?\nI could come on Monday.',
}

const OPEN = { assigned_to: null, closed_at: null, closed_by: null }

const kept = () => db.selectFrom('contact_message').selectAll().execute()

test('stores a message and mails it to the marketplace with the sender as reply address', async () => {
  await setting(db, { company_email: 'office@hearth.example' })
  const { app, deps } = open()
  const reply = await callOk(app, 'sendContactMessage', { body: MESSAGE })
  expect(reply).toEqual({ error: false, message: 'Your message was sent.' })
  const subject = 'A question about listing'
  expect(await kept()).toEqual([
    { ...MESSAGE, subject, id: 1, created_at: expect.any(Date), ...OPEN },
  ])
  expect(deps.enqueued).toEqual([
    {
      name: 'mail.send',
      data: expect.objectContaining({
        to: 'office@hearth.example',
        replyTo: 'ana@example.org',
        subject: 'A question about listing',
        text: expect.stringContaining('I could come on Monday.\n\nAna García\nana@example.org'),
      }),
    },
  ])
})

test('accepts a form like JSON', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(MESSAGE)) form.set(name, value)
  await callOk(open().app, 'sendContactMessage', { form })
  expect((await kept()).map(({ email }) => email)).toEqual(['ana@example.org'])
})

test('follows the direction of the language', async () => {
  await language(db, { code: 'en' })
  await language(db, { code: 'ar', isRightToLeft: true })
  await setting(db, { company_email: 'office@hearth.example' })
  const { app, deps } = open()
  await callOk(app, 'sendContactMessage', { body: MESSAGE, language: 'ar' })
  expect(deps.enqueued[0]?.data).toMatchObject({
    html: expect.stringContaining('<html lang="ar" dir="rtl">'),
  })
})

test('stores the message without a marketplace address', async () => {
  const { app, deps } = open()
  await callOk(app, 'sendContactMessage', { body: MESSAGE })
  expect([(await kept()).length, deps.enqueued]).toEqual([1, []])
})

test('discards the message if its mail cannot be queued', async () => {
  await setting(db, { company_email: 'office@hearth.example' })
  const { deps } = open()
  const enqueue = async () => {
    throw new Error('The queue is gone')
  }
  const { app } = open({ queue: { ...deps.queue, enqueue } })
  const response = await app.request('http://localhost/api/contct_us', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MESSAGE),
  })
  expect([response.status, await kept()]).toEqual([500, []])
})

test('reports missing fields in the form’s words', async () => {
  const { app } = open()
  const said = async (body: object) => {
    const reply = await call(app, 'sendContactMessage', { body })
    expect(reply.status).toBe(422)
    return reply.body
  }
  const fields = {
    first_name: 'Name is required',
    last_name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  }
  expect(await said({})).toMatchObject({ message: 'Name is required', fields })
  const blank = Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, ' ']))
  expect(await said(blank)).toMatchObject({ fields })
  expect(await said({ ...MESSAGE, email: 'ana@' })).toMatchObject({
    message: 'Email address is invalid',
    fields: { email: 'Email address is invalid' },
  })
  expect(await said({ ...MESSAGE, nickname: 'A' })).toMatchObject({
    fields: { nickname: 'is not known' },
  })
  expect(await said({ ...MESSAGE, message: 'x'.repeat(5001) })).toMatchObject({
    fields: { message: 'must have at most 5000 characters' },
  })
  expect(await kept()).toEqual([])
})

test('rejects an unreadable body', async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await open().app.request('http://localhost/api/contct_us', {
    method: 'POST',
    headers,
    body: '{',
  })
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ key: 'malformed' }),
  ])
})

test('limits messages per sender', async () => {
  const { app } = open()
  const { points, seconds } = LIMIT_RULES.contactByEmail
  for (let count = 0; count < points; count++) {
    await callOk(app, 'sendContactMessage', { body: MESSAGE })
  }
  const reply = await call(app, 'sendContactMessage', {
    body: { ...MESSAGE, email: 'ANA@example.org' },
  })
  expect([reply.status, reply.headers.get('retry-after'), reply.body]).toEqual([
    429,
    String(seconds),
    expect.objectContaining({ key: 'tooMany' }),
  ])
  expect((await kept()).length).toBe(points)
})
