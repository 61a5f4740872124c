import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** A section of the first page, switched on. Without positions sections stand in the order of their types. */
export async function homeSection(
  db: Kysely<DB>,
  type: string,
  facts: {
    title?: string
    position?: number
    isActive?: boolean
    translations?: Record<string, { title: string }>
  } = {},
): Promise<void> {
  await db
    .insertInto('home_section')
    .values({
      type,
      title: facts.title ?? type,
      position: facts.position ?? 0,
      is_active: facts.isActive ?? true,
      translations: JSON.stringify(facts.translations ?? {}),
    })
    .execute()
}

/** A slide at the head of the first page: 1 picture only, 2 to a category, 3 to a listing, 4 to a link. */
export async function slide(
  db: Kysely<DB>,
  facts: {
    type: 1 | 2 | 3 | 4
    imageKey: string
    categoryId?: number
    propertyId?: number
    link?: string
    position?: number
    isActive?: boolean
  },
): Promise<void> {
  await db
    .insertInto('slider')
    .values({
      slider_type: facts.type,
      image_key: facts.imageKey,
      category_id: facts.categoryId ?? null,
      property_id: facts.propertyId ?? null,
      link: facts.link ?? '',
      position: facts.position ?? 0,
      is_active: facts.isActive ?? true,
    })
    .execute()
}
