import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Environment, loadConfig } from '@/server/config.ts'
import { runBackup, runRestore } from '@/server/db/backup/command.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { openFileStore } from '@/server/gateways/files/open-file-store.ts'
import { silentLogger } from '@/server/log.ts'
import { administer } from '@/tests/support/database-setup.ts'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'hearth-backup-test-'))
let server: PostgresServer
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  server = await startPostgres()
  await administer(server.url(), ['create database source', 'create database target'])
})

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

const fixtures = {
  embedded: (name: string) => ({ DATA_DIR: join(root, `embedded-${name}`) }),
  postgres: (name: string) => ({
    DATA_DIR: join(root, `postgres-${name}`),
    DATABASE_URL: server.url(name),
  }),
}

describe.each(['embedded', 'postgres'] as const)('a backup of a running product, %s', (kind) => {
  const file = join(root, `${kind}.backup`)
  const said: string[] = []
  let before = 0
  let after = 0

  test('is taken during writes', async () => {
    const writer = startWriter(fixtures[kind]('source'))
    await vi.waitFor(() => expect(writer.last()).toBeGreaterThan(100), { timeout: 120_000 })
    before = writer.last()
    expect(await command(runBackup, fixtures[kind]('source'), [file], said)).toBe(0)
    await vi.waitFor(() => expect(writer.last()).toBeGreaterThan(before + 5), { timeout: 60_000 })
    after = writer.last()
    await writer.kill()
    process.stdout.write(`${kind}: ${before} to ${after} written meanwhile; ${said.join('; ')}\n`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(said.filter((line) => line.startsWith('Not in the store'))).toEqual([])
    const left = readdirSync(fixtures[kind]('source').DATA_DIR)
    expect(left.filter((name) => name.startsWith('backup-'))).toEqual([])
  })

  test('is restored completely, as of one moment', async () => {
    const target = fixtures[kind]('target')
    expect(await command(runRestore, target, [file])).toBe(0)
    const config = loadConfig(target)
    const { pool, close } = await connectDatabase(config, silentLogger())
    closing.push(close)
    const store = openFileStore(config)
    const { rows: messages } = await pool.query<{ number: number; last_name: string }>(
      'select subject::int as number, last_name from contact_message order by 1',
    )
    const newest = messages.at(-1)?.number ?? 0
    expect(newest).toBeGreaterThanOrEqual(before)
    expect(newest).toBeLessThanOrEqual(after + 1)
    expect(messages.map(({ number }) => number)).toEqual(
      Array.from({ length: newest }, (_, index) => index + 1),
    )
    expect(messages[0]?.last_name).toBe('B\u2028')
    const { rows: files } = await pool.query<{ key: string; number: number }>(
      "select key, substring(key from '[0-9]+')::int as number from stored_file order by 2",
    )
    expect(files.at(-1)?.number).toBe(newest)
    expect(files.length).toBeGreaterThanOrEqual(40)
    for (const { key, number } of files) {
      const content = await store.read(key, 'private')
      expect(content && (await text(content.stream))).toBe(`content of ${number}\u2028`)
    }
    const { rows } = await pool.query<{ id: number }>(
      `insert into contact_message (first_name, last_name, email, subject, message)
       values ('A', 'B', 'a@example.org', '0', 'x') returning id`,
    )
    expect(rows[0]?.id).toBeGreaterThan(newest)
    const { rows: rules } = await pool.query<{ disabled: number; keys: number }>(
      `select (select count(*)::int from pg_trigger where tgenabled = 'D') as disabled,
         (select count(*)::int from pg_constraint where contype = 'f') as keys`,
    )
    expect(rules[0]?.disabled).toBe(0)
    expect(rules[0]?.keys).toBeGreaterThan(40)
  })

  test('does not overwrite existing data', async () => {
    await expect(command(runRestore, fixtures[kind]('target'), [file])).rejects.toThrow(
      kind === 'embedded' ? 'is there already' : 'The database is not empty',
    )
  })
})

test('of the embedded database restores into PostgreSQL', async () => {
  await administer(server.url(), ['create database moved'])
  const target = { ...fixtures.postgres('moved'), DATA_DIR: join(root, 'moved') }
  const said: string[] = []
  expect(await command(runRestore, target, [join(root, 'embedded.backup')], said)).toBe(0)
  expect(said).toContainEqual(expect.stringMatching(/^Rows: \d{3}/))
})

test('is rejected when truncated, without changes', async () => {
  const cut = join(root, 'cut.backup')
  await copyFile(join(root, 'embedded.backup'), cut)
  truncateSync(cut, Math.floor(statSync(cut).size / 2))
  const target = fixtures.embedded('cut')
  await expect(command(runRestore, target, [cut])).rejects.toThrow(cut)
  expect(existsSync(join(target.DATA_DIR, 'database'))).toBe(false)
})

test('moves an embedded database aside on request', async () => {
  const target = fixtures.embedded('target')
  const file = join(root, 'embedded.backup')
  expect(await command(runRestore, target, [file, '--replace'])).toBe(0)
  const names = readdirSync(target.DATA_DIR)
  expect(names.filter((name) => name.startsWith('database.replaced-'))).toHaveLength(1)
  expect(names).toContain('database')
})

type Command = typeof runBackup

function command(
  run: Command,
  environment: Environment,
  parameters: string[],
  said: string[] = [],
): Promise<number> {
  return run(parameters, { environment, say: (line) => said.push(line) })
}

function startWriter(environment: Environment) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', './scripts/alias.mjs', 'tests/durability/backup-writer.ts'],
    { cwd: ROOT, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let heard = ''
  let last = 0
  child.stdout?.on('data', (chunk) => {
    const lines = (heard + chunk).split('\n')
    heard = lines.pop() ?? ''
    last = Number(lines.at(-1) ?? last)
  })
  return {
    last: () => last,
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
