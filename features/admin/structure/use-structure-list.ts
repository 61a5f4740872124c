import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  orderStructure,
  type StructureRow,
  structureQueries,
} from '@/client/api/admin/structure.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import { swapped } from '@/domain/values/swapped.ts'
import { refusalText } from '../refusal-text.ts'

export type StructureItems = {
  rows: readonly StructureRow[] | undefined
  error: Error | null
  retry: () => void
  isOrdering: boolean
  /** Moves an item by one place. */
  move: (id: number, by: -1 | 1) => void
}

/** Items of a kind and their order. */
export function useStructureList(kind: StructureKind): StructureItems {
  const { t } = useText()
  const client = useApiClient()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(structureQueries.list(client, kind))
  const ordering = useWrite(orderStructure, {
    onError(failure) {
      showToast('warning', refusalText(failure, t))
      void queries.invalidateQueries({ queryKey: ['administration'] })
    },
  })
  return {
    rows: data,
    error,
    retry: () => void refetch(),
    isOrdering: ordering.isSending,
    move(id, by) {
      const ids = (data ?? []).map((row) => row.id)
      const from = ids.indexOf(id)
      ordering.send({ kind, ids: swapped(ids, from, from + by) })
    },
  }
}
