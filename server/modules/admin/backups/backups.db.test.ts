import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { ArchiveWriter, BACKUP_FORMAT } from '@/server/db/backup/archive.ts'
import { markSecret } from '@/server/db/backup/secret-mark.ts'
import { readMigrations } from '@/server/db/migrate.ts'
import { adminHandlers } from '@/server/modules/admin/handlers.ts'
import { uploadsHandlers } from '@/server/modules/uploads/handlers.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { tusClient } from '@/tests/support/tus.ts'
import { listBackups } from './backup-folder.ts'
import { backupsHandlers } from './handlers.ts'
import { tendBackups, workOnBackup } from './jobs.ts'
import { performTask, toRunFailure } from './perform-task.ts'
import type { RunTask } from './run-task.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const HOUR_MS = 3_600_000
const LATE = new Date(TEST_NOW.getTime() - HOUR_MS)

async function setUp(own: Parameters<typeof testDeps>[0] = {}) {
  let now = TEST_NOW.getTime()
  const deps = testDeps({ db, clock: () => new Date(now), ...own })
  const app = createServer(deps, { ...adminHandlers, ...backupsHandlers, ...uploadsHandlers })
  const { token } = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const folder = deps.config.backupDir
  mkdirSync(folder, { recursive: true })
  const view = async () => (await callOk(app, 'getBackups', { token })).data
  const log = async () =>
    (await callOk(app, 'getAuditLog', { token })).data.map((row) => [row.action, row.subject_name])
  /** Does the queued work; a new backup is a small archive instead of the database. */
  const work = async (runTask: RunTask = smallTask) => {
    const [job] = deps.enqueued.splice(0).filter(({ name }) => name === 'backups.work')
    const data = job?.data as { id: number; staffId: number | null; upload: string | null }
    await workOnBackup(deps, data, new AbortController().signal, runTask)
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { deps, app, token, folder, view, log, work, pass }
}

async function archive(file: string, own: { secret?: string; checksum?: string } = {}) {
  const writer = new ArchiveWriter(file)
  const [first] = await readMigrations()
  const checksum = own.checksum ?? first?.checksum ?? ''
  await writer.finish({
    format: BACKUP_FORMAT,
    takenAt: TEST_NOW.toISOString(),
    version: '0.1.0',
    secret: own.secret ?? markSecret(testDeps().config.secretKey),
    migrations: [{ version: 1, name: 'foundation', checksum }],
    tables: [],
    sequences: [],
    files: 0,
  })
}

const smallTask: RunTask = async ({ task, config }, { onProgress }) => {
  onProgress(1, 2)
  try {
    if (task.kind === 'restore') return { state: 'done' }
    if (task.kind === 'make') await archive(join(config.backupDir, task.name))
    const { cause, name } = task
    const moves = task.kind === 'check' ? task.moves : null
    const checked = { kind: 'check', cause, name, moves } as const
    await performTask(checked, { config, now: () => TEST_NOW, onProgress })
    return { state: 'done' }
  } catch (error) {
    return { state: 'failed', failure: toRunFailure(error), message: String(error) }
  }
}

test('makes a backup, one at a time, and lists it as checked', async () => {
  const { app, token, view, work, log } = await setUp()
  expect(await view()).toMatchObject({ backups: [], running: null, can_restore: true, more: 0 })
  expect((await call(app, 'createBackup', { token })).status).toBe(200)
  const second = await call(app, 'createBackup', { token })
  expect(second).toMatchObject({ status: 409, body: { key: 'backupBusy' } })
  expect((await view()).running).toMatchObject({ kind: 'make', cause: 'person' })
  await work()
  const { backups, running, last } = await view()
  expect(backups).toMatchObject([
    { name: 'hearth-2026-06-15-120000.backup', cause: 'person', state: 'checked', files: 0 },
  ])
  expect(running).toBeNull()
  expect(last).toMatchObject({ state: 'done', name: backups[0]?.name })
  expect(await log()).toEqual([['backupMade', 'hearth-2026-06-15-120000.backup']])
})

test('keeps no half file when the task fails, and says why', async () => {
  const { app, token, view, work, folder } = await setUp()
  await callOk(app, 'createBackup', { token })
  await work(async ({ task, config }) => {
    if (task.kind === 'make') writeFileSync(join(config.backupDir, task.name), 'half')
    return { state: 'failed', failure: 'diskFull', message: 'ENOSPC' }
  })
  expect(await view()).toMatchObject({
    backups: [],
    last: { state: 'failed', failure: 'diskFull' },
  })
  expect(readdirSync(folder)).toEqual([])
})

test('ends a task whose process was killed, and starts another', async () => {
  const { deps, app, token, view, pass } = await setUp()
  await callOk(app, 'createBackup', { token })
  pass(HOUR_MS)
  await tendBackups(deps)
  expect(await view()).toMatchObject({ running: null, last: { failure: 'interrupted' } })
  expect((await call(app, 'createBackup', { token })).status).toBe(200)
})

test('downloads by an address that ends, whole and in parts', async () => {
  const { app, token, work, view, pass, log } = await setUp()
  await callOk(app, 'createBackup', { token })
  await work()
  const [backup] = (await view()).backups
  const name = backup?.name ?? ''
  const { url } = (await callOk(app, 'createBackupDownload', { token, body: { name } })).data
  const path = url.replace(/^https?:\/\/[^/]+/, '')
  const get = (headers = {}) => app.request(path, { headers })
  const whole = await get()
  expect(whole.headers.get('cache-control')).toBe('no-store')
  expect(whole.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(bytes.length).toBe(backup?.bytes)
  const etag = whole.headers.get('etag') ?? ''
  const rest = await get({ range: 'bytes=100-', 'if-range': etag })
  expect(rest.status).toBe(206)
  expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(100))).toBe(true)
  expect((await get({ range: 'bytes=100-', 'if-range': '"other"' })).status).toBe(200)
  expect((await get({ range: `bytes=${bytes.length}-` })).status).toBe(416)
  expect((await app.request(path.replace('120000', '120001'))).status).toBe(404)
  pass(3 * HOUR_MS)
  expect((await get()).status).toBe(404)
  expect((await log())[0]).toEqual(['backupDownloaded', name])
})

test('downloads, deletes and restores only after a recent sign-in', async () => {
  const { deps, app, folder, log, token: fresh } = await setUp()
  const { token } = await signedIn(db, { isAdmin: true, signedInAt: LATE })
  const name = 'mine.backup'
  await archive(join(folder, name))
  await callOk(app, 'checkBackup', { token, body: { name } })
  const data = deps.enqueued[0]?.data as Parameters<typeof workOnBackup>[1]
  await workOnBackup(deps, data, new AbortController().signal, smallTask)
  const body = { name, accepts_other_secret: 0 as const }
  for (const reply of [
    await call(app, 'createBackupDownload', { token, body: { name } }),
    await call(app, 'deleteBackup', { token, body: { name } }),
    await call(app, 'restoreBackup', { token, body }),
  ])
    expect(reply).toMatchObject({ status: 403, body: { key: 'recentSignInRequired' } })
  await callOk(app, 'deleteBackup', { token: fresh, body: { name } })
  expect(readdirSync(folder)).toEqual([])
  expect(await log()).toEqual([['backupDeleted', name]])
  const gone = await call(app, 'deleteBackup', { token: fresh, body: { name } })
  expect(gone.status).toBe(404)
})

describe('an uploaded backup', () => {
  const upload = async (
    { app, token }: Awaited<ReturnType<typeof setUp>>,
    bytes: Buffer,
    of = token,
  ) => {
    const metadata = { filename: 'old.backup', purpose: 'backup' }
    return await tusClient(app, { token: of }).create(bytes.length, metadata, bytes)
  }

  test('joins the list, is checked, and is used once', async () => {
    const fixture = await setUp()
    const { app, token, view, work, folder, log } = fixture
    await archive(join(folder, 'source.partial'))
    const bytes = readFileSync(join(folder, 'source.partial'))
    const { id } = await upload(fixture, bytes)
    await callOk(app, 'addBackup', { token, body: { upload: id } })
    await work()
    const { backups } = await view()
    expect(backups).toMatchObject([{ cause: 'upload', state: 'checked', bytes: bytes.length }])
    expect(await log()).toEqual([['backupUploaded', backups[0]?.name]])
    const again = await call(app, 'addBackup', { token, body: { upload: id } })
    expect(again.status).toBe(422)
    expect((await view()).running).toBeNull()
  })

  test('is listed as damaged if it is something else', async () => {
    const fixture = await setUp()
    const { app, token, view, work } = fixture
    const { id } = await upload(fixture, Buffer.from('not a backup'))
    await callOk(app, 'addBackup', { token, body: { upload: id } })
    await work()
    const { backups, last } = await view()
    expect(last).toMatchObject({ state: 'failed', failure: 'unreadable' })
    expect(backups).toMatchObject([{ state: 'damaged', rows: null }])
    const body = { name: backups[0]?.name ?? '', accepts_other_secret: 0 as const }
    const refused = await call(app, 'restoreBackup', { token, body })
    expect(refused).toMatchObject({ status: 409, body: { key: 'backupUnchecked' } })
  })

  test('is refused from members, and beyond the limit', async () => {
    const fixture = await setUp({ config: { backupMaxBytes: 10 } })
    const bytes = Buffer.from('not a backup')
    expect((await upload(fixture, bytes)).status).toBe(413)
    const member = await signedIn(db)
    expect((await upload(fixture, bytes.subarray(5), member.token)).status).toBe(403)
  })
})

describe('a restore', () => {
  const prepared = async (own: Parameters<typeof archive>[1] = {}, deps = {}) => {
    const restarts: string[] = []
    const fixture = await setUp({ restart: () => void restarts.push('restart'), ...deps })
    const { app, token, folder, work } = fixture
    const name = 'old.backup'
    await archive(join(folder, name), own)
    await callOk(app, 'checkBackup', { token, body: { name } })
    await work()
    const restore = (accepts_other_secret: 0 | 1 = 0) =>
      call(app, 'restoreBackup', { token, body: { name, accepts_other_secret } })
    const plan = async () => (await callOk(app, 'getRestorePlan', { token, query: { name } })).data
    return { ...fixture, name, restarts, restore, plan }
  }

  test('compares both states, and restarts when it is prepared', async () => {
    const { plan, restore, work, log, name, restarts } = await prepared()
    expect(await plan()).toMatchObject({ secret: 'same', obstacle: '' })
    expect((await plan()).counts).toContainEqual({ table: 'account', present: 1, restored: 0 })
    expect((await restore()).status).toBe(200)
    expect(restarts).toEqual([])
    await work()
    expect(restarts).toEqual(['restart'])
    expect(await log()).toEqual([['restoreStarted', name]])
  })

  test('asks about another secret, and refuses newer versions and PostgreSQL', async () => {
    const other = await prepared({ secret: 'another' })
    expect(await other.plan()).toMatchObject({ secret: 'other' })
    expect(await other.restore()).toMatchObject({ status: 409, body: { key: 'otherSecret' } })
    expect((await other.restore(1)).status).toBe(200)
    await truncate(db)
    const newer = await prepared({ checksum: 'unknown' })
    expect(await newer.restore()).toMatchObject({ status: 409, body: { key: 'backupTooNew' } })
    await truncate(db)
    const config = { databaseUrl: 'postgres://127.0.0.1/hearth' }
    const server = createServer(
      { ...newer.deps, config: { ...newer.deps.config, ...config } },
      { ...adminHandlers, ...backupsHandlers },
    )
    const { token } = await signedIn(db, { isAdmin: true })
    await sql`insert into second_factor (account_id, sealed_secret, created_at, confirmed_at)
      select id, 'x', now(), now() from account`.execute(db)
    const body = { name: newer.name, accepts_other_secret: 1 as const }
    const refused = await call(server, 'restoreBackup', { token, body })
    expect(refused).toMatchObject({ status: 409, body: { key: 'restoreByCommand' } })
  })
})

describe('the schedule', () => {
  const schedule = (values: Record<string, unknown>) =>
    Promise.all(
      Object.entries(values).map(([key, value]) =>
        sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
          on conflict (key) do update set value = excluded.value`.execute(db),
      ),
    )

  test('makes what is due once, also what was missed, and keeps the newest', async () => {
    const { deps, view, work, pass, folder } = await setUp()
    await schedule({ backup_schedule: 'daily', backup_hour: 3, backups_kept: 2 })
    expect((await view()).schedule).toMatchObject({ every: 'daily', hour: 3, kept: 2 })
    const names: string[] = []
    for (let day = 0; day < 3; day += 1) {
      await tendBackups(deps)
      await work()
      await tendBackups(deps)
      expect(deps.enqueued).toEqual([])
      names.unshift((await listBackups(folder))[0]?.name ?? '')
      // Two days pass, of which one was missed.
      pass(48 * HOUR_MS)
    }
    expect(new Set(names).size).toBe(3)
    const kept = await listBackups(folder)
    expect(kept.map(({ name }) => name)).toEqual(names.slice(0, 2))
    expect(kept[0]?.note).toMatchObject({ cause: 'schedule', state: 'checked' })
  })

  test('tries a failed one again after an hour, three times in all', async () => {
    const { deps, work, pass } = await setUp()
    await schedule({ backup_schedule: 'daily', backup_hour: 11 })
    for (let tries = 0; tries < 3; tries += 1) {
      await tendBackups(deps)
      await work(async () => ({ state: 'failed', failure: 'unexpected', message: '' }))
      await tendBackups(deps)
      expect(deps.enqueued).toEqual([])
      pass(HOUR_MS)
    }
    await tendBackups(deps)
    expect(deps.enqueued).toEqual([])
  })
})

test('says when the folder cannot be used', async () => {
  const { view, folder } = await setUp()
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file')
  expect((await view()).folder).toMatchObject({ is_usable: false, free_bytes: 0 })
})

test('says when the last backup is on another machine', async () => {
  const { view, app, token, work } = await setUp()
  await callOk(app, 'createBackup', { token })
  await work()
  expect((await view()).folder.elsewhere).toBe('')
  await sql`update backup_run set host = 'attic', name = 'other.backup'`.execute(db)
  expect((await view()).folder.elsewhere).toBe('attic')
})
