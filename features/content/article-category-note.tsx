'use client'

import { useArticleCategoryNote } from './use-article-category-note.ts'

/** Stores the category of the displayed articles on the device; null for all. */
export function ArticleCategoryNote({ id }: { id: number | null }) {
  useArticleCategoryNote(id)
  return null
}
