import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import type { EditedProperty } from '@/client/api/member/listing-editor.ts'
import type { MyProjectDetail } from '@/client/api/member/my-projects.ts'
import type { ProjectValues } from '@/domain/listing/project-post.ts'
import type { CategoryParameters, PropertyValues } from '@/domain/listing/property-post.ts'
import type {
  DraftContent,
  FieldReasons,
  LikelyDuplicate,
  Published,
} from '@/machines/listing-editor/listing-editor.types.ts'

type KindTypes = {
  property: { stored: EditedProperty; values: PropertyValues }
  project: { stored: MyProjectDetail; values: ProjectValues }
}

/** Published listing, as its owner reads it. */
export type StoredListing<Kind extends DraftKind> = KindTypes[Kind]['stored']

/** Values of the form. */
export type FormValues<Kind extends DraftKind> = KindTypes[Kind]['values']

export type ListingName = { slug_id: string } | { id: number }

/** Files are uploaded in advance, or sent with the post. */
export type Files = {
  takesUploads: boolean
  /** Bytes on this device. */
  of: (key: string) => File | null
}

export type Sending<Kind extends DraftKind> = {
  /** As the form loaded it; null for a new listing. */
  stored: StoredListing<Kind> | null
  /** Later version that the content was compared with, after an edit conflict. */
  base: DraftContent | null
  categories: CategoryParameters
  /** Draft to delete with the post; null if the server stores none. */
  draft: string | null
  files: Files
}

/** Reads and writes listings of one kind. */
export type Posting<Kind extends DraftKind> = {
  /** @throws ApiError `notFound`. */
  read: (client: ApiClient, name: ListingName, signal?: AbortSignal) => Promise<StoredListing<Kind>>
  toValues: (stored: StoredListing<Kind>) => FormValues<Kind>
  /** Creates the listing, or sends the fields that differ from the stored one. @throws ApiError */
  send: (client: ApiClient, content: DraftContent, sending: Sending<Kind>) => Promise<Published>
  /** Possible duplicates; empty if there is too little data to compare. */
  findDuplicates: (
    client: ApiClient,
    content: DraftContent,
    categories: CategoryParameters,
    signal: AbortSignal,
  ) => Promise<readonly LikelyDuplicate[]>
  /** Maps the provider's field errors to form fields. */
  toReasons: (
    fields: Readonly<Record<string, string>>,
    content: DraftContent,
    categories: CategoryParameters,
  ) => FieldReasons
}

/** Initial draft of an existing listing, with the revision it was read at. */
export function toContent(values: object, revision: number | undefined): DraftContent {
  return { ...values, listing_revision: revision ?? null }
}

/** Revision that the draft is based on; null if the server counts none. */
export function getRevision({ listing_revision: revision }: DraftContent): number | null {
  return typeof revision === 'number' ? revision : null
}

/** Bytes on this device of the given files. */
export function getFiles(some: readonly { key: string }[], files: Files): File[] {
  return some.flatMap(({ key }) => files.of(key) ?? [])
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
export function toPublished(row: SentRow | undefined): Published {
  if (!row) throw new ApiError('malformed', { message: 'nothing came back' })
  const { id, slug_id: slug, title, request_status, status = 1, is_expired = false } = row
  const isShown = status === 1 && !is_expired
  const decided = isShown ? 'public' : 'hidden'
  return { id, slug, title, status: request_status === 'approved' ? decided : 'inReview' }
}
