import type { ContentKind } from './content-kinds.ts'

export type EditedPicture = { key: string; url: string }

/** An item as the editor shows it. */
export type EditedContent = {
  kind: ContentKind
  id: number
  title: string
  /** Names the state that changes are made on. */
  revision: number
  state: 'draft' | 'scheduled' | null
  isLive: boolean
  wasPublished: boolean
  /** ISO 8601; null without a schedule. */
  publishAt: string | null
  /** Why the last schedule could not be kept; '' otherwise. */
  fault: string
  /** ISO 8601; null without a draft. */
  changedAt: string | null
  actorName: string
  /** Code of the language that the others are translated from. */
  language: string
  /** By `language.field`, or the name of a fact; pictures are their keys. */
  values: Readonly<Record<string, string>>
  /** Keys of translations that are older than their source. */
  stale: readonly string[]
  pictures: Readonly<Record<'image' | 'meta_image', EditedPicture | null>>
}

/** Changed values by their key. */
export type ContentEdits = Readonly<Record<string, string>>
