'use client'

import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { useBareAddress } from './drafts/use-bare-address.ts'
import type { ListingDraft, Published } from './drafts/use-listing-draft.ts'
import { Waiting } from './gated-form.tsx'
import { PublishedNotice, type PublishedNoticeProps } from './publishing/published-notice.tsx'

type ListingStagesProps = Pick<PublishedNoticeProps, 'isNew' | 'all' | 'onAnother'> & {
  draft: ListingDraft
  /** Path of a new listing's editor. */
  path: string
  /** Link to the owner's view of the listing. */
  lookAt: (published: Published) => string
  children: ReactNode
}

/** Shows loading, failure, editor or confirmation. */
export function ListingStages({ draft, path, lookAt, children, ...notice }: ListingStagesProps) {
  const { t } = useText()
  const { stage, published, failure, retry } = draft
  useBareAddress(stage === 'published' && notice.isNew, path)
  if (stage === 'opening') return <Waiting />
  if (stage === 'unopened')
    return <FailedList title={t('posting.openFailed')} error={failure} onRetry={retry} />
  if (!published) return children
  return <PublishedNotice {...notice} published={published} look={lookAt(published)} />
}
