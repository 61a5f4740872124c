import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type ProjectColumns = {
  title: string
  description: string
  category_id: number
  type: 'upcoming' | 'under_construction'
  location: string
  city: string
  state: string
  country: string
  place_id: number | null
  latitude: number | null
  longitude: number | null
  video_link: string
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
}

export type PictureColumns = {
  image_key: string | null
  image_alt: string
  meta_image_key: string | null
}

export type StatusColumns = {
  slug: string
  draft_id: string | null
  request_status: 'pending' | 'approved' | 'rejected'
  is_active: boolean
  submitted_at: Date | null
  approved_at: Date | null
  posted_at: Date
  deleted_at: Date | null
  revision: number
}

export type HeldProject = ProjectColumns &
  PictureColumns &
  StatusColumns & { id: number; updated_at: Date }

const HELD = sql`id, title, description, category_id, type, location, city, state, country, place_id, latitude, longitude,
  video_link, meta_title, meta_description, meta_keywords, image_key, image_alt, meta_image_key, slug, draft_id,
  request_status, is_active, submitted_at, approved_at, posted_at, deleted_at, revision, updated_at`

/** Locks a project of the owner until the transaction ends; `deleted` selects only deleted ones. */
export async function lockMyProject(
  tx: Transaction<DB>,
  { id, ownerId, deleted = false }: { id: number; ownerId: number; deleted?: boolean },
): Promise<HeldProject | undefined> {
  const { rows } = await sql<HeldProject>`
    select ${HELD} from project where id = ${id} and owner_id = ${ownerId} and (deleted_at is not null) = ${deleted}
    for update`.execute(tx)
  return rows[0]
}

/** Finds a project of the owner, without a lock. */
export async function findMyProject(
  db: Kysely<DB>,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<HeldProject | undefined> {
  const { rows } = await sql<HeldProject>`
    select ${HELD} from project where id = ${id} and owner_id = ${ownerId} and deleted_at is null`.execute(
    db,
  )
  return rows[0]
}

/** Inserts a hidden, pending project and returns its id. */
export async function insertProject(
  tx: Transaction<DB>,
  project: {
    ownerId: number
    draftId: string | null
    slug: string
    language: string
    columns: ProjectColumns
    at: Date
  },
): Promise<number> {
  const { ownerId, draftId, slug, language, columns, at } = project
  const row = await tx
    .insertInto('project')
    .values({
      ...columns,
      owner_id: ownerId,
      draft_id: draftId,
      slug,
      language_code: language,
      is_active: false,
      request_status: 'pending',
      submitted_at: at,
      posted_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateProject(
  tx: Transaction<DB>,
  {
    id,
    columns,
    at,
  }: {
    id: number
    columns: Partial<ProjectColumns & PictureColumns & StatusColumns>
    at: Date
  },
): Promise<void> {
  await tx
    .updateTable('project')
    .set({ ...columns, updated_at: at })
    .where('id', '=', id)
    .execute()
}
