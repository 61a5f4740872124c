import { ApiError } from '@/client/api/api-error.ts'
import type { DraftContent, Published } from './use-listing-draft.ts'

/** The bytes of a file that lies on this device. */
export type FileOf = (key: string) => File | null

/** How files go to the provider: uploaded before, or with the post itself. */
export type Files = { takesUploads: boolean; of: FileOf }

/** What the form of a listing that is there begins with: its values, upon the state they were read in. */
export function contentWith(values: object, revision: number | undefined): DraftContent {
  return { ...values, listing_revision: revision ?? null }
}

/** The state of the listing that a form goes out from; null where the provider counts none. */
export function revisionOf({ listing_revision: revision }: DraftContent): number | null {
  return typeof revision === 'number' ? revision : null
}

type SentRow = {
  id: number
  slug_id: string
  title: string
  request_status: string
  /** 1 where it is shown. */
  status?: number
  is_expired?: boolean
}

/** What became of a listing, by the row that came back. @throws ApiError where none did. */
export function publishedOf(row: SentRow | undefined): Published {
  if (!row) throw new ApiError('malformed', { message: 'nothing came back' })
  const { id, slug_id: slug, title, request_status, status = 1, is_expired = false } = row
  const isShown = status === 1 && !is_expired
  const decided = isShown ? 'public' : 'hidden'
  return { id, slug, title, standing: request_status === 'approved' ? decided : 'inReview' }
}
