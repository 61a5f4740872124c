import { ApiError } from '@/client/api/calls/api-error.ts'
import type { DraftContent, Published } from '../drafts/use-listing-draft.ts'

/** Bytes of a file on this device. */
export type FileOf = (key: string) => File | null

/** Files are uploaded in advance, or sent with the post. */
export type Files = { takesUploads: boolean; of: FileOf }

/** Initial draft of an existing listing, with the revision it was read at. */
export function contentWith(values: object, revision: number | undefined): DraftContent {
  return { ...values, listing_revision: revision ?? null }
}

/** Revision that the draft is based on; null if the server counts none. */
export function revisionOf({ listing_revision: revision }: DraftContent): number | null {
  return typeof revision === 'number' ? revision : null
}

type SentRow = {
  id: number
  slug_id: string
  title: string
  request_status: string
  /** 1 if visible. */
  status?: number
  is_expired?: boolean
}

/** Publication status of a returned row. @throws ApiError `malformed` without a row. */
export function publishedOf(row: SentRow | undefined): Published {
  if (!row) throw new ApiError('malformed', { message: 'nothing came back' })
  const { id, slug_id: slug, title, request_status, status = 1, is_expired = false } = row
  const isShown = status === 1 && !is_expired
  const decided = isShown ? 'public' : 'hidden'
  return { id, slug, title, standing: request_status === 'approved' ? decided : 'inReview' }
}
