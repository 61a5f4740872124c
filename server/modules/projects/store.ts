import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isFeatured } from './search-store.ts'

export type ProjectFileRow = {
  id: number
  title: string
  key: string
  alt: string
  width: number | null
  height: number | null
  hash: string | null
  created_at: string
  updated_at: string
}

export type ProjectRow = {
  id: number
  slug: string
  owner_id: number | null
  category_id: number
  type: 'upcoming' | 'under_construction'
  is_active: boolean
  request_status: 'pending' | 'approved' | 'rejected'
  title: string
  location: string
  city: string
  state: string
  country: string
  latitude: number | null
  longitude: number | null
  image_key: string | null
  image_hash: string | null
  image_width: number | null
  image_height: number | null
  promoted: boolean
  /** An advertisement is active or awaits approval. */
  is_advertised: boolean
  gallery: ProjectFileRow[]
  owner_name: string | null
  owner_slug: string | null
  owner_email: string | null
  owner_mobile: string | null
  owner_profile_key: string | null
}

export type ProjectDetailRow = ProjectRow & {
  description: string
  video_link: string
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  meta_image_key: string | null
  view_count: number
  owner_address: string | null
  documents: ProjectFileRow[]
  plans: ProjectFileRow[]
  created_at: Date
  updated_at: Date
}

/** Reads projects in the order of the ids; missing ones are skipped. */
export async function readProjects(
  db: Kysely<DB>,
  { ids, at }: { ids: number[]; at: Date },
): Promise<ProjectRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ProjectRow>`
    select ${projectColumns(at)}
    from unnest(${ids}::int[]) with ordinality wanted(id, n)
    join project p on p.id = wanted.id ${projectJoins} order by wanted.n`.execute(db)
  return rows
}

export async function readProjectDetail(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<ProjectDetailRow | undefined> {
  const [row] = await readProjectDetails(db, { ids: [id], at })
  return row
}

/** Reads projects in full, in the order of the ids; missing ones are skipped. */
export async function readProjectDetails(
  db: Kysely<DB>,
  { ids, at }: { ids: number[]; at: Date },
): Promise<ProjectDetailRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ProjectDetailRow>`
    select ${projectColumns(at)}, p.description, p.video_link, p.meta_title, p.meta_description, p.meta_keywords,
      p.meta_image_key, coalesce(t.view_count, 0) as view_count, o.address as owner_address,
      ${selectFiles('document')} as documents, ${selectFiles('plan')} as plans, p.created_at, p.updated_at
    from unnest(${ids}::int[]) with ordinality wanted(id, n)
    join project p on p.id = wanted.id ${projectJoins} left join project_stats t on t.project_id = p.id
    order by wanted.n`.execute(db)
  return rows
}

function projectColumns(at: Date): RawBuilder<unknown> {
  return sql`p.id, p.slug, p.owner_id, p.category_id, p.type, p.is_active, p.request_status, p.title, p.location,
    p.city, p.state, p.country, p.latitude, p.longitude, p.image_key, i.hash as image_hash, i.width as image_width,
    i.height as image_height, ${isFeatured(sql`p.id`, at)} as promoted,
    exists (select 1 from advertisement a where a.project_id = p.id and a.status in (0, 1)) as is_advertised,
    ${selectFiles('gallery')} as gallery, o.name as owner_name, o.slug as owner_slug, o.email as owner_email,
    o.mobile as owner_mobile, o.profile_key as owner_profile_key`
}

const projectJoins = sql`
  left join stored_file i on i.key = p.image_key
  left join account o on o.id = p.owner_id`

function selectFiles(kind: 'gallery' | 'document' | 'plan'): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object('id', f.id, 'title', f.title, 'key', s.key, 'alt', f.alt, 'width', s.width,
      'height', s.height, 'hash', s.hash, 'created_at', f.created_at, 'updated_at', f.updated_at) order by f.position, f.id), '[]')
    from project_file f join stored_file s on s.key = f.file_key
    where f.project_id = p.id and f.kind = ${kind})`
}
