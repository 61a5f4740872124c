import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { keepReady } from '@/server/modules/uploads/finish.ts'
import { requireMember } from '@/server/viewer.ts'
import { findListedDraft, lockDraft } from '../listed-draft-store.ts'
import {
  type DraftHeadRow,
  type DraftKind,
  type DraftRow,
  deleteDraft,
  findDraft,
  findDrafts,
  insertDraft,
  keepLatest,
  ownsListing,
  updateDraft,
} from './store.ts'

/** Per account. */
const MAX_DRAFTS = 50
const MAX_BYTES = 200 * 1024

export type SentDraft = {
  kind: DraftKind
  listing_id?: number | undefined
  content: Record<string, unknown>
  revision: number
}

export type SavedDraft = { revision: number; updated_at: Date }

/** Another save came first; `draft` is the stored version. */
export class StaleDraft extends Error {
  readonly draft: DraftRow

  constructor(draft: DraftRow) {
    super('This draft was changed elsewhere.')
    this.name = 'StaleDraft'
    this.draft = draft
  }
}

export async function listDrafts(
  { deps, viewer }: ServiceContext,
  kind: DraftKind | null,
): Promise<DraftHeadRow[]> {
  return await findDrafts(deps.db, { accountId: requireMember(viewer).id, kind, limit: MAX_DRAFTS })
}

/** Raises notFound, also for drafts of others. */
export async function readDraft({ deps, viewer }: ServiceContext, id: string): Promise<DraftRow> {
  const draft = await findDraft(deps.db, { id, accountId: requireMember(viewer).id })
  if (!draft) throw noDraft()
  return draft
}

/**
 * Saves a draft of the viewer. Raises StaleDraft; tooLarge; notFound for drafts and listings of
 * others, and for drafts deleted or published.
 */
export async function saveDraft(
  { deps, viewer }: ServiceContext,
  id: string,
  { kind, listing_id, content: sent, revision }: SentDraft,
): Promise<SavedDraft> {
  const { id: accountId } = requireMember(viewer)
  const listingId = listing_id ?? null
  const content = JSON.stringify(sent)
  if (Buffer.byteLength(content) > MAX_BYTES) throw failure('tooLarge')
  const at = deps.clock()
  return await deps.db.transaction().execute(async (transaction) => {
    if (
      listingId !== null &&
      !(await ownsListing(transaction, { kind, id: listingId, accountId }))
    ) {
      throw failure('notFound', 'This listing was not found.')
    }
    const isNew = revision === 0
    // Publishing locks the draft and its uploads in this order, too.
    if (isNew) await lockDraft(transaction, id)
    if (isNew && (await findListedDraft(transaction, { kind, ownerId: accountId, draftId: id }))) {
      throw noDraft()
    }
    await keepReady(transaction, { accountId, at })
    if (isNew) {
      const begun = await insertDraft(transaction, { id, accountId, kind, listingId, content, at })
      if (begun !== undefined) {
        await keepLatest(transaction, { accountId, count: MAX_DRAFTS })
        return { revision: begun, updated_at: at }
      }
    }
    const saved = await updateDraft(transaction, { id, accountId, content, revision, at })
    if (saved) return saved
    const kept = await findDraft(transaction, { id, accountId })
    throw kept ? new StaleDraft(kept) : noDraft()
  })
}

/** Deletes a draft of the viewer, idempotently. */
export async function forgetDraft({ deps, viewer }: ServiceContext, id: string): Promise<void> {
  await deleteDraft(deps.db, { id, accountId: requireMember(viewer).id })
}

function noDraft() {
  return failure('notFound', 'This draft was not found.')
}
