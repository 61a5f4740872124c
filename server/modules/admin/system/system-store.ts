import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type TableSize = { name: string; bytes: number }

export type DatabaseFacts = {
  version: string
  bytes: number
  properties: number
  /** Name of the last migration. */
  schema: string
}

export async function readDatabaseFacts(db: Kysely<DB>): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from property) as properties,
      (select name from schema_migrations order by version desc limit 1) as schema`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not answer')
  return row
}

/** The largest tables with their indexes and long values, largest first. */
export async function listLargestTables(db: Kysely<DB>, limit: number): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by pg_total_relation_size(c.oid) desc, c.relname limit ${limit}`.execute(db)
  return rows
}

/** Files that rows name; sizes of pictures that are made on request are not among them. */
export async function countFiles(db: Kysely<DB>): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from stored_file`.execute(
    db,
  )
  return rows[0] ?? { files: 0, bytes: 0 }
}

/** Browsers and apps that get push messages. */
export async function countPushDevices(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from push_device`.execute(db)
  return rows[0]?.n ?? 0
}
