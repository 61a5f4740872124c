import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isRunning } from '@/server/modules/properties/search/advert-conditions.ts'

export type AdvertSlide = {
  /** The advert's. */
  id: number
  image_key: string
  property_id: number | null
  project: { id: number; slug: string; title: string } | null
}

/** Running adverts of the slider whose listing is public and has a picture. */
export async function readAdvertSlides(db: Kysely<DB>, at: Date): Promise<AdvertSlide[]> {
  const { rows } = await sql<AdvertSlide>`
    select a.id, coalesce(p.title_image_key, j.image_key) as image_key, p.id as property_id,
      case when j.id is not null then json_build_object('id', j.id, 'slug', j.slug, 'title', j.title) end as project
    from advertisement a left join property p on p.id = a.property_id and is_public(p, ${at}) and p.property_type in (0, 1)
    left join public_project j on j.id = a.project_id
    where a.type = 'Slider' and ${isRunning(at)} and coalesce(p.title_image_key, j.image_key) is not null
    order by a.id`.execute(db)
  return rows
}
