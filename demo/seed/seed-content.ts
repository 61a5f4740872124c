import type { Kysely } from 'kysely'
import { cleanRichText } from '@/domain/text/rich-text.ts'
import { slugify } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import type { Album } from './album.ts'
import { DEMO_ARTICLE_CATEGORIES, DEMO_ARTICLES } from './content/articles.ts'
import { DEMO_FAQS } from './content/faqs.ts'
import { DEMO_PAGES } from './content/pages.ts'

const DAY_MS = 86_400_000
const DAYS_BETWEEN_ARTICLES = 9

/** Articles, FAQs and static pages. */
export async function seedContent(db: Kysely<DB>, album: Album, now: Date): Promise<void> {
  const categories = new Map<string, number>()
  for (const { code, name, translations } of DEMO_ARTICLE_CATEGORIES) {
    const { id } = await db
      .insertInto('article_category')
      .values({ slug: slugify(name), name, translations: JSON.stringify(translations) })
      .returning('id')
      .executeTakeFirstOrThrow()
    categories.set(code, id)
  }
  const articles = DEMO_ARTICLES.map(
    ({ category, title, picture, description, translations }, at) => ({
      slug: slugify(title),
      category_id: categories.get(category) ?? null,
      title,
      description: cleanRichText(description),
      image_key: album.named(picture),
      translations: JSON.stringify(inEach(translations, cleanArticle)),
      created_at: new Date(
        now.getTime() - (DEMO_ARTICLES.length - at) * DAYS_BETWEEN_ARTICLES * DAY_MS,
      ),
    }),
  )
  await db.insertInto('article').values(articles).execute()
  const faqs = DEMO_FAQS.map(({ question, answer, translations }) => ({
    question,
    answer,
    translations: JSON.stringify(translations),
  }))
  await db.insertInto('faq').values(faqs).execute()
  const pages = Object.entries(DEMO_PAGES).map(([key, { text, translations }]) => ({
    key,
    value: JSON.stringify({
      text: cleanRichText(text),
      translations: inEach(translations, cleanRichText),
    }),
  }))
  await db.insertInto('setting').values(pages).execute()
}

function inEach<Written>(
  translations: Readonly<Record<string, Written>> = {},
  clean: (written: Written) => Written,
): Record<string, Written> {
  return Object.fromEntries(
    Object.entries(translations).map(([language, written]) => [language, clean(written)]),
  )
}

function cleanArticle(words: Record<string, string>): Record<string, string> {
  const { description } = words
  return description ? { ...words, description: cleanRichText(description) } : words
}
