import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { dropFiles } from './intake.ts'
import { sweepUploads } from './sweep.ts'
import { PLAIN_COLUMNS, REFERRING_COLUMNS } from './sweep-store.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS)

/** A file of an account, two days old by default. */
async function file(key: string, facts: { ownerId: number | null; at?: Date }): Promise<string> {
  await db
    .insertInto('stored_file')
    .values({
      key,
      visibility: 'public',
      name: key,
      mime: 'image/jpeg',
      bytes: 5,
      sha256: key,
      owner_id: facts.ownerId,
      created_at: facts.at ?? hoursAgo(48),
    })
    .execute()
  return key
}

async function upload(id: string, facts: { accountId: number; expiresAt: Date; key?: string }) {
  await db
    .insertInto('upload')
    .values({
      id,
      account_id: facts.accountId,
      purpose: 'photo',
      name: 'a.jpg',
      bytes: 5,
      ...(facts.key ? { status: 'ready', file_key: facts.key } : {}),
      created_at: hoursAgo(72),
      expires_at: facts.expiresAt,
    })
    .execute()
}

async function pieces(deps: TestDeps, id: string, at: Date) {
  await half(deps.staging.pathOf(id), at)
}

/** A partially written file. */
async function half(path: string, at: Date) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'half')
  await utimes(path, at, at)
}

const keys = async () =>
  (await db.selectFrom('stored_file').select('key').orderBy('key').execute()).map(({ key }) => key)

const named = (columns: readonly (readonly [string, string])[]) =>
  columns.map(([table, column]) => `${table}.${column}`).sort()

test('checks every column that refers to a file', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'stored_file'::regclass`.execute(db)
  expect(rows.map(({ name }) => name).sort()).toEqual(named(REFERRING_COLUMNS))
})

test('checks every other column named after a file', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name similar to '%(audio|image|file|panorama|profile|document|picture|photo)_key'`.execute(
    db,
  )
  const known = named([...REFERRING_COLUMNS, ...PLAIN_COLUMNS])
  expect(rows.map(({ name }) => name).sort()).toEqual(known)
})

test('deletes files without a reference after a day, and nothing else', async () => {
  const deps = testDeps({ db })
  const { id: ownerId } = await signedIn(db)
  await file('forgotten', { ownerId })
  await file('young', { ownerId, at: hoursAgo(23) })
  await file('the-house', { ownerId: null })
  await file('portrait', { ownerId })
  await file('waiting', { ownerId })
  await file('in-a-facility', { ownerId })
  await file('for-links', { ownerId })
  await file('logo', { ownerId })
  await file('in-a-gallery', { ownerId })
  await db.updateTable('account').set({ profile_key: 'portrait' }).execute()
  await upload('waiting', { accountId: ownerId, expiresAt: hoursAgo(-1), key: 'waiting' })
  const home = await publishedListing(db, {})
  await sql`
    update property set parameters = '{"7": "in-a-facility", "8": 3, "9": ["a"]}', meta_image_key = 'for-links'
    where id = ${home.id}`.execute(db)
  await sql`insert into setting (key, value) values ('web_logo', '"logo"')`.execute(db)
  await sql`
    insert into property_file (property_id, kind, file_key) values (${home.id}, 'gallery', 'in-a-gallery')`.execute(
    db,
  )
  const before = await keys()
  await sweepUploads(deps, TEST_NOW)
  expect(await keys()).toEqual(before.filter((key) => key !== 'forgotten'))
  expect(deps.enqueued).toEqual([
    { name: 'files.remove', data: { files: [{ key: 'forgotten', visibility: 'public' }] } },
  ])
  await sweepUploads(deps, TEST_NOW)
  expect(deps.enqueued).toHaveLength(1)
})

test('deletes expired uploads with their pieces and files, and orphaned pieces', async () => {
  const deps = testDeps({ db })
  const { id: accountId } = await signedIn(db)
  await file('too-old', { ownerId: accountId })
  await upload('over', { accountId, expiresAt: TEST_NOW })
  await upload('over-too', { accountId, expiresAt: hoursAgo(1), key: 'too-old' })
  await upload('coming', { accountId, expiresAt: hoursAgo(-1) })
  await file('whole', { ownerId: accountId })
  await upload('ready', { accountId, expiresAt: hoursAgo(-1), key: 'whole' })
  const old = ['over', 'coming', 'ready', 'of-nobody']
  for (const id of old) await pieces(deps, id, hoursAgo(30))
  await pieces(deps, 'just-begun', hoursAgo(1))
  await sweepUploads(deps, TEST_NOW)
  const uploads = await db.selectFrom('upload').select('id').orderBy('id').execute()
  expect(uploads).toEqual([{ id: 'coming' }, { id: 'ready' }])
  expect(await keys()).toEqual(['whole'])
  const left = await deps.staging.untouched(new Date(Date.now() + HOUR_MS))
  expect(left.sort()).toEqual(['coming', 'just-begun'])
})

test('deletes files of a killed process after a day, while the next one runs', async () => {
  const deps = testDeps({ db })
  const { dataDir } = deps.config
  for (const [folder, hours] of [
    ['of-yesterday', 30],
    ['of-now', 1],
  ] as const) {
    const inHand = join(dataDir, 'uploads-in-hand', folder)
    await half(join(inHand, 'part'), hoursAgo(hours))
    await utimes(inHand, hoursAgo(hours), hoursAgo(hours))
    await half(join(dataDir, 'files', 'incoming', folder), hoursAgo(hours))
  }
  await sweepUploads(deps, TEST_NOW)
  expect(await readdir(join(dataDir, 'uploads-in-hand'))).toEqual(['of-now'])
  expect(await readdir(join(dataDir, 'files', 'incoming'))).toEqual(['of-now'])
})

test('deletes a file’s row together with queueing the job that deletes the file', async () => {
  const deps = testDeps({ db })
  const { id: ownerId } = await signedIn(db)
  await file('taken-back', { ownerId })
  const enqueue = async () => {
    throw new Error('killed')
  }
  const killed = dropFiles({ queue: { ...deps.queue, enqueue } }, db, ['taken-back'])
  await expect(killed).rejects.toThrow('killed')
  expect(await keys()).toEqual(['taken-back'])
  await dropFiles(deps, db, ['taken-back'])
  expect([await keys(), deps.enqueued.length]).toEqual([[], 1])
})

test('does nothing where nothing was ever uploaded', async () => {
  const deps = testDeps({ db })
  await sweepUploads(deps, TEST_NOW)
  expect(deps.enqueued).toEqual([])
})
