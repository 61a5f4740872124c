/** What a form holds, as JSON: its values, and whatever else it goes on with. */
export type DraftContent = Readonly<Record<string, unknown>>

/** Where the latest changes are kept; `unsaved` is nowhere but in this page. */
export type DraftKept = 'nothing' | 'server' | 'device' | 'unsaved'

/** The same draft or listing as somebody else left it. */
export type OtherVersion = {
  /** `draft`: another device wrote on; `listing`: it was changed after this form read it. */
  of: 'draft' | 'listing'
  content: DraftContent
  revision: number
}

export type OpenedDraft = {
  content: DraftContent
  /** Of the draft on the provider; 0 where it has none. */
  revision: number
  kept: DraftKept
  /** ISO; null where nothing was kept yet. */
  savedAt: string | null
  /** Two devices wrote on from the same state. */
  other: OtherVersion | null
  /** The page was left while publishing waited for files. */
  isAwaited: boolean
}

export type DraftSaving = {
  content: DraftContent
  revision: number
  /** It is published as soon as its files have arrived; known to this device alone, which sends them. */
  isAwaited: boolean
}
export type DraftSaved = {
  kept: 'server' | 'device' | 'unsaved'
  revision: number
  savedAt: string
}

/** A listing that may be the same as this one. */
export type LikelyDuplicate = {
  id: number
  slug: string
  title: string
  isOwn: boolean
  /** What is alike. */
  alike: readonly string[]
  picture: string
  /** In words. */
  place: string
}

/** What was listed or changed; `hidden` was decided about, and is not shown at the moment. */
export type Published = {
  id: number
  slug: string
  title: string
  standing: 'public' | 'hidden' | 'inReview'
}

/** Reasons by field, as the form names them. */
export type FieldReasons = Readonly<Record<string, string>>

/** A file that did not arrive: it was not taken, could not be sent, or is not on this device. */
export type StoppedFile = {
  /** Where it belongs in the form. */
  field: string
  /** What it is called. */
  name: string
}

/** How far the files of a form are. */
export type FilesStanding = {
  /** Some are on their way. */
  isArriving: boolean
  stopped: readonly StoppedFile[]
}

/** A form as it is to be published. */
export type PublishWish = {
  content: DraftContent
  /** Whatever has to be mended; a file on its way does not. */
  faults: FieldReasons
  files: FilesStanding
}

/** The provider refused fields. */
export class PostFieldsRefused extends Error {
  readonly reasons: FieldReasons

  constructor(reasons: FieldReasons) {
    super('fields were refused')
    this.name = 'PostFieldsRefused'
    this.reasons = reasons
  }
}

/** The person may not list this; the gate says why and what clears it. */
export class PostBarred extends Error {
  constructor(cause: unknown) {
    super('the gate refused it', { cause })
    this.name = 'PostBarred'
  }
}

/** Somebody else wrote in the meantime. */
export class OvertakenError extends Error {
  readonly other: OtherVersion

  constructor(other: OtherVersion) {
    super('another version was there first')
    this.name = 'OvertakenError'
    this.other = other
  }
}
