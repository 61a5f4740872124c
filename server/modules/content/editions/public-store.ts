import { type Kysely, sql } from 'kysely'
import type { ContentBody, ContentTexts } from '@/domain/content/content-kinds.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

/** A row as pages read it; `createdAt` is null for what has no date. */
export type PublicRow = {
  texts: ContentTexts
  translations: Translations
  facts: ContentBody['facts']
  createdAt: Date | null
}

export type PublicRows = ReadonlyMap<number, PublicRow>

/** Texts as stored beside the original ones: without languages and fields that are empty. */
export type SavedRow = {
  item: number
  texts: ContentTexts
  translations: Translations
  facts: ContentBody['facts']
  createdAt: Date
}

const ARTICLE_FIELDS = [
  'title',
  'description',
  'meta_title',
  'meta_description',
  'meta_keywords',
] as const

export async function listPublicArticles(
  db: Kysely<DB>,
  items: readonly number[],
): Promise<PublicRows> {
  const rows = await db
    .selectFrom('article')
    .selectAll()
    .where('id', 'in', [...items])
    .$castTo<
      Record<(typeof ARTICLE_FIELDS)[number], string | null> & {
        id: number
        slug: string
        category_id: number | null
        image_key: string | null
        meta_image_key: string | null
        translations: Translations
        created_at: Date
      }
    >()
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        texts: Object.fromEntries(ARTICLE_FIELDS.map((field) => [field, row[field] ?? ''])),
        translations: row.translations,
        facts: {
          slug: row.slug,
          categoryId: row.category_id,
          imageKey: row.image_key,
          metaImageKey: row.meta_image_key,
        },
        createdAt: row.created_at,
      },
    ]),
  )
}

export async function savePublicArticle(
  tx: Kysely<DB>,
  { item, texts, translations, facts, createdAt }: SavedRow,
): Promise<void> {
  const { slug = '', categoryId = null, imageKey = null, metaImageKey = null } = facts
  const orNull = (field: (typeof ARTICLE_FIELDS)[number]) => texts[field] || null
  await sql`
    insert into article (id, slug, category_id, title, description, image_key, meta_title, meta_description,
      meta_keywords, meta_image_key, translations, created_at)
    values (${item}, ${slug}, ${categoryId}::int, ${texts.title}, ${texts.description}, ${imageKey},
      ${orNull('meta_title')}, ${orNull('meta_description')}, ${orNull('meta_keywords')}, ${metaImageKey},
      ${JSON.stringify(translations)}::jsonb, ${createdAt})
    on conflict (id) do update set slug = excluded.slug, category_id = excluded.category_id, title = excluded.title,
      description = excluded.description, image_key = excluded.image_key, meta_title = excluded.meta_title,
      meta_description = excluded.meta_description, meta_keywords = excluded.meta_keywords,
      meta_image_key = excluded.meta_image_key, translations = excluded.translations`.execute(tx)
}

export async function listPublicFaqs(
  db: Kysely<DB>,
  items: readonly number[],
): Promise<PublicRows> {
  const rows = await db
    .selectFrom('faq')
    .selectAll()
    .where('id', 'in', [...items])
    .$castTo<{
      id: number
      question: string
      answer: string
      translations: Translations
      created_at: Date
    }>()
    .execute()
  return new Map(
    rows.map(({ id, question, answer, translations, created_at: createdAt }) => [
      id,
      { texts: { question, answer }, translations, facts: {}, createdAt },
    ]),
  )
}

export async function savePublicFaq(
  tx: Kysely<DB>,
  { item, texts, translations, createdAt }: SavedRow,
): Promise<void> {
  await sql`
    insert into faq (id, question, answer, translations, created_at)
    values (${item}, ${texts.question}, ${texts.answer}, ${JSON.stringify(translations)}::jsonb, ${createdAt})
    on conflict (id) do update set question = excluded.question, answer = excluded.answer,
      translations = excluded.translations`.execute(tx)
}

export async function listPublicSlides(
  db: Kysely<DB>,
  items: readonly number[],
): Promise<PublicRows> {
  const rows = await db
    .selectFrom('slider')
    .selectAll()
    .where('id', 'in', [...items])
    .where('is_active', '=', true)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        texts: {},
        translations: {},
        facts: {
          imageKey: row.image_key,
          categoryId: row.category_id,
          propertyId: row.property_id,
          link: row.link,
          position: row.position,
        },
        createdAt: null,
      },
    ]),
  )
}

export async function savePublicSlide(tx: Kysely<DB>, { item, facts }: SavedRow): Promise<void> {
  const { imageKey = null, categoryId = null, propertyId = null, link = '', position = 0 } = facts
  const type = propertyId ? 3 : categoryId ? 2 : link ? 4 : 1
  await sql`
    insert into slider (id, slider_type, image_key, category_id, property_id, link, position, is_active)
    values (${item}, ${type}, ${imageKey}, ${categoryId}::int, ${propertyId}::int, ${link}, ${position}, true)
    on conflict (id) do update set slider_type = excluded.slider_type, image_key = excluded.image_key,
      category_id = excluded.category_id, property_id = excluded.property_id, link = excluded.link,
      position = excluded.position, is_active = true`.execute(tx)
}

export type NumberedTable = 'article' | 'faq' | 'slider'

/** The number that a new row will have. */
export async function takeNumber(tx: Kysely<DB>, table: NumberedTable): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function deletePublicRow(
  tx: Kysely<DB>,
  { table, item }: { table: NumberedTable; item: number },
): Promise<void> {
  await tx.deleteFrom(table).where('id', '=', item).execute()
}

/** Whether an address is another article's, or a category's, which takes precedence. */
export async function isSlugTaken(
  db: Kysely<DB>,
  { slug, item }: { slug: string; item: number },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from article where slug = ${slug} and id <> ${item})
      or exists (select from article_category where slug = ${slug}) as is`.execute(db)
  return rows[0]?.is ?? false
}

/** Whether rows that the facts name exist. */
export async function hasRow(
  db: Kysely<DB>,
  { table, id }: { table: 'article_category' | 'category' | 'property'; id: number },
): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
