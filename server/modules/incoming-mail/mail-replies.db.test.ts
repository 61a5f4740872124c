import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { readReplyAddress, replyAddress } from '@/server/modules/mail-replies/reply-address.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { callOk } from '@/tests/support/call.ts'
import { say } from '@/tests/support/chat.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { askAsGuest } from '@/tests/support/inquiries.ts'
import {
  ADA,
  ANSWERS,
  asked,
  GUS,
  OFFICE,
  OLGA,
  openMailFixture,
  told,
} from '@/tests/support/mail-replies.ts'
import { signedIn } from '@/tests/support/members.ts'
import { readMailbox } from './jobs.ts'
import { forgetReceivedMails } from './received-mail-store.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

describe('an answer to a mail about an inquiry', () => {
  test('reaches the owner and somebody without account, in turn', async () => {
    const fixture = await openMailFixture(db)
    const { app, owner, post, receive } = fixture
    const { mails, ofOwner, ofAda } = await asked(fixture)
    expect(mails.every(({ automatic }) => automatic === 'generated')).toBe(true)
    expect(await receive({ from: OLGA, to: ofOwner, text: 'Yes, come on Monday.' })).toEqual({
      delivered: 1,
    })
    const [answer] = await post()
    expect(answer).toMatchObject({ to: ADA })
    expect(answer?.text).toContain('Yes, come on Monday.')
    expect(await receive({ from: ADA, to: answer?.replyTo ?? '', text: 'I will.' })).toEqual({
      delivered: 1,
    })
    await receive({ from: ADA, to: ofAda, text: 'With a friend.' })
    const again = await post()
    expect(again.map((it) => [it.to, it.replyTo])).toEqual([
      [OLGA, ofOwner],
      [OLGA, ofOwner],
    ])
    const { messages } = await callOk(app, 'getLead', { token: owner.token, path: { id: 1 } })
    expect(messages.map((it) => [it.is_mine, it.message])).toEqual([
      [false, 'Is it free?'],
      [true, 'Yes, come on Monday.'],
      [false, 'I will.'],
      [false, 'With a friend.'],
    ])
  })

  test('reaches a member about a project, and is refused where one blocked the other', async () => {
    const fixture = await openMailFixture(db)
    const { app, owner, guest, post, receive } = fixture
    const { id: project_id } = await upcomingProject(db, { ownerId: owner.id, title: 'Quay' })
    await callOk(app, 'sendInquiry', {
      token: guest.token,
      body: { project_id, message: 'When is it ready?', consent: 1 },
    })
    const [{ replyTo: ofOwner = '' } = {}] = await post()
    expect(await receive({ from: OLGA, to: ofOwner, text: 'In May.' })).toEqual({ delivered: 1 })
    const [answer] = await post()
    expect(answer?.to).toBe(GUS)
    const ofGus = answer?.replyTo ?? ''
    expect(await receive({ from: GUS, to: ofGus, text: 'Thanks.' })).toEqual({ delivered: 1 })
    await post()
    await sql`insert into account_block (blocker_id, blocked_id) values (${guest.id}, ${owner.id})`.execute(
      db,
    )
    const both = [
      { from: OLGA, to: ofOwner, text: 'And now?' },
      { from: GUS, to: ofGus, text: 'No.' },
    ]
    expect(await receive(...both)).toEqual({ refused: 2 })
    const { messages } = await callOk(app, 'getLead', { token: owner.token, path: { id: 1 } })
    expect(messages.map(({ message }) => message)).toEqual([
      'When is it ready?',
      'In May.',
      'Thanks.',
    ])
    expect((await post()).map(({ to }) => to)).toEqual([OLGA, GUS])
  })

  test('reaches the chat that it went on as', async () => {
    const fixture = await openMailFixture(db)
    const { deps, app, guest, owner, about, receive, texts } = fixture
    const body = { property_id: about, message: 'Is it free?', consent: 1 }
    await callOk(app, 'sendInquiry', { token: guest.token, body })
    for (const [sideId, from, text] of [
      [owner.id, OLGA, 'Yes'],
      [guest.id, GUS, 'Good'],
    ] as const) {
      const to = replyAddress(deps.config, { kind: 'inquiry', id: 1, sideId }) ?? ''
      expect(await receive({ from, to, text })).toEqual({ delivered: 1 })
    }
    expect(await texts()).toEqual(['Is it free?', 'Yes', 'Good'])
  })

  test('is refused once the inquiry is closed, and never for another inquiry', async () => {
    const fixture = await openMailFixture(db)
    const { deps, app, owner, guest, post, receive } = fixture
    const { ofAda } = await asked(fixture)
    const stranger = replyAddress(deps.config, { kind: 'inquiry', id: 1, sideId: guest.id }) ?? ''
    expect(await receive({ from: GUS, to: stranger, text: 'Hi' })).toEqual({ refused: 1 })
    await callOk(app, 'changeLeadState', {
      token: owner.token,
      path: { id: 1 },
      body: { state: 'closed' },
    })
    await post()
    expect(await receive({ from: ADA, to: ofAda, text: 'Hello?' })).toEqual({ refused: 1 })
    const [notice] = await post()
    expect(notice).toMatchObject({ to: ADA, subject: 'Your reply wasn’t delivered' })
    expect(notice?.text).toContain('This conversation has ended')
  })

  test('has no files, and tells so', async () => {
    const fixture = await openMailFixture(db)
    const { ofOwner } = await asked(fixture)
    const files = [{ name: 'plan.pdf', type: 'application/pdf', content: '%PDF-1.7' }]
    expect(await fixture.receive({ from: OLGA, to: ofOwner, text: 'The plan.', files })).toEqual({
      delivered: 1,
    })
    const notice = (await fixture.post()).find(({ to }) => to === OLGA)
    expect(notice?.text).toContain('plan.pdf\n\nYou can’t send files in this conversation.')
  })

  test('comes from the site’s address for the administrator, or from an administrator', async () => {
    const fixture = await openMailFixture(db)
    const { receive } = fixture
    const { id: property_id } = await publishedListing(db, { title: 'Barn' })
    const first = await asked(fixture, { property_id })
    const mail = { from: OFFICE, to: first.ofOwner, text: 'Yes' }
    expect(await receive(mail)).toEqual({ 'ignored: gone': 1 })
    const eve = await signedIn(db, { name: 'Eve', isAdmin: true })
    await db
      .updateTable('account')
      .set({ email: 'eve@example.org' })
      .where('id', '=', eve.id)
      .execute()
    expect(
      await receive(mail, { ...mail, from: 'eve@example.org' }, { ...mail, from: OLGA }),
    ).toEqual({
      delivered: 2,
      refused: 1,
    })
    const messages = await db
      .selectFrom('inquiry_message')
      .select(['text', 'author_id'])
      .orderBy('id')
      .execute()
    expect(messages.map((it) => [it.text, it.author_id])).toEqual([
      ['Is it free?', null],
      ['Yes', eve.id],
      ['Yes', eve.id],
    ])
  })

  test('may follow a mail about a viewing', async () => {
    const fixture = await openMailFixture(db)
    const { app, owner, about, post, receive } = fixture
    const body = {
      name: 'Ada',
      mobile: '+49 30 1234567',
      consent: 1,
      property_id: about,
      message: 'Hi',
    }
    const { token } = await askAsGuest(app, body)
    await callOk(app, 'saveViewingSchedule', {
      token: owner.token,
      body: {
        time_zone: 'Europe/Berlin',
        minutes: 30,
        notice_hours: 0,
        kind: 'place',
        place: '12 Mill Lane',
        weekly: [{ weekday: 5, from: '16:00', to: '18:00' }],
      },
    })
    await post()
    await callOk(app, 'requestViewing', {
      body: { token: token ?? '', starts_at: '2026-06-19T14:00:00Z' },
    })
    const [mail] = await post()
    expect(readReplyAddress(fixture.deps.config, mail?.replyTo ?? '')).toEqual({
      kind: 'inquiry',
      id: 1,
      sideId: owner.id,
    })
    expect(await receive({ from: OLGA, to: mail?.replyTo ?? '', text: 'Ring twice.' })).toEqual({
      delivered: 1,
    })
  })
})

describe('a mail that is no answer of its person', () => {
  test('is told to that person, and never to the address that wrote', async () => {
    const fixture = await openMailFixture(db)
    const to = await told(fixture)
    const [foreign, spoofed] = ['mallory@example.com', GUS]
    expect(await fixture.receive({ from: foreign, to, text: 'Pay here' })).toEqual({ refused: 1 })
    expect(await fixture.receive({ from: spoofed, to, text: 'Pay here' })).toEqual({ refused: 1 })
    expect(await fixture.texts()).toEqual(['Is it free?'])
    const mails = await fixture.post()
    expect(mails.map((it) => it.to)).toEqual([OLGA, OLGA])
    expect(mails[0]?.text).toContain(`Only replies from ${OLGA} are delivered`)
    expect(mails[0]?.text).not.toContain('mallory')
  })

  test.each([
    [{ 'Auto-Submitted': 'auto-replied' }, 'ignored: automatic'],
    [{ 'Return-Path': '<>' }, 'ignored: bounce'],
    [{ 'List-Id': '<homes.example.org>' }, 'ignored: list'],
    [{ Precedence: 'bulk' }, 'ignored: bulk'],
    [{ From: ANSWERS }, 'ignored: own'],
    [{ To: ANSWERS }, 'ignored: noToken'],
    [{ To: 'answers+c1-1-1-aaaaaaaaaaaaaaaa@homes.example.org' }, 'ignored: noToken'],
  ])('with %o gets no answer', async (headers, receipt) => {
    const fixture = await openMailFixture(db)
    const to = await told(fixture)
    expect(await fixture.receive({ from: OLGA, to, text: 'Away', headers })).toEqual({
      [receipt]: 1,
    })
    expect(await fixture.post()).toEqual([])
    expect(await fixture.texts()).toEqual(['Is it free?'])
  })

  test('is told what is missing or too much', async () => {
    const fixture = await openMailFixture(db)
    const to = await told(fixture)
    const { ofOwner } = await asked(fixture)
    await fixture.receive({ from: OLGA, to, text: '> Is it free?' })
    await fixture.receive({ from: OLGA, to, text: 'a'.repeat(5001) })
    await fixture.receive({ from: OLGA, to: ofOwner, text: 'a'.repeat(4001) })
    fixture.box.put({ from: OLGA, to, text: 'Yes' }, true)
    expect(await fixture.read()).toEqual({ refused: 1 })
    const words = (await fixture.post()).map(({ text }) => text)
    for (const [at, part] of ['no text', '5,000', '4,000', '25 MB'].entries()) {
      expect(words[at]).toContain(part)
    }
  })
})

test('a failing mail stays unread, holds up no other, and is left after five times', async () => {
  const fixture = await openMailFixture(db)
  const to = await told(fixture)
  const { ofOwner } = await asked(fixture)
  const { mailbox } = fixture.box
  const broken = testDeps({
    db,
    mailbox,
    config: fixture.deps.config,
    limits: {
      consume: async (rule) => {
        if (rule === 'messagesByAccount') throw new Error('broken')
      },
      giveBack: async () => {},
    },
  })
  fixture.box.put({ from: OLGA, to, text: 'Yes' })
  fixture.box.put({ from: OLGA, to: ofOwner, text: 'Yes' })
  const counts = []
  for (let n = 0; n < 6; n += 1)
    counts.push(await readMailbox(broken, new AbortController().signal))
  expect(counts).toEqual([{ delivered: 1 }, {}, {}, {}, { givenUp: 1 }, {}])
  expect(fixture.box.unread).toEqual([])
})

test('what was received is forgotten after ninety days', async () => {
  const fixture = await openMailFixture(db)
  await fixture.receive({ from: OLGA, to: await told(fixture), text: 'Yes' })
  const count = async () => (await db.selectFrom('received_mail').select('key').execute()).length
  const later = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)
  await forgetReceivedMails(db, later(89))
  expect(await count()).toBe(1)
  await forgetReceivedMails(db, later(91))
  expect(await count()).toBe(0)
})

test('without a mailbox, mails go as they went', async () => {
  const fixture = await openMailFixture(db, {})
  const { mails } = await asked(fixture)
  expect(mails.map((it) => [it.to, it.replyTo, it.automatic])).toEqual([
    [OLGA, ADA, undefined],
    [ADA, undefined, undefined],
  ])
  await say(fixture.app, fixture.toOwner, 'Is it free?')
  await say(fixture.app, fixture.toOwner, 'On Monday?')
  const [mail] = await fixture.post()
  expect(mail?.replyTo).toBe(undefined)
  expect(mail?.text).not.toContain('Is it free?')
  expect(mail?.text).not.toContain('##-')
})
