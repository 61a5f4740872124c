import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

/** How often each kind of kill is repeated; 20 for the full proof. */
export const KILL_RUNS = Number(process.env.HEARTH_KILL_RUNS ?? 3)

export type Writer = {
  process: ChildProcess
  /** The last number that the database had acknowledged, as far as it was heard. */
  acknowledged(): number
  /** Ends it at once, as the system does when memory runs out. */
  kill(): Promise<void>
  /** Resolves when it has ended by itself. */
  ended: Promise<unknown>
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Starts a program of this folder in a process of its own. */
export function startProgram(name: string, parameters: string[]): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', './scripts/alias.mjs', `tests/durability/${name}`, ...parameters],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  )
}

/** Starts a writer and waits until the database has acknowledged its first receipts. */
export async function startWriter(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<Writer> {
  const child = startProgram('writer.ts', databaseUrl ? [dataDir, databaseUrl] : [dataDir])
  let heard = ''
  let last = 0
  const ended = once(child, 'close')
  child.stdout?.on('data', (chunk) => {
    const lines = (heard + chunk).split('\n')
    heard = lines.pop() ?? ''
    last = Number(lines.at(-1) ?? last)
  })
  await Promise.race([once(child.stdout ?? child, 'data'), ended])
  return {
    process: child,
    acknowledged: () => last,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export async function createReceipts(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table receipt (id int primary key, note text not null, at timestamptz default now());
    create table receipt_line (
      id int generated always as identity primary key,
      receipt_id int not null references receipt (id),
      note text not null
    );
    create index receipt_note on receipt (note);
    create index receipt_line_receipt on receipt_line (receipt_id)`)
}

/** What is wrong with what was kept: numbers that are missing, transactions that were kept in part. */
export async function losses(pool: pg.Pool, acknowledged: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from generate_series(1, $1::int) id
     where not exists (select from receipt where receipt.id = id.id)
     union
     select receipt.id from receipt
     where (receipt.id % 5 = 0)
       <> exists (select from receipt_line where receipt_line.receipt_id = receipt.id)
     order by id`,
    [acknowledged],
  )
  return rows.map(({ id }) => id)
}

/** Holds every index against its table; a damaged one is an error. Needs the extension amcheck. */
export const CHECK_INDEXES = `
  select bt_index_parent_check(index.indexrelid, true)
  from pg_index index
  join pg_class class on class.oid = index.indexrelid
  join pg_am am on am.oid = class.relam
  where am.amname = 'btree' and class.relpersistence = 'p' and index.indisvalid`
