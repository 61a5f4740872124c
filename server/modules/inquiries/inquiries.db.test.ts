import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import { chatHandlers } from '@/server/modules/chat/handlers.ts'
import { membersHandlers } from '@/server/modules/members/handlers.ts'
import { notificationsHandlers } from '@/server/modules/notifications/handlers.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { pendingProject, upcomingProject } from '@/tests/support/builders/projects.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { hear } from '@/tests/support/chat.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { askAsGuest, openedForm, refusedInquiry } from '@/tests/support/inquiries.ts'
import { signedIn } from '@/tests/support/members.ts'
import { inquiriesHandlers } from './handlers.ts'
import { leadHandlers } from './lead-handlers.ts'
import { forgetOldInquiries } from './pruning.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const CONTACT = { name: 'Ada Brandt', email: 'Ada@example.org', consent: 1 }

async function open() {
  const deps = testDeps({ db })
  const app = createServer(deps, {
    ...chatHandlers,
    ...membersHandlers,
    ...notificationsHandlers,
    ...inquiriesHandlers,
    ...leadHandlers,
  })
  const [owner, guest] = [await signedIn(db, { name: 'Olga' }), await signedIn(db, { name: 'Gus' })]
  await sql`update account set email = name || '@example.com'`.execute(db)
  const house = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  const ask = { ...CONTACT, property_id: house.id, message: 'Is it free?' }
  return { deps, app, owner, guest, house, ask }
}

/** The mails that wait. */
function mails({ enqueued }: TestDeps) {
  const waiting = enqueued.splice(0).filter(({ name }) => name === 'mail.send')
  return waiting.map(({ data }) => {
    const { to, replyTo, subject, text, html } = Object(data)
    return { to, replyTo, subject, text: String(text), html: String(html) }
  })
}

const tokenIn = (text = '') => /\/inquiry\?token=([\w-]{43})/.exec(text)?.[1] ?? ''

const titles = async ({ app }: Awaited<ReturnType<typeof open>>, token: string) => {
  const { data } = await callOk(app, 'getNotifications', { token })
  return data.map(({ kind, title }) => `${kind}: ${title}`)
}

describe('an inquiry without account', () => {
  test('reaches the owner by mail, notification and inbox; the visitor gets a copy with a link', async () => {
    const fixture = await open()
    const { deps, app, owner, ask } = fixture
    const sent = {
      ...ask,
      message: 'Free? <b>See</b> https://evil.example',
      preferred_times: 'May',
    }
    expect(await askAsGuest(app, sent)).toMatchObject({ token: null, chat: null })
    const [toOwner, copy, ...others] = mails(deps)
    expect(others).toEqual([])
    expect(toOwner).toMatchObject({ to: 'Olga@example.com', replyTo: 'Ada@example.org' })
    expect(toOwner?.subject).toBe('New inquiry about “Mill” from Ada Brandt')
    expect(toOwner?.text).toContain('See</b> https://evil.example\n\nPreferred times: May')
    expect(toOwner?.html).toContain('&lt;b&gt;')
    expect(copy).toMatchObject({ to: 'Ada@example.org', replyTo: undefined })
    expect(copy?.text).toContain('<b>See</b> …')
    expect(copy?.text).not.toContain('evil')
    expect(await titles(fixture, owner.token)).toEqual(['inquiry: New inquiry from Ada Brandt'])
    const { data, counts } = await callOk(app, 'getLeads', { token: owner.token })
    expect(counts).toEqual({ new: 1, answered: 0, viewing_agreed: 0, closed: 0 })
    expect(data).toMatchObject([
      {
        subject: { about: 'property', title: 'Mill' },
        name: 'Ada Brandt',
        email: 'Ada@example.org',
        state: 'new',
        excerpt: sent.message,
        chat: null,
      },
    ])
  })

  test('goes on by the secret link, whose token is stored as a hash only', async () => {
    const fixture = await open()
    const { deps, app, owner, ask } = fixture
    const { id } = await askAsGuest(app, ask)
    const first = tokenIn(mails(deps)[1]?.text)
    expect(first).not.toBe('')
    const { rows } = await sql`select from inquiry_link where token_hash = ${first}`.execute(db)
    expect(rows).toEqual([])
    await callOk(app, 'answerLead', {
      token: owner.token,
      path: { id },
      body: { message: 'Yes, from May.' },
    })
    const [answer] = mails(deps)
    expect(answer).toMatchObject({
      to: 'Ada@example.org',
      subject: 'Olga answered your inquiry about “Mill”',
      text: expect.stringContaining('Yes, from May.'),
    })
    const second = tokenIn(answer?.text)
    for (const token of [first, second]) {
      const { data, messages } = await callOk(app, 'getInquiry', { query: { token } })
      expect(data).toMatchObject({ id, state: 'answered', owner_name: 'Olga', can_write: true })
      expect(messages.map(({ is_mine, message }) => [is_mine, message])).toEqual([
        [true, 'Is it free?'],
        [false, 'Yes, from May.'],
      ])
    }
    await callOk(app, 'writeToInquiry', { body: { token: second, message: 'I come.' } })
    expect(mails(deps)).toMatchObject([
      { to: 'Olga@example.com', subject: 'Ada Brandt wrote again about “Mill”' },
    ])
    expect(await titles(fixture, owner.token)).toEqual([
      'inquiry-message: Ada Brandt wrote again',
      'inquiry: New inquiry from Ada Brandt',
    ])
    const { data, messages } = await callOk(app, 'getLead', { token: owner.token, path: { id } })
    expect(data.state).toBe('new')
    expect(messages.map(({ is_mine }) => is_mine)).toEqual([false, true, false])
  })

  test('is sent once for a client id, also when repeats are under way together', async () => {
    const { deps, app, ask } = await open()
    const body = { ...ask, client_id: randomUUID() }
    const replies = await Promise.all([1, 2, 3].map(() => askAsGuest(app, body)))
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
    expect(mails(deps)).toHaveLength(2)
    expect(await db.selectFrom('inquiry').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('inquiry_message').select('id').execute()).toHaveLength(1)
  })

  test('without address returns the token of its link', async () => {
    const { deps, app, ask } = await open()
    const { email, ...rest } = ask
    const { token } = await askAsGuest(app, { ...rest, mobile: '+49 30 1234567' })
    expect(mails(deps).map(({ to, replyTo }) => [to, replyTo])).toEqual([
      ['Olga@example.com', undefined],
    ])
    const { messages } = await callOk(app, 'getInquiry', { query: { token: token ?? '' } })
    expect(messages.map(({ message }) => message)).toEqual(['Is it free?'])
  })

  test('without address gets the same link when its reply was lost and it is repeated', async () => {
    const { deps, app, ask } = await open()
    const { email, ...rest } = ask
    const body = { ...rest, mobile: '+49 30 1234567', client_id: randomUUID() }
    const [first, together] = await Promise.all([1, 2].map(() => askAsGuest(app, body)))
    const later = await askAsGuest(app, body)
    expect(first?.token).toMatch(/^[\w-]{43}$/)
    expect([together, later]).toEqual([first, first])
    const { data } = await callOk(app, 'getInquiry', { query: { token: later.token ?? '' } })
    expect(data.id).toBe(first?.id)
    expect(mails(deps)).toHaveLength(1)
    const other = await askAsGuest(app, { ...body, client_id: randomUUID() })
    expect(other.token).not.toBe(first?.token)
    const byMail = { ...ask, client_id: randomUUID() }
    await askAsGuest(app, byMail)
    const repeat = { ...rest, mobile: '+49 30 1234567', client_id: byMail.client_id }
    expect((await call(app, 'sendInquiry', { body: repeat })).status).toBe(409)
  })

  test('gives its link to nobody who knows only its client id', async () => {
    const { deps, app, owner, ask } = await open()
    const { email, ...rest } = ask
    const body = { ...rest, mobile: '+49 30 1234567', client_id: randomUUID() }
    const first = await askAsGuest(app, body)
    const { id: project_id } = await upcomingProject(db, { ownerId: owner.id })
    const { property_id, ...noTarget } = body
    const others = [
      { ...body, message: 'Is it free? ' + 'Please' },
      { ...body, message: 'is it free?' },
      { ...body, name: 'Mallory' },
      { ...body, mobile: '+49 30 7654321' },
      { ...body, email: 'mallory@example.com' },
      { ...body, mobile: '', email: 'mallory@example.com' },
      { ...body, preferred_times: 'Sunday' },
      { ...noTarget, project_id },
      { ...noTarget, agent_id: owner.id },
      { ...body, property_id: property_id + 1 },
    ]
    for (const other of others) {
      const { status, body: reply } = await call(app, 'sendInquiry', { body: other })
      expect({ status, token: Object(reply).token }).toEqual({ status: 409, token: undefined })
    }
    const spaced = { ...body, name: ` ${body.name} `, message: `${body.message}\n` }
    expect(await askAsGuest(app, spaced)).toEqual(first)
    expect(mails(deps)).toHaveLength(1)
  })

  test('reaches the administrator of listings without owner, of projects and agents', async () => {
    const { deps, app, owner, ask } = await open()
    await setting(db, { company_email: 'office@hearth.example' })
    const admin = await signedIn(db, { isAdmin: true })
    const { id: ownerless } = await publishedListing(db, { title: 'Barn' })
    const { id: project_id } = await upcomingProject(db, { title: 'Quarter', ownerId: owner.id })
    const { property_id, ...rest } = ask
    await askAsGuest(app, { ...rest, property_id: ownerless })
    await askAsGuest(app, { ...rest, agent_id: 0 })
    await askAsGuest(app, { ...rest, project_id })
    await askAsGuest(app, { ...rest, agent_id: owner.id })
    const to = mails(deps).filter(({ replyTo }) => replyTo)
    expect(to.map((mail) => mail.to)).toEqual([
      'office@hearth.example',
      'office@hearth.example',
      'Olga@example.com',
      'Olga@example.com',
    ])
    const about = async (token: string) => {
      const { data } = await callOk(app, 'getLeads', { token })
      return data.map(({ subject }) => `${subject.about} ${subject.title}`).sort()
    }
    expect(await about(admin.token)).toEqual(['agent Admin', 'property Barn'])
    expect(await about(owner.token)).toEqual(['agent Olga', 'project Quarter'])
  })

  test('is refused when it is empty, endless, incomplete, unconsented or by a robot', async () => {
    const { app, ask } = await open()
    const field = (...fields: string[]) => ({ status: 422, key: 'invalid', fields })
    const { name, email, consent, ...rest } = ask
    expect(await refusedInquiry(app, { ...ask, message: '' })).toEqual(field('message'))
    expect(await refusedInquiry(app, { ...ask, message: ' \n ' })).toEqual(field('message'))
    const endless = { ...ask, message: 'x'.repeat(100_000) }
    expect(await refusedInquiry(app, endless)).toEqual(field('message'))
    expect(await refusedInquiry(app, { ...rest, name, email })).toEqual(field('consent'))
    expect(await refusedInquiry(app, { ...rest, email, consent })).toEqual(field('name'))
    expect(await refusedInquiry(app, { ...rest, name, consent })).toEqual(field('email'))
    expect(await refusedInquiry(app, { ...ask, email: 'ada' })).toEqual(field('email'))
    expect(await refusedInquiry(app, { ...ask, mobile: 'call' })).toEqual(field('mobile'))
    expect(await refusedInquiry(app, { ...ask, agent_id: 1 })).toEqual(field('property_id'))
    expect(await refusedInquiry(app, { ...ask, website: 'x' })).toEqual(field('website'))
    expect(await refusedInquiry(app, { ...ask, form_token: '1.x' })).toEqual(field('form_token'))
    const justNow = { ...ask, form_token: openedForm(TEST_NOW) }
    expect(await refusedInquiry(app, justNow)).toEqual({ status: 409, key: 'formTooFast' })
    expect(await db.selectFrom('inquiry').select('id').execute()).toEqual([])
  })

  test('about a deleted, hidden or unapproved listing, or nobody, is refused', async () => {
    const { app, house, owner, ask } = await open()
    const { property_id, ...rest } = ask
    const { id: project_id } = await pendingProject(db, { ownerId: owner.id })
    expect((await refusedInquiry(app, { ...rest, project_id })).status).toBe(404)
    expect((await refusedInquiry(app, { ...rest, agent_id: 9999 })).status).toBe(404)
    const change = (set: object) =>
      db.updateTable('property').set(set).where('id', '=', house.id).execute()
    await change({ is_active: false })
    expect(await refusedInquiry(app, ask)).toEqual({ status: 404, key: 'listingGone' })
    await change({ is_active: true, deleted_at: TEST_NOW })
    expect(await refusedInquiry(app, ask)).toEqual({ status: 404, key: 'listingGone' })
  })

  test('is limited by address, contact and owner', async () => {
    const { app, ask } = await open()
    for (let n = 0; n < LIMIT_RULES.inquiriesByContact.points; n++) await askAsGuest(app, ask)
    const again = await refusedInquiry(app, { ...ask, email: 'ADA@example.org' })
    expect(again.status).toBe(429)
  })

  test('cannot be opened with another token, and ends when the owner closes it', async () => {
    const { deps, app, owner, ask } = await open()
    const { id } = await askAsGuest(app, ask)
    const token = tokenIn(mails(deps)[1]?.text)
    for (const query of [{ token: 'x'.repeat(43) }, { token: 'x' }]) {
      expect((await call(app, 'getInquiry', { query })).status).toBe(404)
    }
    expect((await call(app, 'getInquiry', { query: { id } })).status).toBe(401)
    expect((await call(app, 'getInquiry', { query: {} })).status).toBe(422)
    const close = { path: { id }, body: { state: 'closed' } }
    await callOk(app, 'changeLeadState', { token: owner.token, ...close })
    const body = { token, message: 'Hello?' }
    const refused = await call(app, 'writeToInquiry', { body })
    expect([refused.status, Object(refused.body).key]).toEqual([409, 'inquiryClosed'])
    await callOk(app, 'answerLead', { token: owner.token, path: { id }, body: { message: 'Yes' } })
    await callOk(app, 'writeToInquiry', { body })
  })

  test('is adopted by an account with the same proven address only', async () => {
    const { app, guest, ask } = await open()
    const { id } = await askAsGuest(app, ask)
    const { token } = guest
    await sql`update account set email = 'ada@EXAMPLE.org' where id = ${guest.id}`.execute(db)
    const early = await call(app, 'adoptInquiries', { token })
    expect([early.status, Object(early.body).key]).toEqual([409, 'emailNotProven'])
    expect(await callOk(app, 'getSentInquiries', { token })).toMatchObject({
      adoptable: 0,
      data: [],
    })
    await sql`update account set is_email_verified = true where id = ${guest.id}`.execute(db)
    expect((await callOk(app, 'getSentInquiries', { token })).adoptable).toBe(1)
    expect((await call(app, 'getInquiry', { token, query: { id } })).status).toBe(404)
    expect((await callOk(app, 'adoptInquiries', { token })).adopted).toBe(1)
    expect((await callOk(app, 'adoptInquiries', { token })).adopted).toBe(0)
    const { messages } = await callOk(app, 'getInquiry', { token, query: { id } })
    expect(messages).toHaveLength(1)
  })
})

describe('a member’s inquiry', () => {
  test('about a property is a chat message and a lead, which follows the chat', async () => {
    const { deps, app, owner, guest, house } = await open()
    const body = { property_id: house.id, message: 'Is it free?', consent: 1 }
    const once = { ...body, client_id: randomUUID() }
    const sent = await callOk(app, 'sendInquiry', { token: guest.token, body: once })
    expect(await callOk(app, 'sendInquiry', { token: guest.token, body: once })).toEqual(sent)
    expect(sent.chat).toEqual({ user_id: owner.id, property_id: house.id })
    expect(mails(deps)).toEqual([])
    const toGuest = { from: owner, to: guest.id, about: house.id }
    expect((await hear(app, toGuest)).texts).toEqual(['Is it free?'])
    const leads = () => callOk(app, 'getLeads', { token: owner.token })
    const chat = { user_id: guest.id, property_id: house.id }
    const facts = { id: sent.id, email: null, name: 'Gus', excerpt: 'Is it free?', chat }
    expect((await leads()).data).toMatchObject([{ ...facts, state: 'new' }])
    const answer = { path: { id: sent.id }, body: { message: 'Yes' } }
    const { lead } = await callOk(app, 'answerLead', { token: owner.token, ...answer })
    expect(lead).toMatchObject({ state: 'answered', excerpt: 'Yes' })
    expect((await hear(app, toGuest)).texts).toEqual(['Yes', 'Is it free?'])
    await callOk(app, 'sendInquiry', { token: guest.token, body })
    expect((await leads()).data).toMatchObject([{ id: sent.id, state: 'new' }])
    const again = await call(app, 'writeToInquiry', {
      token: guest.token,
      body: { id: sent.id, message: 'x' },
    })
    expect(Object(again.body).key).toBe('inquiryIsChat')
  })

  test('about a project is answered on the site and by mail', async () => {
    const fixture = await open()
    const { deps, app, owner, guest } = fixture
    const { id: project_id } = await upcomingProject(db, { title: 'Quarter', ownerId: owner.id })
    const body = { project_id, message: 'Which floors?', consent: 1 }
    const { id } = await callOk(app, 'sendInquiry', { token: guest.token, body })
    expect(mails(deps)).toMatchObject([{ to: 'Olga@example.com', replyTo: undefined }])
    const answer = { path: { id }, body: { message: 'All.', client_id: randomUUID() } }
    for (let time = 0; time < 2; time++) {
      await callOk(app, 'answerLead', { token: owner.token, ...answer })
    }
    const other = { ...answer, body: { ...answer.body, message: 'None.' } }
    expect((await call(app, 'answerLead', { token: owner.token, ...other })).status).toBe(409)
    const guests = { id, message: 'All.', client_id: answer.body.client_id }
    const written = await call(app, 'writeToInquiry', { token: guest.token, body: guests })
    expect(written.status).toBe(409)
    expect(mails(deps)).toMatchObject([{ to: 'Gus@example.com' }])
    expect(await titles(fixture, guest.token)).toEqual([
      'inquiry-answer: Olga answered your inquiry',
    ])
    const { data } = await callOk(app, 'getSentInquiries', { token: guest.token })
    expect(data).toMatchObject([{ id, owner_name: 'Olga', state: 'answered' }])
  })

  test('is refused about one’s own listing and where somebody blocked', async () => {
    const { app, owner, guest, house } = await open()
    const { id: project_id } = await upcomingProject(db, { ownerId: owner.id })
    const asked = [{ property_id: house.id }, { project_id }, { agent_id: owner.id }]
    const bodies = asked.map((about) => ({ ...about, message: 'Free?', consent: 1 }))
    const refusals = async (token: string) => {
      const all = []
      for (const body of bodies) all.push(await refusedInquiry(app, body, token))
      return all.map(({ status, key }) => `${status} ${key}`)
    }
    expect(new Set(await refusals(owner.token))).toEqual(new Set(['403 forbidden']))
    const { id } = await callOk(app, 'sendInquiry', { token: guest.token, body: bodies[1] ?? {} })
    await callOk(app, 'blockUser', {
      token: owner.token,
      body: { to_user_id: guest.id, reason: 'Rude' },
    })
    expect(new Set(await refusals(guest.token))).toEqual(new Set(['403 blocked']))
    const write = { token: guest.token, body: { id, message: 'Hello?' } }
    expect((await call(app, 'writeToInquiry', write)).status).toBe(403)
    const answer = { token: owner.token, path: { id }, body: { message: 'No' } }
    expect((await call(app, 'answerLead', answer)).status).toBe(403)
  })
})

test('inquiries are deleted a year after their last message', async () => {
  const { app, ask } = await open()
  await askAsGuest(app, ask)
  const after = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)
  await forgetOldInquiries(db, after(365))
  expect(await db.selectFrom('inquiry').select('id').execute()).toHaveLength(1)
  await forgetOldInquiries(db, after(366))
  const tables = ['inquiry', 'inquiry_message', 'inquiry_link'] as const
  for (const table of tables) expect(await db.selectFrom(table).execute()).toEqual([])
})
