import type { Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import { isApprovedByRules } from '@/server/modules/listing-editor/approval-rules.ts'
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
import { logReview } from '@/server/modules/listing-editor/review-log-store.ts'
import { claimSlug } from '@/server/modules/listing-editor/slugs.ts'
import { type Outcome, writeWithFiles } from '@/server/modules/listing-editor/write-with-files.ts'
import { requireListing } from '@/server/modules/listing-gate/require-listing.ts'
import { takeUse } from '@/server/modules/packages/balance.ts'
import { requireMember, viewerMay } from '@/server/viewer.ts'
import { approximateLocation } from '../approximate-location-rule.ts'
import { approvedStatus } from '../review/review.ts'
import { type StoredParts, storeParts, takeNamed, writeFiles } from './posted-files.ts'
import { insertProperty, refreshSearch, updateProperty, writeNearby } from './posting-store.ts'
import {
  type PostRules,
  refuseImpossible,
  type SentProperty,
  toNearbyPlaces,
  toPropertyColumns,
} from './sent-property.ts'

/** Settings are read before the transaction starts. */
export type Post = {
  sent: SentProperty
  parts: StoredParts
  accountId: number
  isTrusted: boolean
  rules: PostRules & { autoApprove: boolean; keepsDecision: boolean }
  secret: string
  language: string
  reviewContext: ReviewContext
}

/**
 * Creates a property and returns its id; idempotent per draft. Raises invalid, and as
 * `requireListing` and the package check do.
 */
export async function postProperty(
  context: ServiceContext,
  sent: Input<'postProperty'>['body'],
): Promise<number> {
  const { deps, viewer } = context
  const { id: ownerId } = requireMember(viewer)
  const check = async () => {
    const rules = await getPostRules(context)
    refuseImpossible(sent, rules)
    await toPropertyColumns(deps.db, { sent, rules }, anyFile(sent))
    await requireListing(context, {
      kind: 'property',
      isPremium: sent.is_premium ?? false,
      isNew: true,
    })
    return rules
  }
  return listOnce(deps.db, { kind: 'property', ownerId, draftId: sent.draft_id }, check, (rules) =>
    writeSent(context, { sent, rules }, listNew),
  )
}

export async function getPostRules({ deps }: ServiceContext): Promise<Post['rules']> {
  const { currency_code, auto_approve, auto_approve_edited_listings } = await deps.settings.read()
  return {
    catalog: await deps.catalog.read(),
    currency: currency_code,
    autoApprove: auto_approve,
    keepsDecision: auto_approve_edited_listings,
  }
}

/** Placeholder until the files of parameters are stored. */
export function anyFile({ parameters }: SentProperty): (at: number) => string | undefined {
  return (at) => (parameters?.[at]?.upload || parameters?.[at]?.value ? 'sent' : undefined)
}

/** Writes a property in one transaction; see `writeWithFiles`. */
export async function writeSent(
  context: ServiceContext,
  { sent, rules }: Pick<Post, 'sent' | 'rules'>,
  write: (tx: Transaction<DB>, post: Post) => Promise<Outcome>,
): Promise<number> {
  const { deps, viewer, language } = context
  const { id: accountId } = requireMember(viewer)
  const isTrusted = viewerMay(viewer, 'site')
  const reviewContext = await automaticReviewContext(context)
  const secret = deps.config.secretKey
  return writeWithFiles(
    context,
    (kept) => storeParts(context, { sent, accountId, kept }),
    (tx, parts) =>
      write(tx, { sent, parts, accountId, isTrusted, rules, secret, language, reviewContext }),
  )
}

async function listNew(tx: Transaction<DB>, post: Post): Promise<Outcome> {
  const { sent, accountId: ownerId, isTrusted, rules, reviewContext } = post
  const { at } = reviewContext
  const { draft_id: draftId } = sent
  if (draftId) {
    await lockDraft(tx, draftId)
    const id = await findListedDraft(tx, { kind: 'property', ownerId, draftId })
    if (id) return { id, isWritten: false }
  }
  const writing = { sent, parts: post.parts, accountId: ownerId, at }
  const taken = await takeNamed(tx, writing)
  const columns = await toPropertyColumns(tx, { sent, rules }, taken.parameterKey)
  const slug = await claimSlug(tx, { kind: 'property', text: sent.slug_id ?? columns.title })
  const { autoApprove } = rules
  const isApproved = isTrusted || (await isApprovedByRules(tx, { accountId: ownerId, autoApprove }))
  const id = await insertProperty(tx, {
    owner_id: ownerId,
    draft_id: draftId ?? null,
    slug,
    language_code: post.language,
    ...toPublicLocation(columns, slug, post.secret),
    ...(isApproved
      ? { request_status: 'approved', submitted_at: null, ...approvedStatus(reviewContext) }
      : { request_status: 'pending', submitted_at: at, ...NOT_YET, posted_at: at }),
    columns,
    at,
  })
  if (!isTrusted) {
    await takeUse(tx, {
      accountId: ownerId,
      feature: 'property_list',
      for: { propertyId: id },
      at,
    })
  }
  const pictures = await writeFiles(tx, { id, ...NO_PICTURES }, { ...writing, taken })
  await updateProperty(tx, { id, columns: pictures, at })
  await writeNearby(tx, { id, places: toNearbyPlaces(sent) ?? [], at })
  if (isApproved) {
    await logReview(tx, { kind: 'property', id, decision: 'approved', decidedBy: null, at })
  }
  if (draftId) await forgetDraft(tx, { draftId, accountId: ownerId })
  await refreshSearch(tx, id, at)
  return { id, isWritten: true }
}

const NOT_YET = { approved_at: null, expires_at: null }

const NO_PICTURES = {
  title_image_key: null,
  title_image_alt: '',
  panorama_key: null,
  meta_image_key: null,
}

/** The exact location, or a blurred one if the owner hides it. */
export function toPublicLocation(
  exact: { latitude: number; longitude: number; hides_exact_place: boolean },
  slug: string,
  secret: string,
): { public_latitude: number; public_longitude: number } {
  const { latitude, longitude } = exact.hides_exact_place
    ? approximateLocation(exact, slug, secret)
    : exact
  return { public_latitude: latitude, public_longitude: longitude }
}

/** Also used for properties of other owners, so that ids cannot be probed. */
export function notThere() {
  return failure('notFound', 'This property was not found.')
}
