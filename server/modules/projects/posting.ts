import type { Kysely, Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { isApprovedByRules } from '@/server/modules/listing-editor/approval-rules.ts'
import {
  keepApproved,
  readIfApproved,
} from '@/server/modules/listing-editor/approved-content-store.ts'
import { staleListing } from '@/server/modules/listing-editor/decide.ts'
import { listOnce } from '@/server/modules/listing-editor/list-once.ts'
import {
  findListedDraft,
  forgetDraft,
  lockDraft,
} from '@/server/modules/listing-editor/listed-draft-store.ts'
import {
  automaticReviewContext,
  type ReviewContext,
} from '@/server/modules/listing-editor/review-context.ts'
import { pickChanges, refuseRetiredCategory } from '@/server/modules/listing-editor/sent-listing.ts'
import { claimSlug, renameListing } from '@/server/modules/listing-editor/slugs.ts'
import { type Outcome, writeWithFiles } from '@/server/modules/listing-editor/write-with-files.ts'
import { requireListing } from '@/server/modules/listing-gate/require-listing.ts'
import { takeUse } from '@/server/modules/packages/balance.ts'
import { requireMember, viewerMay } from '@/server/viewer.ts'
import {
  type StoredParts,
  storeParts,
  takeNamed,
  touchesFiles,
  writeFiles,
} from './posted-files.ts'
import {
  findMyProject,
  type HeldProject,
  insertProject,
  lockMyProject,
  type ProjectColumns,
  updateProject,
} from './posting-store.ts'
import { approvedStatus, logApprovalByRules } from './review.ts'
import { refuseImpossible, type SentProject, toProjectColumns } from './sent-project.ts'

/** Settings are read before the transaction starts. */
type Post = {
  sent: SentProject
  parts: StoredParts
  accountId: number
  isTrusted: boolean
  keepsDecision: boolean
  autoApprove: boolean
  language: string
  reviewContext: ReviewContext
}

/**
 * Creates or updates a project of the viewer and returns its id. Idempotent per draft. Raises
 * invalid, notFound for projects of others, conflict `stale`, and all errors of `requireListing`
 * and the package check.
 */
export async function postProject(context: ServiceContext, sent: SentProject): Promise<number> {
  const { deps, viewer } = context
  const { id: ownerId } = requireMember(viewer)
  const { id, draft_id: draftId } = sent
  if (id !== undefined) {
    const catalog = await deps.catalog.read()
    const held = await findMyProject(deps.db, { id, ownerId })
    refuseImpossible(sent, catalog)
    refuseRetiredCategory(sent, catalog.categories, held)
    await beginChange(deps.db, sent, held)
    return writeSent(context, sent, (tx, post) => change(tx, id, post))
  }
  const check = async () => {
    const catalog = await deps.catalog.read()
    refuseImpossible(sent, catalog)
    refuseRetiredCategory(sent, catalog.categories, undefined)
    await toProjectColumns(deps.db, sent)
    await requireListing(context, { kind: 'project', isPremium: false, isNew: true })
  }
  return listOnce(deps.db, { kind: 'project', ownerId, draftId }, check, () =>
    writeSent(context, sent, listNew),
  )
}

async function writeSent(
  context: ServiceContext,
  sent: SentProject,
  write: (tx: Transaction<DB>, post: Post) => Promise<Outcome>,
): Promise<number> {
  const { deps, viewer, language } = context
  const { id: accountId } = requireMember(viewer)
  const isTrusted = viewerMay(viewer, 'site')
  const { auto_approve, auto_approve_edited_listings } = await deps.settings.read()
  const rules = { autoApprove: auto_approve, keepsDecision: auto_approve_edited_listings }
  const reviewContext = await automaticReviewContext(context)
  return writeWithFiles(
    context,
    (kept) => storeParts(context, { sent, accountId, kept }),
    (tx, parts) =>
      write(tx, { sent, parts, accountId, isTrusted, ...rules, language, reviewContext }),
  )
}

async function listNew(tx: Transaction<DB>, post: Post): Promise<Outcome> {
  const { sent, accountId: ownerId, isTrusted, autoApprove, language, reviewContext } = post
  const { at } = reviewContext
  const { draft_id: draftId } = sent
  if (draftId) {
    await lockDraft(tx, draftId)
    const id = await findListedDraft(tx, { kind: 'project', ownerId, draftId })
    if (id) return { id, isWritten: false }
  }
  const writing = { sent, parts: post.parts, accountId: ownerId, at }
  const taken = await takeNamed(tx, writing)
  const columns = await toProjectColumns(tx, sent)
  const slug = await claimSlug(tx, { kind: 'project', text: sent.slug_id ?? columns.title })
  const project = { ownerId, draftId: draftId ?? null, slug, language, columns, at }
  const id = await insertProject(tx, project)
  if (!isTrusted) {
    const use = { accountId: ownerId, feature: 'project_list', for: { projectId: id }, at } as const
    await takeUse(tx, use)
  }
  const pictures = await writeFiles(tx, { id, ...NO_PICTURES }, { ...writing, taken })
  const isApproved = isTrusted || (await isApprovedByRules(tx, { accountId: ownerId, autoApprove }))
  const status = isApproved ? approvedStatus(reviewContext) : {}
  await updateProject(tx, { id, columns: { ...pictures, ...status }, at })
  if (isApproved) await logApprovalByRules(tx, id, reviewContext)
  if (draftId) await forgetDraft(tx, { draftId, accountId: ownerId })
  return { id, isWritten: true }
}

const NO_PICTURES = { image_key: null, image_alt: '', meta_image_key: null }

/** Runs before files are stored, and again inside the transaction. */
async function beginChange(
  db: Kysely<DB>,
  sent: SentProject,
  held: HeldProject | undefined,
): Promise<{ held: HeldProject; columns: ProjectColumns }> {
  if (!held) throw failure('notFound', 'This project was not found.')
  if (sent.revision !== undefined && sent.revision !== held.revision) throw staleListing(held)
  return { held, columns: await toProjectColumns(db, sent, held) }
}

async function change(tx: Transaction<DB>, id: number, post: Post): Promise<Outcome> {
  const { sent, accountId, reviewContext } = post
  const { at } = reviewContext
  const locked = await lockMyProject(tx, { id, ownerId: accountId })
  const { held, columns } = await beginChange(tx, sent, locked)
  const writing = { sent, parts: post.parts, accountId, at }
  const taken = await takeNamed(tx, writing)
  const changes = pickChanges<ProjectColumns>(columns, held)
  const subject = { kind: 'project', id } as const
  const content = await readIfApproved(tx, { ...held, ...subject })
  const pictures = touchesFiles(sent) ? await writeFiles(tx, held, { ...writing, taken }) : {}
  const slug = await renameListing(
    tx,
    { ...subject, slug: held.slug },
    { wanted: sent.slug_id, at },
  )
  const all = { ...changes, ...pictures, ...slug }
  if (Object.keys(all).length > 0) {
    const status = statusAfter(held, post)
    if (status.request_status) await keepApproved(tx, { ...subject, content, at })
    const revision = held.revision + 1
    await updateProject(tx, { id, columns: { ...all, ...status, revision }, at })
  }
  if (sent.draft_id) await forgetDraft(tx, { draftId: sent.draft_id, accountId })
  return { id, isWritten: true }
}

/** Approved projects are reviewed again unless the settings skip it; rejected ones always are. */
function statusAfter(held: HeldProject, { keepsDecision, isTrusted: isSite, reviewContext }: Post) {
  const { request_status } = held
  const isTrusted = keepsDecision || isSite
  const isKept = request_status === 'pending' || (request_status === 'approved' && isTrusted)
  return isKept ? {} : { request_status: 'pending' as const, submitted_at: reviewContext.at }
}
