import { type Kysely, sql } from 'kysely'
import type { Filling, SetupStep } from '@/domain/settings/setup-steps.ts'
import type { DB } from '@/generated/database.ts'

export type FirstRun = {
  /** Its administrator was made here; not so in a demo. */
  is_begun: boolean
  /** Of the link that opens it; null before it was printed and once it was used. */
  link_seed: string | null
  step: SetupStep
  filling: Filling | null
  filling_state: 'running' | 'done' | 'failed' | null
}

/** Deactivated administrators count: they do not open the house to strangers. */
export async function hasStaff(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`select 1 from account where is_admin limit 1`.execute(db)
  return rows.length > 0
}

const NOT_BEGUN: FirstRun = {
  is_begun: false,
  link_seed: null,
  step: 'brand',
  filling: null,
  filling_state: null,
}

export async function readFirstRun(db: Kysely<DB>): Promise<FirstRun> {
  const { rows } = await sql<FirstRun>`
    select is_begun, link_seed, step, filling, filling_state from first_run`.execute(db)
  return rows[0] ?? NOT_BEGUN
}

/** The first run is locked until the transaction ends. */
export async function lockFirstRun(tx: Kysely<DB>): Promise<FirstRun> {
  await sql`insert into first_run default values on conflict do nothing`.execute(tx)
  await sql`select 1 from first_run for update`.execute(tx)
  return readFirstRun(tx)
}

export async function writeLinkSeed(tx: Kysely<DB>, seed: string): Promise<void> {
  await sql`update first_run set link_seed = ${seed}`.execute(tx)
}

/** Its link opens nothing any more. */
export async function writeBegun(tx: Kysely<DB>): Promise<void> {
  await sql`update first_run set is_begun = true, link_seed = null`.execute(tx)
}

export async function writeStep(tx: Kysely<DB>, step: SetupStep): Promise<void> {
  await sql`update first_run set step = ${step}`.execute(tx)
}

export async function writeFilling(
  db: Kysely<DB>,
  { filling, state }: { filling: Filling; state: 'running' | 'done' | 'failed' },
): Promise<void> {
  await sql`
    insert into first_run (filling, filling_state) values (${filling}, ${state})
    on conflict (is_only) do update set filling = excluded.filling, filling_state = excluded.filling_state`.execute(
    db,
  )
}

/** Without categories, homes and projects. */
export async function isUnfilled(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (select from category) or exists (select from property) or exists (select from project)`.execute(
    db,
  )
  return rows.length === 0
}

export type Contents = { hasCategory: boolean; hasListing: boolean; hasPackage: boolean }

export async function readContents(db: Kysely<DB>): Promise<Contents> {
  const { rows } = await sql<Contents>`
    select exists (select from category) as "hasCategory",
      exists (select from property_search) as "hasListing",
      exists (select from package where is_active) as "hasPackage"`.execute(db)
  return rows[0] ?? { hasCategory: false, hasListing: false, hasPackage: false }
}
