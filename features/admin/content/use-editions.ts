import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminContentQueries,
  type ContentEdition,
  revertContent,
} from '@/client/api/admin/content.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { refusalText } from '../refusal-text.ts'

export type Editions = {
  rows: readonly ContentEdition[] | undefined
  error: Error | null
  retry: () => void
  /** Number of the edition being published again. */
  reverting: number | null
  revert: (edition: number) => void
}

/** Published editions of an item, and publishing one again. */
export function useEditions({ kind, id }: EditedContent, onReverted: () => void): Editions {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, refetch } = useQuery(adminContentQueries.editions(client, { kind, id }))
  const [reverting, setReverting] = useState<number | null>(null)
  const { send, isSending } = useWrite(revertContent, {
    saysSuccess: () => t('admin.content.reverted'),
    onSuccess: onReverted,
    onError: (failure) => showToast('warning', refusalText(failure, t)),
  })
  return {
    rows: data,
    error,
    retry: () => void refetch(),
    reverting: isSending ? reverting : null,
    revert(edition) {
      setReverting(edition)
      send({ kind, id, edition })
    },
  }
}
