import { type ContentBody, textPages } from '@/domain/content/content-kinds.ts'
import type { Item } from './edition-store.ts'

/** Name of an item in lists and in the log; pages have the key of their setting. */
export function toContentTitle(
  { kind, item }: Item,
  { texts }: Pick<ContentBody, 'texts'>,
): string {
  if (kind === 'page') return textPages[item - 1] ?? ''
  return (kind === 'article' ? texts.title : texts.question) || `#${item}`
}
