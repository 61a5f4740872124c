import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

export type AdminCategoryRow = {
  id: number
  slug: string
  name: string
  translations: Translations
  /** Articles and drafts of it. */
  uses: number
}

/** By name. */
export async function listArticleCategoryRows(db: Kysely<DB>): Promise<AdminCategoryRow[]> {
  const { rows } = await sql<AdminCategoryRow>`
    select ${columns} order by c.name, c.id`.execute(db)
  return rows
}

export async function findArticleCategoryRow(
  db: Kysely<DB>,
  id: number,
): Promise<AdminCategoryRow | undefined> {
  const { rows } = await sql<AdminCategoryRow>`select ${columns} where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Creates a category without an id. Returns its number. */
export async function saveArticleCategoryRow(
  tx: Kysely<DB>,
  { id, slug, name, translations }: Omit<AdminCategoryRow, 'id' | 'uses'> & { id: number | null },
): Promise<number> {
  const json = JSON.stringify(translations)
  const { rows } = id
    ? await sql<{ id: number }>`
        update article_category set slug = ${slug}, name = ${name}, translations = ${json}::jsonb
        where id = ${id} returning id`.execute(tx)
    : await sql<{ id: number }>`
        insert into article_category (slug, name, translations) values (${slug}, ${name}, ${json}::jsonb)
        returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function deleteArticleCategoryRow(tx: Kysely<DB>, id: number): Promise<void> {
  await tx.deleteFrom('article_category').where('id', '=', id).execute()
}

/** Whether an article or another category has the address. */
export async function isCategorySlugTaken(
  db: Kysely<DB>,
  { slug, id }: { slug: string; id: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from article where slug = ${slug})
      or exists (select from article_category where slug = ${slug} and id is distinct from ${id}::int) as is`.execute(
    db,
  )
  return rows[0]?.is ?? false
}

const columns = sql`c.id, c.slug, c.name, c.translations,
  (select count(*)::int from (
    select id as item from article where category_id = c.id
    union select item from edition where kind = 'article' and state in ('draft', 'scheduled')
      and (body #>> '{facts,categoryId}')::int = c.id) uses) as uses
  from article_category c`
