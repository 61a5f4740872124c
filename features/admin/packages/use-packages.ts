import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AdminPackage,
  adminPaymentQueries,
  offerPackage,
  orderPackages,
  savePackage,
} from '@/client/api/admin/payments.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { swapped } from '@/domain/values/swapped.ts'
import { refusalText } from '../refusal-text.ts'

export type PackageDraft = {
  id: number | undefined
  name: string
  /** In major units; null for a free one. */
  price: number | null
  hours: number
  features: AdminPackage['features']
  translations: Record<string, string>
}

type Packages = {
  rows: AdminPackage[] | undefined
  error: Error | null
  retry: () => void
  isBusy: boolean
  save: (draft: PackageDraft) => Promise<void>
  offer: (id: number, isActive: boolean) => void
  /** Moves a package on offer by one place. */
  move: (id: number, by: -1 | 1) => void
}

/** All packages and the actions on them. */
export function usePackages(): Packages {
  const { t } = useText()
  const client = useApiClient()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(adminPaymentQueries.packages(client))
  const saysSuccess = () => t('admin.saved')
  const onError = (failure: Parameters<typeof refusalText>[0]) => {
    showToast('warning', refusalText(failure, t))
    void queries.invalidateQueries({ queryKey: ['administration'] })
  }
  const saving = useWrite(savePackage, { saysSuccess })
  const offering = useWrite(offerPackage, { saysSuccess, onError })
  const ordering = useWrite(orderPackages, { onError })
  return {
    rows: data,
    error,
    retry: () => void refetch(),
    isBusy: offering.isSending || ordering.isSending,
    save: ({ id, ...draft }) => saving.sendAsync({ ...draft, ...(id ? { id } : {}) }),
    offer: (id, isActive) => offering.send({ id, is_active: isActive }),
    move(id, by) {
      const ids = (data ?? []).filter(({ is_active }) => is_active).map((it) => it.id)
      const from = ids.indexOf(id)
      ordering.send({ ids: swapped(ids, from, from + by) })
    },
  }
}
