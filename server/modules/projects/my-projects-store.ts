import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type ProjectDetailRow, readProjectDetail, readProjectDetails } from './store.ts'

export type MyProjectFacts = {
  id: number
  revision: number
  image_alt: string
  submitted_at: Date | null
  approved_at: Date | null
  deleted_at: Date | null
  created_at: Date
  view_count: number
  reject_id: number | null
  reject_reason: string | null
  rejected_at: Date | null
}

export type MyProjectRow = ProjectDetailRow & MyProjectFacts

export type MyProjectsFilters = {
  statuses?: readonly string[]
  isActive?: boolean
  /** Lists deleted projects instead, those deleted after this time. */
  deletedSince?: Date
}

type Owned = { ownerId: number; at: Date }

/** A page of the owner's projects in full, newest first. */
export async function readMyProjects(
  db: Kysely<DB>,
  wanted: Owned & MyProjectsFilters & { offset: number; limit: number },
): Promise<{ rows: MyProjectRow[]; total: number }> {
  const where = conditions(wanted)
  const { rows: page } = await sql<MyProjectFacts>`
    select ${ownColumns} from project p ${ownJoins} where ${where}
    order by ${wanted.deletedSince ? sql`p.deleted_at` : sql`p.posted_at`} desc, p.id desc
    limit ${wanted.limit} offset ${wanted.offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from project p where ${where}`.execute(db)
  const details = await readProjectDetails(db, { ids: page.map(({ id }) => id), at: wanted.at })
  return { rows: joined(details, page), total: counted[0]?.total ?? 0 }
}

/** A project of the owner by id or slug, former slugs included. Deleted ones are not found. */
export async function readMyProject(
  db: Kysely<DB>,
  { id, slug, ownerId, at }: Owned & { id?: number; slug?: string },
): Promise<MyProjectRow | undefined> {
  const named =
    id === undefined
      ? sql`p.id = coalesce((select id from project where slug = ${slug}),
          (select target_id from slug_redirect where kind = 'project' and slug = ${slug}))`
      : sql`p.id = ${id}`
  const { rows } = await sql<MyProjectFacts>`
    select ${ownColumns} from project p ${ownJoins}
    where ${named} and p.owner_id = ${ownerId} and p.deleted_at is null`.execute(db)
  const [facts] = rows
  const detail = facts && (await readProjectDetail(db, { id: facts.id, at }))
  return detail && { ...detail, ...facts }
}

export async function readMySimilarProjects(
  db: Kysely<DB>,
  like: Owned & { id: number; categoryId: number; limit: number },
): Promise<ProjectDetailRow[]> {
  const { rows } = await sql<{ id: number }>`
    select id from project
    where owner_id = ${like.ownerId} and category_id = ${like.categoryId} and id <> ${like.id} and deleted_at is null
    order by posted_at desc, id desc limit ${like.limit}`.execute(db)
  return readProjectDetails(db, { ids: rows.map(({ id }) => id), at: like.at })
}

function conditions({ ownerId, statuses, isActive, deletedSince }: Owned & MyProjectsFilters) {
  const found: RawBuilder<unknown>[] = [
    sql`p.owner_id = ${ownerId}`,
    deletedSince ? sql`p.deleted_at > ${deletedSince}` : sql`p.deleted_at is null`,
  ]
  if (statuses) found.push(sql`p.request_status = any(${[...statuses]}::text[])`)
  if (isActive !== undefined) found.push(sql`p.is_active = ${isActive}`)
  return sql.join(found, sql` and `)
}

const ownColumns = sql`p.id, p.revision, p.image_alt, p.submitted_at, p.approved_at, p.deleted_at, p.created_at,
  coalesce(t.view_count, 0) as view_count, r.id as reject_id, r.reason as reject_reason, r.created_at as rejected_at`

const ownJoins = sql`
  left join project_stats t on t.project_id = p.id
  left join lateral (
    select id, reason, created_at from review
    where project_id = p.id and decision = 'rejected' and p.request_status = 'rejected'
    order by id desc limit 1) r on true`

function joined(
  details: readonly ProjectDetailRow[],
  facts: readonly MyProjectFacts[],
): MyProjectRow[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return details.flatMap((detail) => {
    const fact = byId.get(detail.id)
    return fact ? [{ ...detail, ...fact }] : []
  })
}
