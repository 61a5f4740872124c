import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markSecret } from '@/server/db/backup/secret-mark.ts'
import { connectDatabase, type Database } from '@/server/db/connect.ts'
import { isReplacementPlanned } from '@/server/db/embedded/replace-cluster.ts'
import { migrate } from '@/server/db/migrate.ts'
import { openFileStore } from '@/server/gateways/files/open-file-store.ts'
import { silentLogger } from '@/server/log.ts'
import { listBackups } from '@/server/modules/admin/backups/backup-folder.ts'
import { runInProcess } from '@/server/modules/admin/backups/run-task.ts'
import type { BackupTask, TaskConfig } from '@/server/modules/admin/backups/task.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hearth-restore-test-'))
const config: TaskConfig = {
  dataDir,
  databaseUrl: undefined,
  filesUrl: undefined,
  backupDir: join(dataDir, 'backups'),
  secret: markSecret('a-secret-that-is-only-for-tests-0123456789'),
}
const log = silentLogger()
const STARTED = '2026-06-15T12:00:00.000Z'
let database: Database

beforeAll(async () => {
  database = await connectDatabase(config, log)
  await migrate(database.pool, log)
})

afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Kills the process once the condition holds. */
const run = async (task: BackupTask, { killWhen = (): boolean => false, of = config } = {}) => {
  const abort = new AbortController()
  const watch = setInterval(() => {
    if (killWhen()) abort.abort()
  }, 50)
  const ended = runInProcess({ task, config: of }, { signal: abort.signal, onProgress: () => {} })
  return await ended.finally(() => clearInterval(watch))
}
const hasFolder = (folder: string, start: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(start))
const make = (name: string, needs = 0): BackupTask => ({
  kind: 'make',
  cause: 'person',
  name,
  needs,
})
const restore = (name: string, before: string): BackupTask => ({
  kind: 'restore',
  name,
  before: { kind: 'make', cause: 'restore', name: before, needs: 0 },
  staff: null,
  startedAt: STARTED,
})
const write = async (words: string) => {
  await database.pool.query(
    `insert into contact_message (first_name, last_name, email, subject, message)
     values ('A', 'B', 'a@example.org', $1, 'x')`,
    [words],
  )
}
const read = async () => {
  const { rows } = await database.pool.query<{ subject: string }>(
    'select subject from contact_message order by id',
  )
  return rows.map(({ subject }) => subject)
}
const reopen = async () => {
  await database.close()
  database = await connectDatabase(config, log)
}

test('a backup is made of the database that is being served, and checked', async () => {
  await write('kept')
  await database.pool.query(
    `with ada as (insert into account (slug, name, role) values ('ada', 'Ada', 'administrator') returning id)
     insert into second_factor (account_id, sealed_secret, created_at, confirmed_at)
     select id, 'sealed', now(), now() from ada`,
  )
  await openFileStore(config).put('note.txt', Buffer.from('kept'), {
    mime: 'text/plain',
    visibility: 'private',
  })
  await database.pool.query(
    `insert into stored_file (key, visibility, name, mime, bytes, sha256)
     values ('note.txt', 'private', 'note.txt', 'text/plain', 4, repeat('0', 64))`,
  )
  expect(await run(make('first.backup'))).toEqual({ state: 'done' })
  const [backup] = await listBackups(config.backupDir)
  expect(backup?.note).toMatchObject({ state: 'checked', files: 1, secret: config.secret })
  expect(readdirSync(config.backupDir).sort()).toEqual(['first.backup', 'first.backup.json'])
  expect(readdirSync(dataDir).filter((name) => name.startsWith('backup-'))).toEqual([])
})

test('a backup without room is not begun', async () => {
  const end = await run(make('large.backup', Number.MAX_SAFE_INTEGER))
  expect(end).toMatchObject({ state: 'failed', failure: 'diskFull' })
  expect(existsSync(join(config.backupDir, 'large.backup'))).toBe(false)
})

test('a restore that is killed leaves the database as it is', async () => {
  await write('later')
  const moments = {
    'backed-up': () => hasFolder(config.backupDir, '.work-'),
    filled: () => hasFolder(dataDir, 'restore-'),
  }
  for (const [name, killWhen] of Object.entries(moments)) {
    const ended = await run(restore('first.backup', `killed-${name}.backup`), { killWhen })
    expect(ended).toMatchObject({ state: 'failed', failure: 'interrupted' })
    expect(isReplacementPlanned(dataDir)).toBe(false)
    await reopen()
    expect(await read()).toEqual(['kept', 'later'])
  }
})

test('a restored database takes its place at the next opening, and keeps the old one aside', async () => {
  await openFileStore(config).remove('note.txt', 'private')
  const of = { ...config, secret: markSecret('another-secret-that-is-only-for-tests-012345') }
  expect(await run(restore('first.backup', 'before.backup'), { of })).toEqual({ state: 'done' })
  expect(await read()).toEqual(['kept', 'later'])
  await reopen()
  expect(await read()).toEqual(['kept'])
  expect(await openFileStore(config).exists('note.txt', 'private')).toBe(true)
  const { rows: runs } = await database.pool.query('select kind, state, name from backup_run')
  expect(runs).toEqual([{ kind: 'restore', state: 'done', name: 'first.backup' }])
  const { rows: entries } = await database.pool.query(
    'select action, subject_name, actor_name from audit_entry',
  )
  expect(entries).toEqual([
    { action: 'backupRestored', subject_name: 'first.backup', actor_name: 'Operator' },
  ])
  // Nobody could pass a factor that was sealed with another secret.
  const { rows: factors } = await database.pool.query('select 1 from second_factor')
  expect(factors).toEqual([])
  const names = readdirSync(dataDir)
  expect(names.filter((name) => name.startsWith('database.before-restore-'))).toHaveLength(1)
  expect(names.filter((name) => name.startsWith('restore-'))).toEqual([])
})
