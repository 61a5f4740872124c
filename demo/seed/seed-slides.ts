import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Album } from './album.ts'

const MAP_OF_THE_REGION = 'https://www.openstreetmap.org/#map=9/45.52/-122.68'

/** One slide of each kind: promoted home, category, external link, picture only. */
export async function seedSlides(
  db: Kysely<DB>,
  { album, categoryId }: { album: Album; categoryId: number | null },
): Promise<void> {
  const home = await db
    .selectFrom('advertisement as a')
    .innerJoin('property as p', 'p.id', 'a.property_id')
    .select(['p.id', 'p.title_image_key'])
    .where('p.title_image_key', 'is not', null)
    .where('p.is_premium', '=', false)
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst()
  const slides = [
    home ? { slider_type: 3, image_key: home.title_image_key, property_id: home.id } : null,
    { slider_type: 2, image_key: album.of('exterior-villa').at(-1), category_id: categoryId },
    { slider_type: 4, image_key: album.of('exterior-house').at(-1), link: MAP_OF_THE_REGION },
    { slider_type: 1, image_key: album.of('garden').at(-1) },
  ]
  const rows = slides.flatMap((slide, position) =>
    slide?.image_key && !('category_id' in slide && slide.category_id === null)
      ? [{ ...slide, image_key: slide.image_key, position }]
      : [],
  )
  if (rows.length > 0) await db.insertInto('slider').values(rows).execute()
}
