import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import { replyAddress } from '@/server/modules/mail-replies/reply-address.ts'
import { chats, hear, say } from '@/tests/support/chat.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { GUS, OLGA, openMailFixture, told } from '@/tests/support/mail-replies.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

describe('an answer to a mail about a chat', () => {
  test('becomes a message, and what the mail showed is read', async () => {
    const fixture = await openMailFixture(db)
    const { app, owner, toOwner, toGuest, post, receive, texts } = fixture
    await say(app, toOwner, 'Is it free?')
    await say(app, toOwner, 'On Monday?')
    const [mail] = await post()
    expect(mail).toMatchObject({ to: OLGA, automatic: 'generated' })
    expect(mail?.text).toMatch(/^##- Reply above this line -##\n/)
    expect(mail?.text).toContain('Is it free?\n\nOn Monday?')
    const to = mail?.replyTo ?? ''
    const text = `Yes, at ten.\n\nOn 6/15/26, Hearth <${to}> wrote:\n> Is it free?\n`
    expect(await receive({ from: 'Olga@Example.org', to, text })).toEqual({ delivered: 1 })
    expect((await chats(app, owner)).unread).toBe(0)
    expect((await post()).map((it) => it.to)).toEqual([GUS])
    const { messages } = await hear(app, toOwner)
    expect(messages.map((it) => [it.message, it.is_read])).toEqual([
      ['Yes, at ten.', 1],
      ['On Monday?', 1],
      ['Is it free?', 1],
    ])
    // The conversation goes on by mail: nobody opened it.
    await say(app, toOwner, 'See you.')
    const [next] = await post()
    expect(next?.text).toContain('See you.')
    await receive({ from: OLGA, to: next?.replyTo ?? '', text: 'Bye.' })
    expect(await texts()).toContain('Bye.')
    expect((await hear(app, toGuest)).thread?.unread_count).toBe(0)
  })

  test('tells of messages that came after the mail', async () => {
    const fixture = await openMailFixture(db)
    const { app, owner, toOwner, post, receive } = fixture
    const to = await told(fixture)
    await say(app, toOwner, 'Or on Tuesday?')
    expect(await post()).toEqual([])
    await receive({ from: OLGA, to, text: 'Monday is fine.' })
    expect((await chats(app, owner)).unread).toBe(1)
    const mails = await post()
    expect(mails.map((it) => it.to).toSorted()).toEqual([GUS, OLGA])
    expect(mails.find((it) => it.to === OLGA)?.text).toContain('Or on Tuesday?')
  })

  test('adds nothing when it is handed over again, also after a crash', async () => {
    const fixture = await openMailFixture(db)
    const { receive, texts } = fixture
    const to = await told(fixture)
    const mail = { from: OLGA, to, text: 'Yes', id: '<once@example.org>' }
    expect(await receive(mail, mail)).toEqual({ delivered: 1, repeated: 1 })
    // As if the process had ended between the message and the note about its mail.
    await db.deleteFrom('received_mail').execute()
    expect(await receive(mail)).toEqual({ delivered: 1 })
    expect(await texts()).toEqual(['Is it free?', 'Yes'])
    // Message-IDs are chosen by programs: another one of somebody else is no repeat.
    const other =
      replyAddress(fixture.deps.config, {
        kind: 'chat',
        id: 1,
        sideId: fixture.guest.id,
        seq: 2,
      }) ?? ''
    await receive({ from: GUS, to: other, text: 'Fine', id: '<once@example.org>' })
    expect(await texts()).toEqual(['Is it free?', 'Yes', 'Fine'])
  })

  test('brings along the files that chat takes, and names the others once', async () => {
    const fixture = await openMailFixture(db)
    const { app, toGuest, post, receive } = fixture
    const to = await told(fixture)
    const create = { width: 40, height: 30, channels: 3 as const, background: '#884422' }
    const photo = await sharp({ create }).jpeg().toBuffer()
    const file = (name: string, content: Buffer | string = '%PDF-1.7 plan') => ({
      name,
      type: 'application/octet-stream',
      content,
    })
    const mail = {
      from: OLGA,
      to,
      text: 'Here they are.',
      id: '<files@example.org>',
      files: [file('mill.jpg', photo), file('plan.pdf'), file('setup.exe', 'MZ')],
    }
    expect(await receive(mail)).toEqual({ delivered: 1 })
    await db.deleteFrom('received_mail').execute()
    await receive(mail)
    const { messages } = await hear(app, toGuest)
    expect(messages.map((it) => [it.message, it.file_name]).toReversed()).toEqual([
      ['Is it free?', ''],
      ['Here they are.', ''],
      ['', 'mill.jpg'],
      ['', 'plan.pdf'],
    ])
    const notices = (await post()).filter((it) => it.to === OLGA)
    expect(new Set(notices.map(({ id }) => id)).size).toBe(1)
    expect(notices[0]).toMatchObject({
      subject: 'Files were left out of your reply',
      automatic: 'replied',
    })
    expect(notices[0]?.text).toContain('setup.exe')
    expect(notices[0]?.text).not.toContain('plan.pdf')
    expect(notices[0]?.replyTo).toBe(undefined)
  })

  test.each([true, false])('is refused where one blocked the other: %s', async (isOwners) => {
    const fixture = await openMailFixture(db)
    const { owner, guest, post, receive, texts } = fixture
    const to = await told(fixture)
    const ids = isOwners ? [owner.id, guest.id] : [guest.id, owner.id]
    await sql`insert into account_block (blocker_id, blocked_id) values (${sql.join(ids)})`.execute(
      db,
    )
    expect(await receive({ from: OLGA, to, text: 'Yes' })).toEqual({ refused: 1 })
    expect(await texts()).toEqual(['Is it free?'])
    const mails = await post()
    expect(mails.map((it) => it.to)).toEqual([OLGA])
    expect(mails[0]?.text).toContain('one of you blocked the other')
  })

  test('has the limits of messages, and tells of them five times an hour', async () => {
    const fixture = await openMailFixture(db)
    const to = await told(fixture)
    const mails = Array.from({ length: LIMIT_RULES.messagesByAccount.points + 8 }, (_, n) => ({
      from: OLGA,
      to,
      text: `Message ${n}`,
    }))
    const counts = await fixture.receive(...mails)
    expect(counts).toEqual({ delivered: LIMIT_RULES.messagesByAccount.points, refused: 8 })
    const notices = (await fixture.post()).filter(({ to: reader }) => reader === OLGA)
    expect(notices).toHaveLength(LIMIT_RULES.replyNoticesByPerson.points)
    expect(notices[0]?.text).toContain('many messages')
  })

  test('leads nowhere once the account or the conversation is gone, or the member administers', async () => {
    const fixture = await openMailFixture(db)
    const { owner, guest, post, receive } = fixture
    const to = await told(fixture)
    const mail = { from: OLGA, to, text: 'Yes' }
    const change = (values: object) =>
      db.updateTable('account').set(values).where('id', '=', owner.id).execute()
    await change({ is_active: false })
    expect(await receive(mail)).toEqual({ 'ignored: gone': 1 })
    await change({ is_active: true, role: 'administrator' })
    expect(await receive(mail)).toEqual({ 'ignored: gone': 1 })
    await change({ role: null })
    await db.deleteFrom('account').where('id', '=', guest.id).execute()
    expect(await receive(mail)).toEqual({ refused: 1 })
    expect((await post()).map((it) => it.text.includes('has ended'))).toEqual([true])
    await db.deleteFrom('account').where('id', '=', owner.id).execute()
    expect(await receive(mail)).toEqual({ 'ignored: gone': 1 })
    expect(await post()).toEqual([])
  })
})
