import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

export type SectionRow = { type: string; title: string; translations: Translations }

export type SliderRow = {
  id: number
  slider_type: 1 | 2 | 3 | 4
  image_key: string
  category_id: number | null
  property_id: number | null
  link: string
}

/** Enabled sections in configured order. */
export async function readSections(db: Kysely<DB>): Promise<SectionRow[]> {
  const { rows } = await sql<SectionRow>`
    select type, title, translations from home_section where is_active order by position, type`.execute(
    db,
  )
  return rows
}

/** Enabled slides, without those that link to hidden listings or categories. */
export async function readSliders(db: Kysely<DB>, at: Date): Promise<SliderRow[]> {
  const { rows } = await sql<SliderRow>`
    select s.id, s.slider_type, s.image_key, s.category_id, s.property_id, s.link from slider s
    left join property p on p.id = s.property_id left join category c on c.id = s.category_id
    where s.is_active and (s.slider_type <> 2 or c.is_active) and (s.slider_type <> 3 or is_public(p, ${at}))
    order by s.position, s.id`.execute(db)
  return rows
}

/** The city of an account's profile; null if empty. */
export async function readProfileCity(db: Kysely<DB>, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('city')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.city || null
}
