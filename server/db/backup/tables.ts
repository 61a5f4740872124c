import type { ClientBase } from 'pg'

/** Writable columns only. */
export type BackedUpTable = { name: string; columns: string[] }

export type SequenceValue = { name: string; value: string; isCalled: boolean }

/** Written by the migrations; about the machine that takes the backup. */
const NOT_BACKED_UP = ['schema_migrations', 'backup_run']

/** Omits generated columns, which the database recomputes. */
export async function listTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [NOT_BACKED_UP],
  )
  return rows
}

export async function listSequences(client: ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select sequencename as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as "isCalled"
     from pg_sequences where schemaname = 'public' order by sequencename`,
  )
  return rows
}

export async function setSequence(client: ClientBase, sequence: SequenceValue): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [
    `public.${quoted(sequence.name)}`,
    sequence.value,
    sequence.isCalled,
  ])
}

/** Rows as JSON text, so that no value passes through JavaScript types. */
export async function* readRows(
  client: ClientBase,
  { name, columns }: BackedUpTable,
): AsyncGenerator<string[]> {
  await client.query(
    `declare backed_up no scroll cursor for
     select row_to_json(r)::text as row from (select ${list(columns)} from public.${quoted(name)}) r`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backed_up`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close backed_up')
}

/** `json`, not `jsonb`, which would normalize the text of `json` columns. */
export async function writeRows(
  client: ClientBase,
  { name, columns }: BackedUpTable,
  rows: readonly string[],
): Promise<void> {
  const table = `public.${quoted(name)}`
  await client.query(
    `insert into ${table} (${list(columns)}) overriding system value
     select ${list(columns)} from json_populate_recordset(null::${table}, $1::json)`,
    [`[${rows.join()}]`],
  )
}

/**
 * Drops foreign keys and disables triggers, so that tables can be filled in any order without
 * notifications. The returned function restores them and checks every foreign key.
 */
export async function suspendRules(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('public.%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as rule
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  )
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${key.name}`)
  return async () => {
    for (const key of keys) {
      await client.query(`alter table ${key.table} add constraint ${key.name} ${key.rule}`)
    }
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  }
}

/** Migrations insert reference rows that are also in the backup. */
export async function emptyTables(client: ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`delete from public.${quoted(name)}`)
}

const ROWS_AT_ONCE = 500

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function list(columns: readonly string[]): string {
  return columns.map(quoted).join(', ')
}
