import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type LanguageText,
  languageQueries,
  type TextCounts,
  type TextFilter,
} from '@/client/api/admin/languages.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'

export type Texts = PagedList<LanguageText> & {
  counts: TextCounts | undefined
  search: (words: string) => void
}

/** Texts of a language beside English, by key. */
export function useTexts(code: string, show: TextFilter | undefined): Texts {
  const [search, setSearch] = useState('')
  const query = useInfiniteQuery(languageQueries.texts(useApiClient(), { code, show, search }))
  return { ...toPagedList(query), counts: query.data?.pages.at(-1)?.counts, search: setSearch }
}
