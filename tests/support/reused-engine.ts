import { openAsBlob } from 'node:fs'
import { Engine } from '@/server/db/embedded/engine.ts'
import { QUERY_SETTINGS } from '@/server/db/settings.ts'

/** Rows that migrations bring and the product only reads. */
export const REFERENCE_TABLES = ['schema_migrations', 'feature']

let kept: { engine: Engine; mark: string } | undefined

/**
 * The embedded engine in memory, migrated and empty, reused by a worker's test files: opening one costs more than most
 * files' tests. After changes of more than rows (a table, a trigger, the planner's statistics) it is closed instead.
 */
export async function borrowEngine(snapshot: string): Promise<Engine> {
  const { engine } = kept ?? (await keep(snapshot))
  return engine
}

/** Empties the engine for the next file, or closes it when that would not make it as new. */
export async function handOn(engine: Engine): Promise<void> {
  if (kept?.engine !== engine) return
  try {
    await engine.query('discard all')
    if ((await markOf(engine)) === kept.mark) {
      // The log of audits refuses TRUNCATE otherwise.
      await engine.query('set session_replication_role = replica')
      await engine.query(await emptying(engine))
      await engine.query('reset session_replication_role')
      // Nothing else does here, and until then its log grows in memory.
      await engine.query('checkpoint')
      return
    }
  } catch {
    // A transaction that nobody ended, or an engine that has stopped.
  }
  kept = undefined
  await engine.close()
}

/** An engine of its own; `onFailure` as in production. */
export async function openSnapshot(
  snapshot: string,
  onFailure: (failure: Error) => void = (failure) => {
    throw failure
  },
): Promise<Engine> {
  return Engine.open({
    snapshot: await openAsBlob(snapshot),
    settings: QUERY_SETTINGS,
    onFailure,
  })
}

async function keep(snapshot: string) {
  const engine = await openSnapshot(snapshot)
  kept = { engine, mark: await markOf(engine) }
  return kept
}

/** What no test may change and leave behind: a different mark for every other schema. */
async function markOf(engine: Engine): Promise<string> {
  const [found] = await engine.query<{ mark: string }>(`
    select md5(string_agg(part, ' ' order by part)) as mark from (
      select concat_ws(' ', attrelid, attnum, xmin) as part from pg_attribute where attrelid >= 16384
      union all select concat_ws(' ', tableoid, oid, xmin) from pg_proc where oid >= 16384
      union all select concat_ws(' ', tableoid, oid, xmin) from pg_trigger
      union all select concat_ws(' ', tableoid, oid, xmin) from pg_constraint where oid >= 16384
      union all select concat_ws(' ', tableoid, oid, xmin) from pg_namespace
      union all select concat_ws(' ', tableoid, count(*)) from pg_statistic
        where starelid >= 16384 group by tableoid
      ${REFERENCE_TABLES.map((table) => `union all select row_to_json(${table})::text from ${table}`).join('\n')}
    ) parts`)
  return found?.mark ?? ''
}

/** Anew, not row by row: what was deleted would weigh on every later file. */
async function emptying(engine: Engine): Promise<string> {
  const tables = await engine.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in (${REFERENCE_TABLES.map((it) => `'${it}'`)})`,
  )
  return `truncate ${tables.map(({ name }) => name)} restart identity`
}
