import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { createBossQueue } from '@/server/jobs/boss-queue.ts'
import { JOB_POLICIES, type JobData } from '@/server/jobs/job-list.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { silentLogger } from '@/server/log.ts'
import { chatHandlers } from '@/server/modules/chat/handlers.ts'
import { inquiriesHandlers } from '@/server/modules/inquiries/handlers.ts'
import { leadHandlers } from '@/server/modules/inquiries/lead-handlers.ts'
import { draftsHandlers } from '@/server/modules/listing-editor/drafts/handlers.ts'
import { membersHandlers } from '@/server/modules/members/handlers.ts'
import { uploadsHandlers } from '@/server/modules/uploads/handlers.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { askAsGuest } from '@/tests/support/inquiries.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { tusClient } from '@/tests/support/tus.ts'
import {
  REFUSALS_OF_STREAMS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { deriveCode } from '../auth/codes/secrets.ts'
import { profileHandlers } from '../profile-handlers.ts'
import { deletionHandlers } from './deletion-handlers.ts'

const database = await openTestDatabase()
const { db } = database
beforeEach(() => truncate(db))

function open(queue?: Queue) {
  const deps = testDeps({ db, ...(queue ? { queue } : {}) })
  const handlers = {
    ...membersHandlers,
    ...profileHandlers,
    ...deletionHandlers,
    ...uploadsHandlers,
    ...draftsHandlers,
    ...chatHandlers,
    ...inquiriesHandlers,
    ...leadHandlers,
  }
  return { deps, app: createServer(deps, handlers) }
}
type Fixture = ReturnType<typeof open>

/** Words that occur only in this account's data. */
const MARKS = ['Zaubermann', 'quittenweg', 'zauber@example.com', '4915550009', 'pushtoken9']

const LONG_AGO = new Date(TEST_NOW.getTime() - 11 * 60_000)

async function somebody({ app, deps }: Fixture, signedInAt = TEST_NOW): Promise<SignedIn> {
  const person = await signedIn(db, { name: 'Quirin Zaubermann', signedInAt })
  await db
    .updateTable('account')
    .set({
      slug: 'quirin-zaubermann',
      email: 'Zauber@example.com',
      is_email_verified: true,
      mobile: '+4915550009',
      mobile_verified_at: TEST_NOW,
    })
    .where('id', '=', person.id)
    .execute()
  const form = new FormData()
  const create = { width: 200, height: 200, channels: 3 as const, background: '#884422' }
  const photo = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
  form.append('profile', new File([photo], 'Zaubermann.jpg'))
  form.append('address', '9 Quittenweg')
  form.append('about_me', 'Ask for Zaubermann.')
  form.append('fcm_id', 'pushtoken9')
  const { data } = await callOk(app, 'updateProfile', { token: person.token, form })
  const [, key = ''] = /images\/(.+)$/.exec(data.profile) ?? []
  await deps.images.variant(key, 160, 'jpeg')
  return person
}

/** Writes to the owner, with a file. */
async function ask({ app }: Fixture, { id, token }: SignedIn, propertyId: number) {
  const { owner_id } = await db
    .selectFrom('property')
    .select('owner_id')
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
  const form = new FormData()
  const names = { sender_id: id, receiver_id: owner_id, property_id: propertyId }
  for (const [name, value] of Object.entries(names)) form.append(name, String(value))
  form.append('message', 'Zaubermann asks.')
  form.append('file', new File(['%PDF-1.7 Zaubermann'], 'Zaubermann.pdf'))
  await callOk(app, 'sendMessage', { token, form })
}

/** Creates data of the account in every table that can hold it. */
async function trace(fixture: Fixture, { id, token }: SignedIn, others: number[]) {
  const own = await publishedListing(db, {
    ownerId: id,
    title: 'Haus Zaubermann',
    address: '9 Quittenweg',
    description: 'Call 4915550009 or zauber@example.com.',
  })
  await upcomingProject(db, { ownerId: id, title: 'Zaubermann Hof' })
  await callOk(fixture.app, 'saveDraft', {
    token,
    path: { id: '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f' },
    body: { kind: 'property', content: { title: 'Zaubermann' }, revision: 0 },
  })
  const client = tusClient(fixture.app, { token })
  const half = Buffer.from('%PDF-1.7 Zaubermann')
  await client.create(500, { filename: 'Zaubermann.pdf', purpose: 'document' }, half)
  const slug = 'zaubermann-before'
  await db
    .insertInto('slug_redirect')
    .values({ kind: 'property', slug, target_id: own.id })
    .execute()
  for (const property_id of others) {
    await callOk(fixture.app, 'setFavourite', { token, body: { property_id, type: 1 } })
    await callOk(fixture.app, 'setInterest', { token, body: { property_id, type: 1 } })
    const body = { property_id, reason_id: 0, other_message: 'Zaubermann says no.' }
    await callOk(fixture.app, 'addReport', { token, body })
    await ask(fixture, { id, token }, property_id)
    const inquiry = { property_id, message: 'Zaubermann comes.', consent: 1 }
    await callOk(fixture.app, 'sendInquiry', { token, body: inquiry })
    await askAsGuest(fixture.app, { ...inquiry, name: 'Zaubermann', email: 'ZAUBER@example.com' })
  }
  const leadOf = { name: 'Ada', mobile: '+49 30 1234567' }
  await askAsGuest(fixture.app, { ...leadOf, property_id: own.id, message: 'Free?', consent: 1 })
  const { data: leads } = await callOk(fixture.app, 'getLeads', { token })
  const answer = { path: { id: leads[0]?.id ?? 0 }, body: { message: 'Zaubermann answers.' } }
  await callOk(fixture.app, 'answerLead', { token, ...answer })
  const template = { name: 'Zaubermann', text: 'Yours, Zaubermann' }
  await callOk(fixture.app, 'createReplyTemplate', { token, body: template })
  await callOk(fixture.app, 'blockUser', { token, body: { to_admin: 1, reason: 'Zaubermann' } })
  const email = 'ZAUBER@example.com'
  await sql`
    insert into contact_message (first_name, last_name, email, subject, message)
    values ('Quirin', 'Zaubermann', ${email}, 'Hello', 'From Zaubermann')`.execute(db)
  await sql`
    insert into mail_outbox (recipient, subject, text) values (${email}, 'Code', 'Dear Zaubermann')`.execute(
    db,
  )
  await sql`insert into sms_outbox (recipient, text) values ('+4915550009', 'Zaubermann')`.execute(
    db,
  )
  await sql`
    insert into saved_search (email, name, language_code, origin, query, wants_new, wants_cheaper, wants_back, frequency,
      confirm_hash, confirm_until, confirmed_at)
    values (${email}, 'Zaubermann', 'en', 'http://localhost', 'city=Bend', true, true, true, 'daily', 'x', now(), now())`.execute(
    db,
  )
}

/** Finds the words in all columns of all tables; returns the tables per word. */
async function placesOf(words: readonly string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    order by 1`.execute(db)
  const searches = tables.map(
    ({ name }) => sql`
      select distinct sought, ${name.replace('public.', '')}::text as place
      from ${sql.table(name)} as held, unnest(${[...words]}::text[]) sought
      where held::text ilike '%' || sought || '%'`,
  )
  const { rows } = await sql<{ sought: string; place: string }>`
    ${sql.join(searches, sql` union all `)} order by place`.execute(db)
  return Object.fromEntries(
    words.map((word) => [
      word,
      rows.filter(({ sought }) => sought === word).map((row) => row.place),
    ]),
  )
}

/** Names and content of all files in storage and staging. */
async function stored(deps: TestDeps): Promise<string[]> {
  const folder = deps.config.dataDir
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const bytes = await readFile(join(parentPath, name))
        return `${name} ${bytes.toString('latin1')}`
      }),
  )
}

/** Runs the queued jobs. */
async function runJobs({ deps }: Fixture) {
  for (const { name, data } of deps.enqueued) {
    if (name !== 'files.remove') continue
    const files: unknown = Reflect.get(data, 'files')
    if (!Array.isArray(files)) throw new Error('A job without files')
    for (const { key, visibility } of files) await deps.images.remove(key, visibility)
  }
}

const deleteAccount = async (app: Fixture['app'], token: string, body: object = {}) => {
  const reply = await call(app, 'deleteUser', { token, body })
  return { status: reply.status, fields: Object.keys(Object(Object(reply.body).fields)) }
}

/** A code sent to the account's number. */
async function sentCode({ deps }: Fixture): Promise<string> {
  const seed = 'seed-of-a-test'
  await sql`
    insert into one_time_code (purpose, target, seed, created_at, expires_at)
    values ('number', '+4915550009', ${seed}, ${TEST_NOW}, ${new Date(TEST_NOW.getTime() + 60_000)})`.execute(
    db,
  )
  return deriveCode(seed, deps.config.secretKey)
}

describe('a deleted account', () => {
  test('leaves nothing in the database or among the files', async () => {
    const fixture = open()
    const other = await signedIn(db, { name: 'Ada Brandt' })
    const kept = await publishedListing(db, { ownerId: other.id, title: 'Mill' })
    const person = await somebody(fixture)
    await trace(fixture, person, [kept.id])
    expect(Object.values(await placesOf(MARKS)).every((places) => places.length > 0)).toBe(true)
    expect((await stored(fixture.deps)).length).toBeGreaterThan(1)
    const otp = await sentCode(fixture)
    expect(await deleteAccount(fixture.app, person.token, { otp })).toEqual({
      status: 200,
      fields: [],
    })
    await runJobs(fixture)
    const nowhere = Object.fromEntries([...MARKS, 'quirin'].map((word) => [word, []]))
    expect(await placesOf([...MARKS, 'quirin'])).toEqual(nowhere)
    expect(await stored(fixture.deps)).toEqual([])
    expect((await deleteAccount(fixture.app, person.token)).status).toBe(401)
  })

  test('leaves the queue, which keeps the jobs of others', async () => {
    const queue = createBossQueue<JobData>({
      database,
      policies: JOB_POLICIES,
      log: silentLogger(),
    })
    await queue.start()
    try {
      const fixture = open(queue)
      const person = await somebody(fixture)
      const mail = { subject: 'Hello', text: 'Dear Zaubermann' }
      const address = 'zauber@EXAMPLE.com'
      const rest = { id: 'x', language: 'en', origin: 'http://localhost' }
      await queue.enqueue(db, 'mail.send', { ...mail, to: address, savedSearch: 1 })
      await queue.enqueue(db, 'mail.send', { ...mail, to: 'house@example.com', replyTo: address })
      const changed = { kind: 'contactChanged' as const, accountId: person.id, undoId: 1 }
      await queue.enqueue(db, 'account.message', { ...rest, ...changed })
      await sql`
        insert into contact_undo (account_id, kind, former, was_proven, seed, created_at, expires_at)
        values (${person.id}, 'email', 'zauber@old.example', true, 'x', now(), now())`.execute(db)
      await queue.enqueue(db, 'mail.send', { to: 'ada@example.com', subject: 'Hello', text: 'Ada' })
      const words = [...MARKS, 'zauber@old.example', 'ada@example.com']
      const otp = await sentCode(fixture)
      expect((await placesOf(words))['zauber@old.example']).not.toEqual([])
      expect((await deleteAccount(fixture.app, person.token, { otp })).status).toBe(200)
      const { 'ada@example.com': others, ...own } = await placesOf(words)
      expect(others).not.toEqual([])
      expect(Object.values(own).flat()).toEqual([])
    } finally {
      await queue.stop()
      await database.pool.query('drop schema queue cascade')
    }
  })

  test('leaves other people’s data', async () => {
    const fixture = open()
    const other = await signedIn(db, { name: 'Ada Brandt' })
    const kept = await publishedListing(db, { ownerId: other.id, title: 'Mill' })
    await callOk(fixture.app, 'setFavourite', {
      token: other.token,
      body: { property_id: kept.id, type: 1 },
    })
    const person = await somebody(fixture)
    await trace(fixture, person, [kept.id])
    const counts = () =>
      db
        .selectFrom('property_stats')
        .select(['favourite_count', 'interest_count'])
        .where('property_id', '=', kept.id)
        .executeTakeFirst()
    expect(await counts()).toEqual({ favourite_count: 2, interest_count: 1 })
    await deleteAccount(fixture.app, person.token, { otp: await sentCode(fixture) })
    expect(await counts()).toEqual({ favourite_count: 1, interest_count: 0 })
    const words = await sql<{ word: string }>`
      select word from search_word where word = 'mill'`.execute(db)
    expect(words.rows).toHaveLength(1)
    expect(await db.selectFrom('property').select('id').execute()).toEqual([{ id: kept.id }])
  })

  test('leaves messages sent with its address before it was verified', async () => {
    const fixture = open()
    const person = await signedIn(db)
    await db
      .updateTable('account')
      .set({ email: 'somebody.else@example.com', login_type: 0 })
      .where('id', '=', person.id)
      .execute()
    await sql`
      insert into contact_message (first_name, last_name, email, subject, message)
      values ('Some', 'Body', 'somebody.else@example.com', 'Hello', 'Mine')`.execute(db)
    expect((await deleteAccount(fixture.app, person.token)).status).toBe(200)
    const word = 'somebody.else'
    expect(await placesOf([word])).toEqual({ [word]: ['contact_message'] })
  })
})

describe('deleting an account', () => {
  test('needs only a sign-in of the last ten minutes', async () => {
    const fixture = open()
    const person = await signedIn(db)
    const password_hash = await fixture.deps.passwords.hash('birch-and-slate')
    await db.updateTable('account').set({ password_hash }).where('id', '=', person.id).execute()
    const wrong = { password: 'birch-and-slat' }
    expect((await deleteAccount(fixture.app, person.token, wrong)).status).toBe(422)
    expect((await deleteAccount(fixture.app, person.token, { userid: person.id })).status).toBe(200)
  })

  test('needs the password later, if it has one', async () => {
    const fixture = open()
    const person = await signedIn(db, { signedInAt: LONG_AGO })
    const password_hash = await fixture.deps.passwords.hash('birch-and-slate')
    await db.updateTable('account').set({ password_hash }).where('id', '=', person.id).execute()
    const refused = { status: 403, fields: [] }
    expect(await deleteAccount(fixture.app, person.token)).toEqual(refused)
    expect(await deleteAccount(fixture.app, person.token, { otp: '123456' })).toEqual(refused)
    const wrong = { password: 'birch-and-slat' }
    expect(await deleteAccount(fixture.app, person.token, wrong)).toEqual({
      status: 422,
      fields: ['password'],
    })
    const right = { password: 'birch-and-slate', userid: 999 }
    expect((await deleteAccount(fixture.app, person.token, right)).status).toBe(200)
  })

  test('needs a code later without a password', async () => {
    const fixture = open()
    const person = await somebody(fixture, LONG_AGO)
    const wrong = { status: 422, fields: ['otp'] }
    expect((await deleteAccount(fixture.app, person.token)).status).toBe(403)
    expect(await deleteAccount(fixture.app, person.token, { otp: '000000' })).toEqual(wrong)
    const otp = await sentCode(fixture)
    const other = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
    expect(await deleteAccount(fixture.app, person.token, { otp: other })).toEqual(wrong)
    expect((await deleteAccount(fixture.app, person.token, { otp })).status).toBe(200)
  })

  test('is refused to the administrator and limited in attempts', async () => {
    const fixture = open()
    const root = await signedIn(db, { isAdmin: true })
    expect((await deleteAccount(fixture.app, root.token)).status).toBe(403)
    const person = await somebody(fixture, LONG_AGO)
    const { points } = LIMIT_RULES.leavingByAccount
    for (let n = 0; n < points; n++) await deleteAccount(fixture.app, person.token)
    expect((await deleteAccount(fixture.app, person.token)).status).toBe(429)
    expect(await usualRefusals(db, fixture.app, 'deleteUser')).toEqual(REFUSALS_OF_WRITES)
  })
})

describe('the archive', () => {
  const fetched = async ({ app }: Fixture, token: string) => {
    const reply = await call(app, 'exportAccount', { token })
    if (!(reply.body instanceof Uint8Array)) throw new Error(JSON.stringify(reply.body))
    const entries = unzipSync(reply.body)
    const account: unknown = JSON.parse(
      new TextDecoder().decode(entries['account.json'] ?? new Uint8Array()),
    )
    return { reply, account: Object(account), names: Object.keys(entries), entries }
  }

  test('contains all of the person’s data and nothing of others', async () => {
    const fixture = open()
    const other = await signedIn(db, { name: 'Ada Brandt' })
    const kept = await publishedListing(db, { ownerId: other.id, title: 'Mill' })
    const person = await somebody(fixture)
    await trace(fixture, person, [kept.id])
    await callOk(fixture.app, 'blockUser', {
      token: other.token,
      body: { to_user_id: person.id, reason: 'Rude' },
    })
    const { reply, account, names, entries } = await fetched(fixture, person.token)
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="account-${person.id}.zip"`,
    )
    expect(account.account[0]).toMatchObject({
      name: 'Quirin Zaubermann',
      about_me: 'Ask for Zaubermann.',
    })
    expect(account.listings[0]).toMatchObject({ title: 'Haus Zaubermann', category: 'House' })
    for (const part of [
      'sign_ins',
      'push_devices',
      'projects',
      'favourites',
      'interest',
      'reports',
      'blocks',
      'saved_searches',
      'contact_messages',
      'drafts',
      'uploads',
      'leads',
      'reply_templates',
    ]) {
      expect(account[part], part).toHaveLength(1)
    }
    expect([account.messages.length, account.inquiries.length]).toEqual([2, 2])
    const text = JSON.stringify(account)
    for (const secret of ['password', 'token_hash', 'Ada Brandt', 'Rude', 'Mill']) {
      expect(text, secret).not.toContain(secret)
    }
    const [picture = ''] = names.filter((name) => /^files\/.+(?<!\.pdf)$/.test(name))
    const attachment = expect.stringMatching(/Zaubermann\.pdf$/i)
    expect(names).toEqual(['account.json', picture, attachment])
    expect((await sharp(entries[picture]).metadata()).width).toBe(200)
  })

  test('of a new account contains the account', async () => {
    const fixture = open()
    const { token } = await signedIn(db, { name: 'New' })
    const { account, names } = await fetched(fixture, token)
    expect([names, account.account[0].name, account.listings]).toEqual([
      ['account.json'],
      'New',
      [],
    ])
  })

  test('is for its owner and limited in number', async () => {
    const fixture = open()
    expect(await usualRefusals(db, fixture.app, 'exportAccount')).toEqual(REFUSALS_OF_STREAMS)
    const { token } = await signedIn(db)
    const { points } = LIMIT_RULES.archivesByAccount
    for (let n = 0; n < points; n++) await fetched(fixture, token)
    expect((await call(fixture.app, 'exportAccount', { token })).status).toBe(429)
  })
})
