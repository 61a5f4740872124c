import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { slugify } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import { category, NOON } from './listings.ts'

/** What a test says of a project; the rest is usual. */
export type ProjectFacts = {
  title: string
  description: string
  slug: string
  ownerId: number | null
  categoryId: number
  type: 'upcoming' | 'under_construction'
  isActive: boolean
  requestStatus: 'pending' | 'approved' | 'rejected'
  location: string
  city: string
  state: string
  country: string
  latitude: number | null
  longitude: number | null
  imageKey: string | null
  videoLink: string
  metaTitle: string | null
  postedAt: Date
}

/** A project that everybody finds: approved and active, building not begun. */
export async function upcomingProject(
  db: Kysely<DB>,
  facts: Partial<ProjectFacts> = {},
): Promise<{ id: number; slug: string }> {
  const title = facts.title ?? 'Harbour Quarter'
  const moment = facts.postedAt ?? NOON
  return db
    .insertInto('project')
    .values({
      slug: facts.slug ?? `${slugify(title)}-${randomBytes(3).toString('hex')}`,
      owner_id: facts.ownerId ?? null,
      category_id: facts.categoryId ?? (await category(db)),
      type: facts.type ?? 'upcoming',
      is_active: facts.isActive ?? true,
      request_status: facts.requestStatus ?? 'approved',
      title,
      description: facts.description ?? 'Forty-two flats around a green court.',
      location: facts.location ?? '200 Pier Street',
      city: facts.city ?? 'Seattle',
      state: facts.state ?? 'Washington',
      country: facts.country ?? 'United States',
      latitude: facts.latitude === undefined ? 47.6026 : facts.latitude,
      longitude: facts.longitude === undefined ? -122.3393 : facts.longitude,
      image_key: facts.imageKey ?? null,
      video_link: facts.videoLink ?? '',
      meta_title: facts.metaTitle ?? null,
      posted_at: moment,
      submitted_at: facts.requestStatus === 'pending' ? moment : null,
      created_at: moment,
      updated_at: moment,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

/** A project that waits for the administrator. */
export function pendingProject(db: Kysely<DB>, facts: Partial<ProjectFacts> = {}) {
  return upcomingProject(db, { ...facts, isActive: false, requestStatus: 'pending' })
}

/** A running, approved advertisement for a project. */
export async function featureProject(db: Kysely<DB>, projectId: number): Promise<void> {
  await sql`
    insert into advertisement (project_id, status, starts_at, ends_at)
    values (${projectId}, 0, ${NOON}::timestamptz - interval '1 day', ${NOON}::timestamptz + interval '30 days')`.execute(
    db,
  )
}

/** Hangs a stored file on a project. */
export async function projectFile(
  db: Kysely<DB>,
  projectId: number,
  file: { kind: 'gallery' | 'document' | 'plan'; key: string; title?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('project_file')
    .values({
      project_id: projectId,
      kind: file.kind,
      title: file.title ?? '',
      file_key: file.key,
      created_at: NOON,
      updated_at: NOON,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The address under which a project was known before. */
export async function formerProjectSlug(
  db: Kysely<DB>,
  projectId: number,
  slug: string,
): Promise<void> {
  await db
    .insertInto('slug_redirect')
    .values({ kind: 'project', slug, target_id: projectId })
    .execute()
}
