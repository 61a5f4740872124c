import type { Kysely } from 'kysely'
import { slugify } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import { NOON } from './listings.ts'

type Translations = Record<string, Record<string, string>>

/** A category of articles, made anew. */
export async function articleCategory(
  db: Kysely<DB>,
  name: string,
  translations: Translations = {},
): Promise<number> {
  const { id } = await db
    .insertInto('article_category')
    .values({ name, slug: slugify(name), translations: JSON.stringify(translations) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function article(
  db: Kysely<DB>,
  facts: {
    title: string
    slug?: string
    description?: string
    categoryId?: number
    imageKey?: string
    metaTitle?: string
    translations?: Translations
    createdAt?: Date
  },
): Promise<number> {
  const { id } = await db
    .insertInto('article')
    .values({
      title: facts.title,
      slug: facts.slug ?? slugify(facts.title),
      description: facts.description ?? '<p>Words.</p>',
      category_id: facts.categoryId ?? null,
      image_key: facts.imageKey ?? null,
      meta_title: facts.metaTitle ?? null,
      translations: JSON.stringify(facts.translations ?? {}),
      created_at: facts.createdAt ?? NOON,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function faq(
  db: Kysely<DB>,
  facts: { question: string; answer?: string; translations?: Translations; createdAt?: Date },
): Promise<void> {
  await db
    .insertInto('faq')
    .values({
      question: facts.question,
      answer: facts.answer ?? 'Yes.',
      translations: JSON.stringify(facts.translations ?? {}),
      created_at: facts.createdAt ?? NOON,
    })
    .execute()
}

export async function reportReason(
  db: Kysely<DB>,
  reason: string,
  translations: Translations = {},
): Promise<number> {
  const { id } = await db
    .insertInto('report_reason')
    .values({
      reason,
      translations: JSON.stringify(translations),
      created_at: NOON,
      updated_at: NOON,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
