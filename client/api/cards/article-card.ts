import { plainText } from '@/domain/text/plain-text.ts'
import type { components } from '@/generated/api-types.ts'

/** Article data of cards. */
export type ArticleCard = {
  id: number
  slug: string
  title: string
  /** The first words, as plain text. */
  excerpt: string
  image: string
  /** Null when uncategorised. */
  category: { id: number; name: string; slug: string } | null
  /** ISO, where the provider tells it; else only `age`. */
  createdAt: string | null
  /** In the provider's English words. */
  age: string
}

/** Takes a row of any list of articles. */
export function articleCard(row: components['schemas']['HomeArticle']): ArticleCard {
  return {
    id: row.id,
    slug: row.slug_id,
    title: row.title,
    excerpt: plainText(row.description, EXCERPT_LENGTH),
    image: row.image,
    category: row.category && {
      id: row.category.id,
      name: row.category.category,
      slug: row.category.slug_id,
    },
    createdAt: row.created_at_iso ?? null,
    age: row.created_at,
  }
}

const EXCERPT_LENGTH = 180
