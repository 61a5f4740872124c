import { type Kysely, sql } from 'kysely'
import type { SetupStep, StarterContent } from '@/domain/settings/setup-steps.ts'
import type { DB } from '@/generated/database.ts'

export type FirstRun = {
  /** Its administrator was made here; not so in a demo. */
  is_started: boolean
  /** Of the link that opens it; null before it was printed and once it was used. */
  link_seed: string | null
  step: SetupStep
  content: StarterContent | null
  content_state: 'running' | 'done' | 'failed' | null
}

/** Deactivated administrators count: they do not open the site to strangers. */
export async function hasStaff(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`select 1 from account where is_admin limit 1`.execute(db)
  return rows.length > 0
}

const NOT_STARTED: FirstRun = {
  is_started: false,
  link_seed: null,
  step: 'brand',
  content: null,
  content_state: null,
}

export async function readFirstRun(db: Kysely<DB>): Promise<FirstRun> {
  const { rows } = await sql<FirstRun>`
    select is_started, link_seed, step, content, content_state from first_run`.execute(db)
  return rows[0] ?? NOT_STARTED
}

/** The first run is locked until the transaction ends. */
export async function lockFirstRun(tx: Kysely<DB>): Promise<FirstRun> {
  await sql`insert into first_run default values on conflict do nothing`.execute(tx)
  await sql`select 1 from first_run for update`.execute(tx)
  return readFirstRun(tx)
}

export async function saveLinkSeed(tx: Kysely<DB>, seed: string): Promise<void> {
  await sql`update first_run set link_seed = ${seed}`.execute(tx)
}

/** Its link opens nothing any more. */
export async function markStarted(tx: Kysely<DB>): Promise<void> {
  await sql`update first_run set is_started = true, link_seed = null`.execute(tx)
}

export async function updateStep(tx: Kysely<DB>, step: SetupStep): Promise<void> {
  await sql`update first_run set step = ${step}`.execute(tx)
}

export async function saveContentState(
  db: Kysely<DB>,
  { content, state }: { content: StarterContent; state: 'running' | 'done' | 'failed' },
): Promise<void> {
  await sql`
    insert into first_run (content, content_state) values (${content}, ${state})
    on conflict (is_only) do update set content = excluded.content, content_state = excluded.content_state`.execute(
    db,
  )
}

/** Without categories, homes and projects. */
export async function isEmpty(db: Kysely<DB>): Promise<boolean> {
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
