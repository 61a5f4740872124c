'use client'

import { useArticleCategoryNote } from './use-article-category-note.ts'

/** Has the browser remember the category of the articles shown; null for all of them. */
export function ArticleCategoryNote({ id }: { id: number | null }) {
  useArticleCategoryNote(id)
  return null
}
