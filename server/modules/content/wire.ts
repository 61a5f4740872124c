import { humanisedAge } from '@/domain/web/relative-time.ts'
import type { components } from '@/generated/api-types.ts'
import { translated, wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { ArticleCategoryRow, ArticleRow, FaqRow, ReasonRow } from './store.ts'

type Schemas = components['schemas']

/** `now` is the reference for relative dates. */
export type ContentShaping = { language: string; origin: string; now: Date }

export function toArticle(row: ArticleRow, shaping: ContentShaping): Schemas['Article'] {
  const { language, origin } = shaping
  const meta = (field: 'meta_title' | 'meta_description' | 'meta_keywords') =>
    translated(row[field] ?? '', row.translations, language, field) || null
  return {
    ...toHomeArticle(row, shaping),
    meta_title: meta('meta_title'),
    meta_description: meta('meta_description'),
    meta_keywords: meta('meta_keywords'),
    meta_image: imageUrl(origin, row.meta_image_key) || null,
  }
}

export function toHomeArticle(
  row: ArticleRow,
  { language, origin, now }: ContentShaping,
): Schemas['HomeArticle'] {
  return {
    id: row.id,
    slug_id: row.slug,
    category_id: row.category_id ?? 0,
    title: translated(row.title, row.translations, language, 'title'),
    description: translated(row.description, row.translations, language, 'description'),
    image: imageUrl(origin, row.image_key),
    created_at: humanisedAge(row.created_at, now),
    created_at_iso: wireDate(row.created_at),
    category: toArticleCategory(row, language),
  }
}

export function toCountedCategory(
  row: ArticleCategoryRow,
  language: string,
): Schemas['CountedArticleCategory'] {
  return {
    id: row.id,
    category: translated(row.name, row.translations, language, 'name'),
    slug_id: row.slug,
    articles_count: row.articles,
  }
}

export function toFaq(row: FaqRow, language: string): Schemas['Faq'] {
  return {
    id: row.id,
    question: translated(row.question, row.translations, language, 'question'),
    answer: translated(row.answer, row.translations, language, 'answer'),
  }
}

export function toReportReason(row: ReasonRow, language: string): Schemas['ReportReason'] {
  return {
    id: row.id,
    reason: translated(row.reason, row.translations, language, 'reason'),
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
  }
}

function toArticleCategory(row: ArticleRow, language: string): Schemas['ArticleCategory'] | null {
  if (row.category_id === null) return null
  const translations = row.category_translations ?? {}
  return {
    id: row.category_id,
    category: translated(row.category_name ?? '', translations, language, 'name'),
    slug_id: row.category_slug ?? '',
  }
}
