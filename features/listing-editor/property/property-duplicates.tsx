'use client'

import { useHref } from '@/client/text/links-context.tsx'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import type { ListingDraft } from '@/features/listing-editor/drafts/use-listing-draft.ts'
import { DuplicateDialog } from '@/features/listing-editor/publishing/duplicate-dialog.tsx'

/** Possible duplicates, to confirm before publishing. */
export function PropertyDuplicates({ draft }: { draft: ListingDraft }) {
  const href = useHref()
  if (!draft.isDoubting || draft.other) return null
  return (
    <DuplicateDialog
      duplicates={draft.duplicates}
      hrefOf={({ isOwn, slug }) =>
        href(isOwn ? listingRoutes.myProperty(slug) : routes.property(slug))
      }
      onPublish={draft.confirm}
      onBack={draft.giveUp}
    />
  )
}
