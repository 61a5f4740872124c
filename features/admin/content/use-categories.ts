import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AdminArticleCategory,
  adminContentQueries,
  deleteArticleCategory,
  saveArticleCategory,
} from '@/client/api/admin/content.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { refusalText } from '../refusal-text.ts'

export type Categories = {
  rows: readonly AdminArticleCategory[] | undefined
  error: Error | null
  retry: () => void
  /** Number of the category in the form; 0 for a new one, null without a form. */
  chosen: number | null
  choose: (id: number | null) => void
  faults: Readonly<Record<string, string>>
  isSaving: boolean
  save: (names: readonly { language: string; name: string }[], slug: string) => void
  remove: (id: number) => void
}

/** Categories of articles, and changing them. */
export function useCategories(): Categories {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, refetch } = useQuery(adminContentQueries.categories(client))
  const [chosen, choose] = useState<number | null>(null)
  const options = {
    saysSuccess: () => t('admin.saved'),
    onError(failure: Parameters<typeof refusalText>[0]) {
      showToast('warning', refusalText(failure, t))
    },
  }
  const saving = useWrite(saveArticleCategory, { ...options, onSuccess: () => choose(null) })
  const removing = useWrite(deleteArticleCategory, options)
  return {
    rows: data,
    error,
    retry: () => void refetch(),
    chosen,
    choose,
    faults: saving.failure?.fields ?? {},
    isSaving: saving.isSending,
    save: (names, slug) =>
      saving.send({ names: [...names], slug, ...(chosen ? { id: chosen } : {}) }),
    remove: removing.send,
  }
}
