import type { Metadata } from 'next'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { type MetadataPage, type PageFacts, pageMetadata } from './page-metadata.ts'

type ListFacts = Omit<PageFacts, 'isMissing'> & {
  /** Page number. */
  number: number
  /** The list as it was read. */
  list: { rows: readonly unknown[] } | ApiError
  /** Title of an empty list, without the words of the address; default is `title`. */
  emptyTitle?: string
}

/** Metadata of one page of a list. An empty one, also after the last, is kept out of search engines. */
export function listMetadata(page: MetadataPage, facts: ListFacts): Metadata {
  const { number, list, emptyTitle = facts.title, ...rest } = facts
  if (!(list instanceof ApiError) && list.rows.length === 0) {
    return pageMetadata(page, { ...rest, title: emptyTitle, isMissing: true })
  }
  const { title } = facts
  const numbered =
    number > 1 ? page.t('properties.results.document', { title, page: number }) : title
  return pageMetadata(page, { ...rest, title: numbered })
}
