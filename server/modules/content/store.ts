import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ContactMessage } from '@/domain/account/contact.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

export type ArticleRow = {
  id: number
  slug: string
  title: string
  description: string
  image_key: string | null
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  meta_image_key: string | null
  translations: Translations
  created_at: Date
  category_id: number | null
  category_slug: string | null
  category_name: string | null
  category_translations: Translations | null
}

export type FaqRow = { id: number; question: string; answer: string; translations: Translations }

export type ReasonRow = {
  id: number
  reason: string
  translations: Translations
  created_at: Date
  updated_at: Date
}

/** `categoryId` null matches articles without a category. */
export type ArticleFilters = {
  id?: number
  slug?: string
  categoryId?: number | null
  excludeId?: number
}

type Page = { offset: number; limit: number }

export type ArticleSort = 'id' | 'newest'

export type ArticleCategoryRow = {
  id: number
  slug: string
  name: string
  translations: Translations
  articles: number
}

export async function findArticles(
  db: Kysely<DB>,
  { filters, sort, offset, limit }: { filters: ArticleFilters; sort: ArticleSort } & Page,
): Promise<{ articles: ArticleRow[]; total: number }> {
  const where = conditions(filters)
  const order = sort === 'newest' ? newestFirst : sql`a.id`
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns} where ${where} order by ${order} offset ${offset} limit ${limit}`.execute(
    db,
  )
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from article a where ${where}`.execute(db)
  return { articles: rows, total: counted.rows[0]?.total ?? 0 }
}

export async function newestArticles(db: Kysely<DB>, limit: number): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns} order by ${newestFirst} limit ${limit}`.execute(db)
  return rows
}

/** Categories with articles, most first. */
export async function readArticleCategories(db: Kysely<DB>): Promise<ArticleCategoryRow[]> {
  const { rows } = await sql<ArticleCategoryRow>`
    select c.id, c.slug, c.name, c.translations, count(*)::int as articles
    from article_category c join article a on a.category_id = c.id
    group by c.id order by count(*) desc, c.id`.execute(db)
  return rows
}

export async function findArticleCategory(
  db: Kysely<DB>,
  slug: string,
): Promise<{ id: number } | undefined> {
  return db.selectFrom('article_category').select('id').where('slug', '=', slug).executeTakeFirst()
}

export async function findArticleCategoryById(
  db: Kysely<DB>,
  id: number,
): Promise<Omit<ArticleCategoryRow, 'articles'> | undefined> {
  return await db
    .selectFrom('article_category')
    .selectAll()
    .where('id', '=', id)
    .$castTo<Omit<ArticleCategoryRow, 'articles'>>()
    .executeTakeFirst()
}

/** A page of FAQs, newest first. */
export async function readFaqs(db: Kysely<DB>, { offset, limit }: Page): Promise<FaqRow[]> {
  const { rows } = await sql<FaqRow>`
    select id, question, answer, translations from faq
    order by created_at desc, id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countFaqs(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from faq`.execute(db)
  return rows[0]?.total ?? 0
}

export async function readReportReasons(db: Kysely<DB>, id?: number): Promise<ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    select id, reason, translations, created_at, updated_at from report_reason
    where is_active and id = coalesce(${id ?? null}::int, id) order by position, id`.execute(db)
  return rows
}

export async function keepContactMessage(db: Kysely<DB>, message: ContactMessage): Promise<void> {
  const { first_name, last_name, email, subject, message: words } = message
  await db
    .insertInto('contact_message')
    .values({ first_name, last_name, email, subject, message: words })
    .execute()
}

const newestFirst = sql`a.created_at desc, a.id desc`

const articleColumns = sql`a.id, a.slug, a.title, a.description, a.image_key, a.meta_title, a.meta_description,
  a.meta_keywords, a.meta_image_key, a.translations, a.created_at, a.category_id, c.slug as category_slug,
  c.name as category_name, c.translations as category_translations
  from article a left join article_category c on c.id = a.category_id`

function conditions({ id, slug, categoryId, excludeId }: ArticleFilters): RawBuilder<unknown> {
  const found = [sql`true`]
  if (id !== undefined) found.push(sql`a.id = ${id}`)
  if (slug !== undefined) found.push(sql`a.slug = ${slug}`)
  if (categoryId !== undefined) found.push(sql`a.category_id is not distinct from ${categoryId}`)
  if (excludeId !== undefined) found.push(sql`a.id <> ${excludeId}`)
  return sql.join(found, sql` and `)
}
