import type { ContentEdits, EditedContent } from '@/domain/content/edited-content.ts'

/** Now, or at a time on the clock of the marketplace, such as 2026-12-04T16:30. */
export type Publication = { publishAt: string | null; note: string }

export type DraftToSave = { content: EditedContent; edits: ContentEdits }

export type DraftToPublish = { content: EditedContent; publication: Publication }

/** Somebody else saved the item since; `theirs` is as it is stored. */
export class ContentChanged extends Error {
  readonly theirs: EditedContent

  constructor(theirs: EditedContent) {
    super('contentChanged')
    this.theirs = theirs
  }
}
