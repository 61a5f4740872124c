import type { Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { memberOf } from '@/server/http/viewer.ts'
import { requireListing } from '@/server/modules/listing-gate/require-listing.ts'
import { isApprovedByRules } from '@/server/modules/listing-posts/approval-rules.ts'
import { keepApproved, readIfApproved } from '@/server/modules/listing-posts/approved-content.ts'
import { staleListing } from '@/server/modules/listing-posts/decide.ts'
import { forgetDraft } from '@/server/modules/listing-posts/forget-draft.ts'
import { deskOf, type ReviewDesk } from '@/server/modules/listing-posts/review-log.ts'
import { claimSlug, renameListing } from '@/server/modules/listing-posts/slugs.ts'
import { takeUse } from '@/server/modules/subscriptions/quota.ts'
import { keptParts } from '@/server/modules/uploads/kept-parts.ts'
import { type StoredParts, storeParts, touchesFiles, writeFiles } from './posted-files.ts'
import {
  findListedDraft,
  type HeldProject,
  insertProject,
  lockOwnProject,
  updateProject,
} from './posting-store.ts'
import { approvedStanding, logApprovalByRules } from './review.ts'
import { changesOf, columnsOf, refuseImpossible, type SentProject } from './sent-project.ts'

/** What the transaction of a post needs; settings are read before it. */
type Post = {
  sent: SentProject
  parts: StoredParts
  accountId: number
  isAdmin: boolean
  keepsDecision: boolean
  autoApprove: boolean
  desk: ReviewDesk
}

/**
 * Lists a new project of the viewer, or changes one; answers its number. A draft that is listed already is listed
 * once. Raises invalid, notFound for a project of somebody else, conflict with the key `stale`, and what
 * `requireListing` and the packages refuse.
 */
export async function postProject(context: RequestContext, sent: SentProject): Promise<number> {
  const { deps, viewer } = context
  const { id: accountId, isAdmin } = memberOf(viewer)
  await refuseImpossible(context, sent)
  if (sent.id === undefined) {
    const { draft_id: draftId } = sent
    const listed = draftId && (await findListedDraft(deps.db, { ownerId: accountId, draftId }))
    if (listed) return listed
    await requireListing(context, { kind: 'project', isPremium: false, isNew: true })
  }
  const settings = await deps.settings.read()
  const desk = await deskOf(context)
  const kept = keptParts(deps)
  try {
    const parts = await storeParts(context, { sent, accountId, kept })
    const post: Post = {
      sent,
      parts,
      accountId,
      isAdmin,
      keepsDecision: settings.auto_approve_edited_listings,
      autoApprove: settings.auto_approve,
      desk,
    }
    const { id, isWritten } = await deps.db
      .transaction()
      .execute((tx) => (sent.id === undefined ? listNew(tx, post) : change(tx, sent.id, post)))
    if (!isWritten) await kept.takeBack()
    return id
  } catch (error) {
    await kept.takeBackAfter(error)
    throw error
  }
}

type Outcome = { id: number; isWritten: boolean }

async function listNew(tx: Transaction<DB>, post: Post): Promise<Outcome> {
  const { sent, parts, accountId, desk } = post
  const { at } = desk
  const columns = await columnsOf(tx, sent)
  const slug = await claimSlug(tx, { kind: 'project', text: sent.slug_id ?? sent.title })
  const draftId = sent.draft_id ?? null
  const id = await insertProject(tx, { ownerId: accountId, draftId, slug, columns, at })
  if (id === null) return { id: await listedBefore(tx, post), isWritten: false }
  if (!post.isAdmin) {
    await takeUse(tx, { accountId, feature: 'project_list', for: { projectId: id }, at })
  }
  const bare = { id, image_key: null, image_alt: '', meta_image_key: null }
  const pictures = await writeFiles(tx, bare, { sent, parts, accountId, at })
  const { isAdmin, autoApprove } = post
  const isApproved = isAdmin || (await isApprovedByRules(tx, { accountId, autoApprove }))
  const standing = isApproved ? approvedStanding(desk) : {}
  await updateProject(tx, { id, columns: { ...pictures, ...standing }, at })
  if (isApproved) await logApprovalByRules(tx, id, desk)
  if (draftId) await forgetDraft(tx, { draftId, accountId })
  return { id, isWritten: true }
}

async function listedBefore(
  tx: Transaction<DB>,
  { sent, accountId }: Pick<Post, 'sent' | 'accountId'>,
): Promise<number> {
  const draftId = sent.draft_id
  const listed = draftId && (await findListedDraft(tx, { ownerId: accountId, draftId }))
  if (!listed) throw failure('conflict')
  return listed
}

async function change(tx: Transaction<DB>, id: number, post: Post): Promise<Outcome> {
  const { sent, parts, accountId, desk } = post
  const { at } = desk
  const held = await lockOwnProject(tx, { id, ownerId: accountId })
  if (!held) throw failure('notFound', 'This project was not found.')
  if (sent.revision !== undefined && sent.revision !== held.revision) throw staleListing(held)
  const changes = changesOf(await columnsOf(tx, sent, held), held)
  const subject = { kind: 'project', id } as const
  const content = await readIfApproved(tx, { ...held, ...subject })
  const pictures = touchesFiles(sent)
    ? await writeFiles(tx, held, { sent, parts, accountId, at })
    : {}
  const slug = await renameListing(
    tx,
    { ...subject, slug: held.slug },
    { wanted: sent.slug_id, at },
  )
  const columns = { ...changes, ...pictures, ...slug }
  if (Object.keys(columns).length > 0) {
    const standing = standingAfter(held, post)
    if (standing.request_status) await keepApproved(tx, { ...subject, content, at })
    const revision = held.revision + 1
    await updateProject(tx, { id, columns: { ...columns, ...standing, revision }, at })
  }
  if (sent.draft_id) await forgetDraft(tx, { draftId: sent.draft_id, accountId })
  return { id, isWritten: true }
}

/** What was approved is looked at again unless the settings say otherwise; what was refused always is. */
function standingAfter(held: HeldProject, { keepsDecision, isAdmin, desk }: Post) {
  const { request_status } = held
  const isTrusted = keepsDecision || isAdmin
  const isKept = request_status === 'pending' || (request_status === 'approved' && isTrusted)
  return isKept ? {} : { request_status: 'pending' as const, submitted_at: desk.at }
}
