import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeLanguage,
  exportLanguage,
  languageQueries,
  orderLanguages,
  removeLanguage,
  type SiteLanguage,
} from '@/client/api/admin/languages.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { saveFile } from '@/client/integrations/save-file.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { swapped } from '@/domain/values/swapped.ts'
import { refusalText } from '../refusal-text.ts'

export type Languages = {
  rows: readonly SiteLanguage[] | undefined
  error: Error | null
  isOffline: boolean
  retry: () => void
  isBusy: boolean
  /** Moves a language by one place. */
  move: (code: string, by: -1 | 1) => void
  activate: (row: SiteLanguage, isActive: boolean) => void
  remove: (code: string) => void
}

/** Languages of the marketplace and the actions on them. */
export function useLanguages(): Languages {
  const { t } = useText()
  const client = useApiClient()
  const queries = useQueryClient()
  const { data, error, refetch, fetchStatus } = useQuery(languageQueries.list(client))
  const saysSuccess = () => t('admin.saved')
  const onError = (failure: Parameters<typeof refusalText>[0]) => {
    showToast('warning', refusalText(failure, t))
    void queries.invalidateQueries({ queryKey: ['administration', 'languages'] })
  }
  const ordering = useWrite(orderLanguages, { onError })
  const changing = useWrite(changeLanguage, { saysSuccess, onError })
  const removing = useWrite(removeLanguage, { saysSuccess, onError })
  return {
    rows: data,
    error,
    isOffline: fetchStatus === 'paused',
    retry: () => void refetch(),
    isBusy: ordering.isSending || changing.isSending || removing.isSending,
    move(code, by) {
      const codes = (data ?? []).map((row) => row.code)
      const from = codes.indexOf(code)
      ordering.send(swapped(codes, from, from + by))
    },
    activate({ code, name, is_rtl, is_active }, isActive) {
      changing.send({ code, is_active: isActive, seen: { name, is_rtl, is_active } })
    },
    remove: removing.send,
  }
}

/** One language of the list; null if there is none of that code. */
export function useLanguage(code: string) {
  const { data, error, refetch } = useQuery(languageQueries.list(useApiClient()))
  return {
    language: data && (data.find((row) => row.code === code) ?? null),
    error,
    retry: () => void refetch(),
  }
}

/** Saves the texts of a language as a file. */
export function useLanguageExport(code: string) {
  const { send, isSending } = useWrite(exportLanguage, {
    saysFailure: true,
    onSuccess: ({ file_name, content }) => saveFile(new Blob([content]), file_name),
  })
  return { save: (format: 'json' | 'xliff') => send({ code, format }), isSaving: isSending }
}
