import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { type PropertyTextName, propertyTexts } from '@/domain/listing/property-texts.ts'
import type { DB } from '@/generated/database.ts'
import { textColumns } from '@/server/db/text-columns.ts'

export type FileRow = { key: string; name: string; alt: string; mime: string }

export type ListingContent = Record<PropertyTextName, string> & {
  title: string
  slug: string
  is_active: boolean
  description: string
  category_id: number
  category_name: string
  property_type: number | null
  project_type: 'upcoming' | 'under_construction' | null
  price_minor: number | null
  currency: string
  rent_duration: 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly' | null
  is_premium: boolean
  address: string
  city: string
  state: string
  country: string
  latitude: number | null
  longitude: number | null
  hides_exact_place: boolean
  parameters: Record<string, string | number | string[]>
  facilities: { facility_id: number; distance: number }[]
  picture_key: string | null
  picture_alt: string
  panorama_key: string | null
  gallery: FileRow[]
  documents: FileRow[]
  plans: FileRow[]
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  meta_image_key: string | null
}

/** Reads a listing of any status; `facts` adds columns of its row `p`. */
export async function readContent<Facts = unknown>(
  db: Kysely<DB>,
  { kind, id }: { kind: ListingKind; id: number },
  facts: RawBuilder<unknown> = sql`p.id`,
): Promise<(ListingContent & Facts) | undefined> {
  const { rows } = await sql<ListingContent & Facts>`
    select ${facts}, ${EITHER}, ${kind === 'property' ? OF_PROPERTY : OF_PROJECT}
    from ${sql.table(kind)} p join category c on c.id = p.category_id where p.id = ${id} and p.deleted_at is null`.execute(
    db,
  )
  return rows[0]
}

const EITHER = sql`p.title, p.slug, p.is_active, p.description, p.category_id, c.name as category_name,
  p.city, p.state, p.country, p.latitude, p.longitude,
  p.meta_title, p.meta_description, p.meta_keywords, p.meta_image_key`

const OF_PROPERTY = sql`p.property_type, null as project_type, p.price_minor, p.currency, p.rent_duration, p.is_premium,
  p.address, ${textColumns('p')}, p.hides_exact_place, p.parameters, p.title_image_key as picture_key,
  p.title_image_alt as picture_alt, p.panorama_key,
  (select coalesce(json_agg(json_build_object('facility_id', f.facility_id, 'distance', f.distance) order by f.id), '[]')
    from property_facility f where f.property_id = p.id) as facilities,
  ${selectFiles('property', 'gallery')} as gallery, ${selectFiles('property', 'document')} as documents, '[]'::json as plans`

const PROJECT_TEXTS = sql.join(
  propertyTexts.map(({ name }) =>
    name === 'video_link' ? sql`p.video_link` : sql`'' as ${sql.ref(name)}`,
  ),
)

const OF_PROJECT = sql`null::int as property_type, p.type as project_type, null::bigint as price_minor, '' as currency,
  null as rent_duration, false as is_premium, p.location as address, ${PROJECT_TEXTS}, false as hides_exact_place,
  '{}'::jsonb as parameters, p.image_key as picture_key, p.image_alt as picture_alt, null as panorama_key,
  '[]'::json as facilities, ${selectFiles('project', 'gallery')} as gallery, ${selectFiles('project', 'document')} as documents,
  ${selectFiles('project', 'plan')} as plans`

function selectFiles(of: ListingKind, kind: 'gallery' | 'document' | 'plan'): RawBuilder<unknown> {
  const name = of === 'project' ? sql`coalesce(nullif(f.title, ''), s.name)` : sql`s.name`
  return sql`(select coalesce(json_agg(json_build_object('key', s.key, 'name', ${name}, 'alt', f.alt, 'mime', s.mime)
      order by f.position, f.id), '[]')
    from ${sql.table(`${of}_file`)} f join stored_file s on s.key = f.file_key
    where f.${sql.ref(`${of}_id`)} = p.id and f.kind = ${kind})`
}
