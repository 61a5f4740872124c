import type { ReviewItem } from '@/client/api/admin/administration.ts'
import { useText } from '@/client/text/text-context.tsx'
import { LatePart } from '@/features/shell/late-part.tsx'

/** Changes since the approval. The code is loaded for the first changed listing. */
export function LateChanges({ item }: { item: ReviewItem }) {
  const { t } = useText()
  if (!item.approved) return null
  return <LatePart load={loadChanges} of={{ item }} failedTitle={t('admin.itemErrorTitle')} />
}

const loadChanges = () => import('./review-changes.tsx')
