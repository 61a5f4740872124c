import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as passed } from 'node:timers/promises'
import pg from 'pg'
import { hashToken } from '@/server/modules/account/auth/codes/secrets.ts'
import { startPostgres } from '@/tests/support/postgres.ts'
import { EventPages, until } from '../event-pages.ts'
import { percentile } from '../one-client.ts'
import { HOME } from '../regions.ts'
import { amount, atMost, type Figure } from '../report.ts'

const PORT = 41_950
const DATABASE = 'live'
const BUDGET_MS = 1_000
const OPENING_AT_ONCE = 50

/** For manual runs. */
export type LiveSize = { connections: number; notices: number; broadcasts: number }

/**
 * Time from the commit of a notification to its arrival, with many pages open on one provider
 * process, and memory per page.
 */
export async function benchLive(
  notes: string[],
  size: LiveSize = { connections: 2_000, notices: 300, broadcasts: 10 },
): Promise<Figure[]> {
  const server = await startPostgres({ durable: true })
  const databaseUrl = await emptyDatabase(server.url())
  const provider = await startProvider(databaseUrl)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  const pages = new EventPages(`http://127.0.0.1:${PORT}`, 'notification')
  try {
    const tokens = await members(pool, size.connections)
    await pages.open(tokens.slice(0, OPENING_AT_ONCE))
    await passed(2_000)
    const before = residentKilobytes(provider)
    await pages.open(tokens.slice(OPENING_AT_ONCE))
    await passed(2_000)
    const after = residentKilobytes(provider)
    const single = await toOne(pool, pages, size)
    const afterwards = residentKilobytes(provider)
    const all = await toAll(pool, pages, size.broadcasts)
    notes.push(
      `${size.connections.toLocaleString('en')} members, each with one page open, all at one process; ${size.notices} notifications to one of them each, one every 20 ms, then ${size.broadcasts} to everybody. The process had ${megabytes(before)} with ${OPENING_AT_ONCE} pages, ${megabytes(after)} with all, ${megabytes(afterwards)} after the notifications.`,
    )
    const opened = size.connections - OPENING_AT_ONCE
    return [
      { name: 'to one page: p50', value: amount(percentile(single, 0.5), 'ms') },
      atMost('to one page: p95', percentile(single, 0.95), BUDGET_MS, 'ms'),
      atMost('to every page: p95', percentile(all, 0.95), BUDGET_MS, 'ms'),
      {
        name: 'memory of a page that is open, at the provider',
        value: `${Math.round((after - before) / opened)} KB`,
      },
    ]
  } finally {
    pages.close()
    await pool.end()
    provider.kill()
    await once(provider, 'exit')
    await server.stop()
  }
}

async function emptyDatabase(administration: string): Promise<string> {
  const client = new pg.Client({ connectionString: administration })
  await client.connect()
  await client.query(`drop database if exists ${DATABASE} with (force)`)
  await client.query(`create database ${DATABASE}`)
  await client.end()
  const own = new URL(administration)
  own.pathname = `/${DATABASE}`
  return own.href
}

/** A separate process, so that its memory excludes the measurement. */
async function startProvider(databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', './scripts/alias.mjs', 'server/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: `${HOME}/data`,
      API_PORT: String(PORT),
    },
    stdio: 'ignore',
  })
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined)
    if (reply?.ok) return child
    if (child.exitCode !== null) throw new Error('The provider does not start')
    await passed(200)
  }
}

async function members(pool: pg.Pool, count: number): Promise<string[]> {
  await pool.query(
    `insert into account (slug, name) select 'member-' || n, 'Member ' || n from generate_series(1, $1::int) n`,
    [count],
  )
  const randoms = Array.from({ length: count }, (_, n) => `token-of-a-measurement-${n}`)
  const { rows } = await pool.query<{ id: number }>(
    `insert into access_token (account_id, token_hash, last_used_at, expires_at)
     select a.id, t.hash, now(), now() + interval '1 day'
     from unnest($1::text[]) with ordinality t(hash, n) join account a on a.slug = 'member-' || t.n
     order by t.n returning id`,
    [randoms.map(hashToken)],
  )
  return rows.map(({ id }, n) => `${id}|${randoms[n]}`)
}

const EVERY_MS = 20

/** Delays in milliseconds from each commit to its recipient. */
async function toOne(pool: pg.Pool, pages: EventPages, size: LiveSize): Promise<number[]> {
  const waiting = new Map<number, number>()
  const times: number[] = []
  pages.listen((page, at) => {
    const since = waiting.get(page)
    if (since === undefined) return
    waiting.delete(page)
    times.push(at - since)
  })
  for (let n = 0; n < size.notices; n++) {
    const page = 1 + ((n * 37) % size.connections)
    waiting.set(page, performance.now())
    await pool.query(
      `insert into notification (account_id, kind, title) values ($1, 'announcement', 'Hello')`,
      [page],
    )
    await passed(EVERY_MS)
  }
  await until(() => waiting.size === 0)
  return times
}

/** Delays in milliseconds from each broadcast's commit to every page. */
async function toAll(pool: pg.Pool, pages: EventPages, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    let heard = 0
    const since = performance.now()
    pages.listen((_, at) => {
      heard += 1
      times.push(at - since)
    })
    await pool.query(
      `insert into notification (account_id, kind, title) values (null, 'announcement', 'Hello')`,
    )
    await until(() => heard >= pages.count)
  }
  return times
}

function residentKilobytes({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function megabytes(kilobytes: number): string {
  return `${Math.round(kilobytes / 1024)} MB`
}
