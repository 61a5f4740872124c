import type { ReactNode } from 'react'
import { type ApiError, isGated } from '@/client/api/calls/api-error.ts'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import type { Page } from './load-page.ts'

type RefusedListingProps = {
  page: Page
  failure: ApiError
  missing: ReactNode
  loadGate: () => Promise<ReactNode>
}

/** In place of a listing: that there is none, its gate, or the failure. */
export async function RefusedListing({ page, failure, missing, loadGate }: RefusedListingProps) {
  if (failure.kind === 'notFound') return missing
  return isGated(failure) ? loadGate() : <FailedRead failure={failure} page={page} />
}
