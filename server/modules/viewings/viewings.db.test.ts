import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { inquiriesHandlers } from '@/server/modules/inquiries/handlers.ts'
import { leadHandlers } from '@/server/modules/inquiries/lead-handlers.ts'
import { membersHandlers } from '@/server/modules/members/handlers.ts'
import { notificationsHandlers } from '@/server/modules/notifications/handlers.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { readCalendarEntry } from '@/tests/support/calendar-entry.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { askAsGuest } from '@/tests/support/inquiries.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { viewingsHandlers } from './handlers.ts'
import { sendViewingMessage } from './messages.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const FRIDAY = '2026-06-19T14:00:00Z'
const LATER = '2026-06-19T15:00:00Z'

async function open() {
  const deps = testDeps({ db })
  const app = createServer(deps, {
    ...inquiriesHandlers,
    ...leadHandlers,
    ...membersHandlers,
    ...notificationsHandlers,
    ...viewingsHandlers,
  })
  const owner = await signedIn(db, { name: 'Olga' })
  const email = 'olga@example.com'
  await db.updateTable('account').set({ email }).where('id', '=', owner.id).execute()
  const { id: property_id } = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
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
  return { deps, app, owner, property_id }
}

type Fixture = Awaited<ReturnType<typeof open>>

let people = 0

/** Asks without account; answers the token of the link. */
async function ask({ app, property_id }: Fixture): Promise<string> {
  const mobile = `+49 30 ${1_000_000 + people++}`
  const body = { name: 'Ada', mobile, message: 'Hello', consent: 1, property_id }
  const { token } = await askAsGuest(app, body)
  return token ?? ''
}

const request = ({ app }: Fixture, token: string, starts_at = FRIDAY) =>
  call(app, 'requestViewing', { body: { token, starts_at } })

/** A step of the owner's, or by the token of a link. */
async function step({ app }: Fixture, by: SignedIn | string, id: number, body: object) {
  const isLink = typeof by === 'string'
  const reply = await call(app, 'changeViewing', {
    path: { id },
    body: isLink ? { ...body, token: by } : body,
    token: isLink ? undefined : by.token,
  })
  const { key, data } = Object(reply.body)
  return { status: Number(reply.status), ...(key ? { key } : {}), data }
}

/** Runs the waiting jobs of these acts; answers the mails. */
async function mails(
  deps: TestDeps,
  acts = ['requested', 'agreed', 'declined', 'moved', 'canceled'],
) {
  for (const { name, data } of deps.enqueued.splice(0)) {
    if (name !== 'viewing.message' || !acts.includes(Object(data).act)) continue
    const { viewingId, sequence, act, to, origin } = Object(data)
    await sendViewingMessage(deps, { viewingId, sequence, act, to, origin })
  }
  return deps.sent.splice(0)
}

const linkIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? ''

describe('a viewing', () => {
  test('is requested, agreed, moved and canceled, and calendars follow in place', async () => {
    const fixture = await open()
    const { deps, app, owner, property_id } = fixture
    const sent = {
      name: 'Ada, the “first”',
      email: 'ada@example.org',
      message: 'Hello',
      consent: 1,
    }
    await askAsGuest(app, { ...sent, property_id })
    const copy = deps.enqueued.find(({ data }) => Object(data).to === 'ada@example.org')
    const token = linkIn(Object(copy?.data).text)
    const requested = await callOk(app, 'requestViewing', { body: { token, starts_at: FRIDAY } })
    const { id } = requested.data
    expect(requested.data).toMatchObject({ state: 'requested', place: '', awaits_me: false })
    const [asked, ...none] = await mails(deps)
    expect(none).toEqual([])
    expect([asked?.to, asked?.invitation]).toEqual(['olga@example.com', undefined])
    expect(asked?.text).toContain('Friday, June 19, 2026 at 4:00')
    const agreed = await step(fixture, owner, id, { act: 'agree', sequence: 0 })
    expect(agreed.data).toMatchObject({ state: 'agreed', sequence: 1, place: '12 Mill Lane' })
    const first = await mails(deps)
    expect(first.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'olga@example.com'])
    const entries = first.map(({ invitation }) => readCalendarEntry(invitation?.content ?? ''))
    const { uid } = await db.selectFrom('viewing').select('uid').executeTakeFirstOrThrow()
    const facts = { uid, start: '2026-06-19T14:00:00.000Z', end: '2026-06-19T14:30:00.000Z' }
    const confirmed = {
      method: 'REQUEST',
      sequence: 1,
      status: 'CONFIRMED',
      location: '12 Mill Lane',
    }
    expect(entries).toEqual([
      { ...facts, ...confirmed },
      { ...facts, ...confirmed },
    ])
    const lead = async () => (await callOk(app, 'getLeads', { token: owner.token })).data[0]?.state
    expect(await lead()).toBe('viewing_agreed')
    const moved = await step(fixture, token, id, { act: 'move', sequence: 1, starts_at: LATER })
    expect(moved.data).toMatchObject({ state: 'requested', sequence: 2, awaits_me: false })
    const [second] = await mails(deps)
    expect(readCalendarEntry(second?.invitation?.content ?? '')).toMatchObject({
      uid,
      method: 'REQUEST',
      sequence: 2,
      status: 'TENTATIVE',
      start: '2026-06-19T15:00:00.000Z',
    })
    expect(await lead()).toBe('answered')
    await step(fixture, owner, id, { act: 'agree', sequence: 2 })
    await mails(deps)
    expect((await step(fixture, token, id, { act: 'cancel', sequence: 3 })).status).toBe(200)
    const last = await mails(deps)
    expect(last.map(({ invitation }) => invitation?.method)).toEqual(['CANCEL', 'CANCEL'])
    expect(readCalendarEntry(last[0]?.invitation?.content ?? '')).toMatchObject({
      uid,
      method: 'CANCEL',
      sequence: 4,
      status: 'CANCELLED',
    })
    const { data } = await callOk(app, 'getNotifications', { token: owner.token })
    expect(data[0]).toMatchObject({ kind: 'viewing-canceled', title: 'Viewing canceled' })
  })

  test('gives no time twice, also when many ask at once', async () => {
    const fixture = await open()
    const tokens = []
    for (let n = 0; n < 8; n++) tokens.push(await ask(fixture))
    const replies = await Promise.all(tokens.map((token) => request(fixture, token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const keys = replies.map(({ body }) => Object(body).key).filter(Boolean)
    expect(new Set(keys)).toEqual(new Set(['timeTaken']))
    const query = { property_id: fixture.property_id, weeks: 1 }
    const { data } = await callOk(fixture.app, 'getViewingSlots', { query })
    expect(data.map((at) => at.slice(11, 16))).toEqual(['14:30', '15:00', '15:30'])
    const moves = await db.selectFrom('viewing').select('id').execute()
    expect(moves).toHaveLength(1)
  })

  test('gives no overlapping time of another listing of the owner', async () => {
    const fixture = await open()
    const { app, owner } = fixture
    const { id } = await publishedListing(db, { ownerId: owner.id, title: 'Barn' })
    await callOk(app, 'saveViewingSchedule', {
      token: owner.token,
      body: {
        property_id: id,
        time_zone: 'Europe/Berlin',
        minutes: 45,
        notice_hours: 0,
        kind: 'video',
        place: 'https://meet.example/mill',
        weekly: [{ weekday: 5, from: '15:45', to: '17:15' }],
      },
    })
    expect((await request(fixture, await ask(fixture))).status).toBe(200)
    const { data } = await callOk(app, 'getViewingSlots', { query: { property_id: id, weeks: 1 } })
    expect(data.map((at) => at.slice(11, 16))).toEqual(['14:30'])
  })

  test('is refused at other times, twice for one inquiry, and after it was closed', async () => {
    const fixture = await open()
    const { app, owner } = fixture
    const token = await ask(fixture)
    const odd = await request(fixture, token, '2026-06-19T14:10:00Z')
    expect([odd.status, Object(odd.body).key]).toEqual([409, 'timeTaken'])
    const past = ['2026-06-12T14:00:00Z', '0000-06-12T14:00:00Z']
    const never = ['2027-06-18T14:00:00Z', '2026-06-19T23:59:60Z']
    for (const at of [...past, ...never]) {
      expect((await request(fixture, token, at)).status, at).toBe(422)
    }
    expect((await request(fixture, token)).status).toBe(200)
    const second = await request(fixture, token, LATER)
    expect([second.status, Object(second.body).key]).toEqual([409, 'viewingExists'])
    const closed = await ask(fixture)
    const inquiry = await db
      .selectFrom('inquiry')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const close = { path: { id: inquiry.id }, body: { state: 'closed' } }
    await callOk(app, 'changeLeadState', { token: owner.token, ...close })
    expect((await request(fixture, closed, LATER)).status).toBe(409)
    expect((await request(fixture, 'x'.repeat(43), LATER)).status).toBe(404)
  })

  test('allows each step to the side that it waits for, once', async () => {
    const fixture = await open()
    const { app, owner } = fixture
    const token = await ask(fixture)
    const { id } = Object((await request(fixture, token)).body).data
    const conflict = (key: string) => ({ status: 409, key })
    expect(await step(fixture, token, id, { act: 'agree', sequence: 0 })).toMatchObject(
      conflict('viewingStep'),
    )
    expect(
      (await step(fixture, await signedIn(db), id, { act: 'agree', sequence: 0 })).status,
    ).toBe(404)
    expect(
      (await step(fixture, await ask(fixture), id, { act: 'cancel', sequence: 0 })).status,
    ).toBe(404)
    const agreeing = [1, 2].map(() => step(fixture, owner, id, { act: 'agree', sequence: 0 }))
    expect((await Promise.all(agreeing)).map(({ status }) => status).sort()).toEqual([200, 409])
    const own = { act: 'move', sequence: 1, starts_at: '2026-06-19T14:10:00Z' }
    expect(await step(fixture, token, id, own)).toMatchObject(conflict('timeTaken'))
    expect((await step(fixture, owner, id, own)).status).toBe(200)
    const answer = { act: 'decline', sequence: 2 }
    expect(await step(fixture, owner, id, answer)).toMatchObject(conflict('viewingStep'))
    expect((await step(fixture, token, id, answer)).data).toMatchObject({ state: 'declined' })
    expect(await step(fixture, owner, id, { act: 'cancel', sequence: 3 })).toMatchObject(
      conflict('viewingStep'),
    )
    const { data } = await callOk(app, 'getViewings', { query: { token } })
    expect(data).toMatchObject([{ id, state: 'declined', can_change: false }])
  })

  test('tells the other side why it was declined, until another step', async () => {
    const fixture = await open()
    const { deps, app, owner } = fixture
    const member = await signedIn(db, { name: 'Ada' })
    await db
      .updateTable('account')
      .set({ email: 'ada@example.com' })
      .where('id', '=', member.id)
      .execute()
    const sent = await callOk(app, 'sendInquiry', {
      token: member.token,
      body: { property_id: fixture.property_id, message: 'Hello', consent: 1 },
    })
    const body = { id: sent.id, starts_at: FRIDAY }
    const { data } = await callOk(app, 'requestViewing', { token: member.token, body })
    await mails(deps)
    const why = { act: 'decline', sequence: 0, reason: '  The <roof> is being repaired. ' }
    await step(fixture, owner, data.id, why)
    const [mail] = await mails(deps)
    expect(mail?.to).toBe('ada@example.com')
    expect(mail?.text).toContain('Reason: The <roof> is being repaired.')
    const mine = await callOk(app, 'getViewings', { token: member.token })
    expect(mine.data).toMatchObject([
      { state: 'declined', reason: 'The <roof> is being repaired.', side: 'sender' },
    ])
    const again = await callOk(app, 'requestViewing', { token: member.token, body })
    const agreed = { act: 'agree', sequence: 0, reason: 'Of no agreement' }
    expect((await step(fixture, owner, again.data.id, agreed)).data).toMatchObject({ reason: '' })
    const long = { act: 'cancel', sequence: 1, reason: 'x'.repeat(501) }
    expect((await step(fixture, owner, again.data.id, long)).status).toBe(422)
  })

  test('can be asked for again once the former one is over, and not before', async () => {
    const fixture = await open()
    const token = await ask(fixture)
    const { id } = Object((await request(fixture, token)).body).data
    await step(fixture, fixture.owner, id, { act: 'agree', sequence: 0 })
    expect((await request(fixture, token, LATER)).status).toBe(409)
    const hour = 3_600_000
    const times = {
      starts_at: new Date(TEST_NOW.getTime() - hour),
      ends_at: new Date(TEST_NOW.getTime() - hour / 2),
    }
    await db.updateTable('viewing').set(times).where('id', '=', id).execute()
    expect((await request(fixture, token, LATER)).status).toBe(200)
    expect((await request(fixture, token)).status).toBe(409)
    const { data } = await callOk(fixture.app, 'getViewings', { query: { token } })
    expect(data.map(({ state }) => state)).toEqual(['requested', 'agreed'])
  })

  test('is listed for both sides when it is over, the latest first', async () => {
    const fixture = await open()
    const { app, owner } = fixture
    const ids: number[] = []
    for (const startsAt of [FRIDAY, LATER]) {
      const { id } = Object((await request(fixture, await ask(fixture), startsAt)).body).data
      ids.push(id)
    }
    const list = async (query: object, { token } = owner) =>
      (await callOk(app, 'getViewings', { query, token })).data.map(({ id }) => id)
    expect(await list({})).toEqual(ids)
    expect(await list({ past: 1 })).toEqual([])
    const days = (count: number) => new Date(TEST_NOW.getTime() - count * 86_400_000)
    for (const [index, age] of [3, 2].entries()) {
      const times = { starts_at: days(age), ends_at: days(age - 1) }
      await db.updateTable('viewing').set(times).where('id', '=', Number(ids[index])).execute()
    }
    expect(await list({})).toEqual([])
    expect(await list({ past: 1 })).toEqual(ids.toReversed())
    expect(await list({ past: 1 }, await signedIn(db))).toEqual([])
    const long = { starts_at: days(367), ends_at: days(366) }
    await db.updateTable('viewing').set(long).where('id', '=', Number(ids[0])).execute()
    expect(await list({ past: 1 })).toEqual([ids[1]])
  })

  test('is reminded of by both sides, unless it changed', async () => {
    const fixture = await open()
    const { deps, owner } = fixture
    const token = await ask(fixture)
    const { id } = Object((await request(fixture, token)).body).data
    await step(fixture, owner, id, { act: 'agree', sequence: 0 })
    const jobs = [...deps.enqueued]
    const reminders = await mails(deps, ['day', 'hour'])
    expect(reminders.map(({ to, subject }) => [to, subject])).toEqual([
      ['olga@example.com', 'Tomorrow: viewing of “Mill”'],
      ['olga@example.com', 'In one hour: viewing of “Mill”'],
    ])
    await step(fixture, owner, id, { act: 'cancel', sequence: 1 })
    deps.enqueued.splice(0, Number.POSITIVE_INFINITY, ...jobs)
    expect(await mails(deps, ['day', 'hour'])).toEqual([])
  })
})

test('somebody blocked can end a viewing, without a word, and not keep or move it', async () => {
  const fixture = await open()
  const { deps, app, owner, property_id } = fixture
  const member = await signedIn(db, { name: 'Ada' })
  const asked = await callOk(app, 'sendInquiry', {
    token: member.token,
    body: { name: 'Ada', email: 'ada@example.com', message: 'Hello', consent: 1, property_id },
  })
  const request = await callOk(app, 'requestViewing', {
    token: member.token,
    body: { id: asked.id, starts_at: FRIDAY },
  })
  const { id } = request.data
  await callOk(app, 'changeViewing', {
    path: { id },
    body: { act: 'move', sequence: 0, starts_at: LATER },
    token: owner.token,
  })
  await callOk(app, 'blockUser', { token: owner.token, body: { to_user_id: member.id } })
  const move = { act: 'move', sequence: 1, starts_at: FRIDAY }
  const blocked = { status: 403, key: 'blocked' }
  expect(await step(fixture, member, id, { act: 'agree', sequence: 1 })).toMatchObject(blocked)
  expect(await step(fixture, member, id, move)).toMatchObject(blocked)
  expect(await step(fixture, owner, id, move)).toMatchObject(blocked)
  await mails(deps)
  const end = { act: 'decline', sequence: 1, reason: 'You will hear from me' }
  expect(await step(fixture, member, id, end)).toMatchObject({ status: 200 })
  const { data } = await callOk(app, 'getViewings', { token: owner.token })
  expect(data).toMatchObject([{ id, state: 'declined', reason: '' }])
  const sent = await mails(deps)
  expect(sent.map(({ to }) => to)).toContain('olga@example.com')
  expect(JSON.stringify(sent)).not.toContain('You will hear from me')
})

test('a calendar has a secret address, which a new one or the owner ends', async () => {
  const fixture = await open()
  const { app, owner } = fixture
  const token = await ask(fixture)
  const { id } = Object((await request(fixture, token)).body).data
  await step(fixture, owner, id, { act: 'agree', sequence: 0 })
  const address = async () => {
    const { address } = await callOk(app, 'openViewingFeed', { token: owner.token })
    return linkIn(address)
  }
  const since = async () => (await callOk(app, 'getViewingFeed', { token: owner.token })).created_at
  expect(await since()).toBeNull()
  const first = await address()
  expect(await since()).toBe(wireDate(TEST_NOW))
  const read = (secret: string) => call(app, 'getViewingCalendar', { query: { token: secret } })
  const reply = await read(first)
  const text = new TextDecoder().decode(reply.body instanceof Uint8Array ? reply.body : undefined)
  expect(readCalendarEntry(text)).toMatchObject({
    method: 'PUBLISH',
    status: 'CONFIRMED',
    sequence: 1,
  })
  expect(text).toContain('Viewing: Mill')
  const second = await address()
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  await callOk(app, 'closeViewingFeed', { token: owner.token })
  expect((await read(second)).status).toBe(404)
  expect(await since()).toBeNull()
  const stored = await db.selectFrom('viewing_feed').selectAll().execute()
  expect(stored).toEqual([])
})

test('a viewing that began can no longer be changed', async () => {
  const fixture = await open()
  const token = await ask(fixture)
  const { id } = Object((await request(fixture, token)).body).data
  await db.updateTable('viewing').set({ starts_at: TEST_NOW }).where('id', '=', id).execute()
  const late = await step(fixture, fixture.owner, id, { act: 'agree', sequence: 0 })
  expect(late).toMatchObject({ status: 409, key: 'viewingStep' })
})
