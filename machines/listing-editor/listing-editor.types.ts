/** Form content as JSON: its values and further form state. */
export type DraftContent = Readonly<Record<string, unknown>>

/** Storage of the latest changes; `unsaved` means in this page only. */
export type DraftStorage = 'nothing' | 'server' | 'device' | 'unsaved'

/** Conflicting version of the same draft or listing. */
export type OtherVersion = {
  /** `draft`: changed on another device; `listing`: changed after this form loaded it. */
  of: 'draft' | 'listing'
  content: DraftContent
  revision: number
}

export type OpenedDraft = {
  content: DraftContent
  /** Draft revision at the provider; 0 without one. */
  revision: number
  kept: DraftStorage
  /** ISO 8601; null if never saved. */
  savedAt: string | null
  /** Conflict: two devices edited the same revision. */
  otherDraft: OtherVersion | null
  /** The page was closed while publishing waited for uploads. */
  isAwaited: boolean
}

export type DraftSaving = {
  content: DraftContent
  revision: number
  /** Publishes once its uploads finish; known on this device only, which uploads them. */
  isAwaited: boolean
}
export type DraftSaved = {
  kept: 'server' | 'device' | 'unsaved'
  revision: number
  savedAt: string
}

/** Content to publish. */
export type Publication = {
  content: DraftContent
  /** Version of the listing that the person compared with; null for the one the form loaded. */
  base: DraftContent | null
}

/** Likely duplicate of this listing. */
export type LikelyDuplicate = {
  id: number
  slug: string
  title: string
  isOwn: boolean
  /** Matching criteria. */
  alike: readonly string[]
  picture: string
  /** As text. */
  place: string
}

/** The published listing; `hidden` is reviewed but not currently visible. */
export type Published = {
  id: number
  slug: string
  title: string
  status: 'public' | 'hidden' | 'inReview'
}

/** By form field. */
export type FieldReasons = Readonly<Record<string, string>>

/** File that failed: rejected, not sent, or missing on this device. */
export type StoppedFile = {
  /** Form field. */
  field: string
  name: string
}

/** Upload status of the form's files. */
export type FilesStatus = {
  /** Uploads are running. */
  isArriving: boolean
  stopped: readonly StoppedFile[]
}

/** Form state to publish. */
export type PublishRequest = {
  content: DraftContent
  /** Validation errors; running uploads are not errors. */
  faults: FieldReasons
  files: FilesStatus
}

/** The provider rejected some fields. */
export class PostFieldsRefused extends Error {
  readonly reasons: FieldReasons

  constructor(reasons: FieldReasons) {
    super('fields were refused')
    this.name = 'PostFieldsRefused'
    this.reasons = reasons
  }
}

/** The listing gate refuses publishing; it shows the reason and the remedy. */
export class PostBarred extends Error {
  constructor(cause: unknown) {
    super('the gate refused it', { cause })
    this.name = 'PostBarred'
  }
}

/** Edit conflict. */
export class OvertakenError extends Error {
  readonly other: OtherVersion

  constructor(other: OtherVersion) {
    super('another version was there first')
    this.name = 'OvertakenError'
    this.other = other
  }
}
