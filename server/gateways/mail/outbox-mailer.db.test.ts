import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { MailRefused } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

const { db } = await openTestDatabase()
let logged: unknown[]

const log = {
  info: (...words: unknown[]) => {
    logged.push(words)
  },
}

beforeEach(async () => {
  logged = []
  await truncate(db)
})

test('stores a mail in the outbox without a mail server, and logs no recipient', async () => {
  const mailer = openMailer({ smtpUrl: undefined, publicUrl: undefined }, db, log)
  await mailer.send({
    to: 'ana@example.org',
    replyTo: 'bob@example.org',
    subject: 'Hello',
    text: 'Hello Ana',
  })
  const outbox = await db.selectFrom('mail_outbox').selectAll().execute()
  expect(outbox).toEqual([
    {
      id: 1,
      recipient: 'ana@example.org',
      reply_to: 'bob@example.org',
      subject: 'Hello',
      text: 'Hello Ana',
      html: null,
      unsubscribe_url: null,
      message_id: null,
      attachments: [],
      created_at: expect.any(Date),
      sent_at: null,
    },
  ])
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain('example.org')
})

test('rejects what a mail server would reject', async () => {
  const mailer = openMailer({ smtpUrl: undefined, publicUrl: undefined }, db, log)
  const forged = { to: 'ana@example.org\nbob@example.org', subject: 'x', text: 'x' }
  await expect(mailer.send(forged)).rejects.toBeInstanceOf(MailRefused)
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
})

test('stores a repeated mail once', async () => {
  const mailer = openMailer({ smtpUrl: undefined, publicUrl: undefined }, db, log)
  const mail = { to: 'ana@example.org', subject: 'x', text: 'x', id: 'saved-search-1-7' }
  await mailer.send(mail)
  await mailer.send(mail)
  expect(await db.selectFrom('mail_outbox').select('message_id').execute()).toEqual([
    { message_id: 'saved-search-1-7' },
  ])
})
