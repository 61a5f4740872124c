import { useState } from 'react'
import type { ReviewItem } from '@/client/api/admin/administration.ts'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'

/** Changes since the approval. The code is loaded for the first changed listing. */
export function LateChanges({ item }: { item: ReviewItem }) {
  const { t } = useText()
  const [failed, setFailed] = useState(0)
  const [tries, setTries] = useState(0)
  if (!item.approved) return null
  if (failed > tries) {
    const error = new Error('the code did not come')
    const again = () => setTries(failed)
    return <FailedList title={t('admin.itemErrorTitle')} error={error} onRetry={again} />
  }
  return (
    <OnDemand key={tries} load={loadChanges} of={{ item }} onFailed={() => setFailed(tries + 1)} />
  )
}

const loadChanges = () => import('./review-changes.tsx')
