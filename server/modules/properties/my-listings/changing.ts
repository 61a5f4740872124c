import type { Kysely, Transaction } from 'kysely'
import { canTransition, type ListingTransition } from '@/domain/listing/listing-status.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import {
  keepApproved,
  readIfApproved,
} from '@/server/modules/listing-editor/approved-content-store.ts'
import { staleListing, wrongStep } from '@/server/modules/listing-editor/decide.ts'
import { forgetDraft } from '@/server/modules/listing-editor/listed-draft-store.ts'
import { pickChanges } from '@/server/modules/listing-editor/sent-listing.ts'
import { renameListing } from '@/server/modules/listing-editor/slugs.ts'
import type { Outcome } from '@/server/modules/listing-editor/write-with-files.ts'
import { requireListing } from '@/server/modules/listing-gate/require-listing.ts'
import { requireMember } from '@/server/viewer.ts'
import { takeNamed, touchesFiles, writeFiles } from '../posting/posted-files.ts'
import {
  anyFile,
  getPostRules,
  notThere,
  type Post,
  toPublicLocation,
  writeSent,
} from '../posting/posting.ts'
import {
  findMyProperty,
  type HeldProperty,
  lockMyProperty,
  type PropertyChange,
  type PropertyColumns,
  refreshSearch,
  updateProperty,
  writeNearby,
} from '../posting/posting-store.ts'
import {
  refuseImpossible,
  type SentProperty,
  toNearbyPlaces,
  toPropertyColumns,
} from '../posting/sent-property.ts'
import { toListingFacts } from '../review/review.ts'

type Named = { id?: number | undefined; slug?: string | undefined }

/**
 * Updates a property of the viewer and returns its id. Visible changes need a new review unless the
 * settings skip it or the viewer is an admin. Raises notFound, invalid, packageRefused, and
 * conflict `stale` (outdated revision) or `wrongStep` (transition not allowed).
 */
export async function changeProperty(
  context: ServiceContext,
  { action_type, ...sent }: Input<'updateProperty'>['body'],
): Promise<number> {
  const { deps, viewer } = context
  const named = toNamed(sent)
  const held = await findMyProperty(deps.db, { ...named, ownerId: requireMember(viewer).id })
  if (!held) throw notThere()
  const rules = await getPostRules(context)
  const { slug_id, ...rest } = sent
  const isRenamed = named.id !== undefined && slug_id !== undefined
  const change: SentProperty = { ...rest, ...(isRenamed ? { slug_id } : {}) }
  refuseImpossible(change, rules)
  const becomesPremium = change.is_premium === true && !held.is_premium
  if (becomesPremium) {
    await requireListing(context, { kind: 'property', isPremium: true, isNew: false })
  }
  await beginChange(deps.db, { sent: change, held, rules, at: deps.clock() })
  return writeSent(context, { sent: change, rules }, (tx, post) =>
    writeChange(tx, post, { id: held.id, mayBecomePremium: becomesPremium || held.is_premium }),
  )
}

/** With an id, `slug_id` is the new slug and not the identifier. */
export function toNamed({ id, slug_id: slug }: { id?: number; slug_id?: string }): Named {
  return id === undefined ? { slug } : { id }
}

type StartedChange = { sent: SentProperty; held: HeldProperty; rules: Post['rules']; at: Date }

/** Runs before files are stored, and again inside the transaction. */
async function beginChange(
  db: Kysely<DB>,
  { sent, held, rules, at }: StartedChange,
  fileKey = anyFile(sent),
): Promise<PropertyColumns> {
  if (sent.revision !== undefined && sent.revision !== held.revision) throw staleListing(held)
  if (!canTransition(toListingFacts(held, at), 'edit')) throw wrongStep()
  const columns = await toPropertyColumns(db, { sent, held, rules }, fileKey)
  if (columns.is_active !== held.is_active) {
    const transition: ListingTransition = columns.is_active ? 'activate' : 'deactivate'
    if (!canTransition(toListingFacts(held, at), transition)) throw wrongStep()
  }
  return columns
}

async function writeChange(
  tx: Transaction<DB>,
  post: Post,
  { id, mayBecomePremium }: { id: number; mayBecomePremium: boolean },
): Promise<Outcome> {
  const { sent, accountId, rules, reviewContext } = post
  const { at } = reviewContext
  const held = await lockMyProperty(tx, { id, ownerId: accountId })
  if (!held) throw notThere()
  const writing = { sent, parts: post.parts, accountId, at }
  const taken = await takeNamed(tx, writing)
  const columns = await beginChange(tx, { sent, held, rules, at }, taken.parameterKey)
  if (columns.is_premium && !held.is_premium && !mayBecomePremium) throw staleListing(held)
  const changed = pickChanges<PropertyColumns>(columns, held)
  const subject = { kind: 'property', id } as const
  const content = await readIfApproved(tx, { ...held, ...subject })
  const pictures = touchesFiles(sent) ? await writeFiles(tx, held, { ...writing, taken }) : {}
  const nearby = toNearbyPlaces(sent)
  const isElsewhere = nearby !== undefined && (await writeNearby(tx, { id, places: nearby, at }))
  const slug = await renameListing(
    tx,
    { ...subject, slug: held.slug },
    { wanted: sent.slug_id, at },
  )
  const isSeen = touchesFiles(sent) || isElsewhere || Object.keys(changed).some(isLookedAt)
  if (isSeen || Object.keys({ ...changed, ...slug }).length > 0) {
    const place = isMoved(changed)
      ? toPublicLocation(columns, slug.slug ?? held.slug, post.secret)
      : {}
    const status = statusAfter(held, { isSeen, changed, post })
    if (status.request_status) await keepApproved(tx, { ...subject, content, at })
    const all = { ...changed, ...pictures, ...slug, ...place, ...status }
    const revision = held.revision + 1
    await updateProperty(tx, { id, columns: { ...all, revision }, at })
    await refreshSearch(tx, id, at)
  }
  if (sent.draft_id) await forgetDraft(tx, { draftId: sent.draft_id, accountId })
  return { id, isWritten: true }
}

/** Columns that an owner can change without a new review. */
const OWN_AFFAIR: ReadonlySet<string> = new Set([
  'price_minor',
  'currency',
  'rent_duration',
  'is_active',
])

const isLookedAt = (column: string) => !OWN_AFFAIR.has(column)

const PLACE = ['latitude', 'longitude', 'hides_exact_place'] as const

/** A second blurred location would help to find the exact one. */
const isMoved = (changed: PropertyChange) => PLACE.some((column) => changed[column] !== undefined)

function statusAfter(
  { request_status }: HeldProperty,
  { isSeen, changed, post }: { isSeen: boolean; changed: PropertyChange; post: Post },
): PropertyChange {
  const { rules, isTrusted, reviewContext } = post
  const isResent = request_status === 'rejected' && (isSeen || Object.keys(changed).length > 0)
  const isChecked = request_status === 'approved' && isSeen && !rules.keepsDecision && !isTrusted
  return isResent || isChecked ? { request_status: 'pending', submitted_at: reviewContext.at } : {}
}
