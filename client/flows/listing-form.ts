import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import {
  type DraftKind,
  deleteDraft,
  type KeptOnServer,
  readDraft,
  saveDraft,
} from '@/client/api/member/drafts.ts'
import { uploadQueue } from '@/client/integrations/upload-queue.ts'
import {
  type DeviceDraft,
  dropDeviceDraft,
  keepDeviceDraft,
  readDeviceDraft,
} from '@/client/state/device/draft-store.ts'
import { isSame, uploadOwners } from '@/domain/listing/listing-values.ts'
import { fieldsOf, isRecord } from '@/domain/web/records.ts'
import { listingFormMachine } from '@/machines/listing-form/listing-form.machine.ts'
import {
  type DraftContent,
  type DraftSaved,
  type DraftSaving,
  type FieldReasons,
  type LikelyDuplicate,
  type OpenedDraft,
  type OtherVersion,
  OvertakenError,
  PostBarred,
  PostFieldsRefused,
  type Published,
} from '@/machines/listing-form/listing-form.types.ts'

export type ListingFormOptions = {
  queries: Queries
  client: ApiClient
  viewer: number
  kind: DraftKind
  /** Draft id (UUID). */
  draft: string
  /** Id of the edited listing; null for a new one. */
  listing: number | null
  /** A draft with this id may exist. */
  mayExist: boolean
  /** The provider stores drafts. */
  keepsOnServer: boolean
  /** Initial values without a draft. */
  start: () => Promise<DraftContent>
  findDuplicates: (content: DraftContent) => Promise<readonly LikelyDuplicate[]>
  /** @throws ApiError */
  publish: (content: DraftContent) => Promise<Published>
  /** Current version of the listing after an edit conflict. */
  readOther?: () => Promise<OtherVersion>
  /** Maps rejected wire fields to form fields. */
  reasonsOf: (fields: Readonly<Record<string, string>>, content: DraftContent) => FieldReasons
}

/** Listing form with its draft on this device and at the provider. */
export function listingForm(options: ListingFormOptions) {
  const { queries } = options
  // Saves and publishing must not overlap: a running save finishes before the request that deletes
  // the draft, a save started during it finishes before the draft is removed here, and none starts
  // after.
  let saving: Promise<unknown> = Promise.resolve()
  let isPublished = false
  const keep = (input: DraftSaving) => {
    const next = saving.then(() => (isPublished ? notKept(input) : keepDraft(options, input)))
    saving = next.catch(() => {})
    return next
  }
  return listingFormMachine.provide({
    actors: {
      openDraft: fromPromise<OpenedDraft, void>(() => openDraft(options)),
      keepDraft: fromPromise<DraftSaved, DraftSaving>(({ input }) => keep(input)),
      findDuplicates: fromPromise<readonly LikelyDuplicate[], DraftContent>(({ input }) =>
        options.findDuplicates(input),
      ),
      publish: fromPromise<Published, DraftContent>(async ({ input }) => {
        await saving
        const published = await publish(options, input).catch((error) => {
          if (error instanceof PostBarred) forgetAnswers(queries, gateAnswers)
          throw error
        })
        isPublished = true
        await saving
        await forgetOnDevice(options)
        // Publishing deletes the provider's draft; this removes a copy that a save with a lost
        // reply may have left.
        if (options.keepsOnServer) await deleteDraft(options.client, options.draft).catch(() => {})
        forgetAnswers(queries, [...listed, ...gateAnswers])
        return published
      }),
    },
  })
}

/** Query keys that are stale after publishing. */
const listed = [['drafts'], ['properties'], ['projects'], ['own-listings']]
/** Query keys of the listing gate; publishing uses up package rights. */
const gateAnswers = [['subscriptions'], ['settings', 'web']]

function forgetAnswers(queries: Queries, keys: readonly (readonly string[])[]): void {
  for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
}

type LastWords = DraftSaving & { isPageGoing: boolean }

/**
 * Stores unsent changes on this device when the form unmounts. If the page stays open, a sign-out
 * may have removed the draft, and it must not be restored.
 */
export async function keepAtLast(
  {
    viewer,
    draft: id,
    kind,
    listing,
  }: Pick<ListingFormOptions, 'viewer' | 'draft' | 'kind' | 'listing'>,
  { content, revision, isAwaited, isPageGoing }: LastWords,
): Promise<void> {
  if (!isPageGoing && !(await readDeviceDraft(viewer, id))) return
  const row = { id, kind, listing, content, revision, isAwaited }
  await keepDeviceDraft(viewer, { ...row, isAhead: true, changedAt: Date.now() })
}

/** Deletes a draft, at the provider first. @throws ApiError */
export async function discardDraft(
  options: Pick<ListingFormOptions, 'client' | 'draft' | 'keepsOnServer'>,
): Promise<void> {
  if (options.keepsOnServer) await deleteDraft(options.client, options.draft)
  await forgetOnDevice(options)
}

async function forgetOnDevice({
  client,
  draft,
}: Pick<ListingFormOptions, 'client' | 'draft'>): Promise<void> {
  await dropDeviceDraft(draft)
  for (const owner of uploadOwners(draft)) await uploadQueue(client)?.forget(owner)
}

async function openDraft(options: ListingFormOptions): Promise<OpenedDraft> {
  const { viewer, draft, mayExist } = options
  if (!mayExist) return begin(options)
  const mine = await readDeviceDraft(viewer, draft)
  const theirs = await keptDraft(options, mine !== null)
  // A draft that is missing at the provider was published or discarded elsewhere.
  const isGone = theirs === null && mine?.isAhead === false && mine.revision > 0
  if (isGone) await dropDeviceDraft(draft)
  const known = isGone ? null : mine
  if (!theirs) return known ? onDevice(known) : begin(options)
  const { content, revision, updated_at: savedAt } = theirs
  if (!known?.isAhead || isSame(known.content, content)) {
    const isAwaited = known?.isAwaited === true && known.revision === revision
    return { content, revision, kept: 'server', savedAt, other: null, isAwaited }
  }
  if (known.revision === revision) return onDevice(known)
  const other: OtherVersion = { of: 'draft', content, revision }
  return { ...onDevice(known), revision, savedAt, other, isAwaited: false }
}

function onDevice({ content, revision, changedAt, isAwaited }: DeviceDraft): OpenedDraft {
  const savedAt = new Date(changedAt).toISOString()
  return { content, revision, kept: 'device', savedAt, other: null, isAwaited: isAwaited === true }
}

/**
 * Draft at the provider; null if not found. Undefined if the provider stores no drafts, or fails
 * while a local draft exists.
 */
async function keptDraft(
  { client, draft, keepsOnServer }: ListingFormOptions,
  canDoWithout: boolean,
): Promise<KeptOnServer | null | undefined> {
  if (!keepsOnServer) return undefined
  try {
    return await readDraft(client, draft)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return null
    if (canDoWithout) return undefined
    throw error
  }
}

async function begin({ start }: ListingFormOptions): Promise<OpenedDraft> {
  const content = await start()
  return { content, revision: 0, kept: 'nothing', savedAt: null, other: null, isAwaited: false }
}

/** Published listings save no drafts. */
function notKept({ revision }: DraftSaving): DraftSaved {
  return { kept: 'unsaved', revision, savedAt: new Date().toISOString() }
}

/** Saves on the device first, then at the provider. @throws OvertakenError */
async function keepDraft(
  options: ListingFormOptions,
  { content, revision, isAwaited }: DraftSaving,
): Promise<DraftSaved> {
  const { client, viewer, draft: id, kind, listing, keepsOnServer } = options
  const now = Date.now()
  const row = { id, kind, listing, content, isAwaited, changedAt: now }
  const isOnDevice = await keepDeviceDraft(viewer, { ...row, revision, isAhead: true })
  const savedAt = new Date(now).toISOString()
  if (!keepsOnServer) return { kept: isOnDevice ? 'device' : 'unsaved', revision, savedAt }
  try {
    const kept = await saveDraft(client, { id, kind, listing, content: { ...content }, revision })
    // Keeps local changes made during the save; does not restore a removed draft.
    const here = await readDeviceDraft(viewer, id)
    const isAhead = here?.changedAt !== now
    if (here) await keepDeviceDraft(viewer, { ...here, revision: kept.revision, isAhead })
    return { kept: 'server', revision: kept.revision, savedAt: kept.updated_at }
  } catch (error) {
    const other = otherDraft(error)
    if (other) throw new OvertakenError(other)
    return { kept: isOnDevice ? 'device' : 'unsaved', revision, savedAt }
  }
}

function otherDraft(error: unknown): OtherVersion | null {
  if (!(error instanceof ApiError) || error.key !== 'stale') return null
  const { content, revision } = fieldsOf(error.data)
  if (!isRecord(content) || typeof revision !== 'number') return null
  return { of: 'draft', content, revision }
}

async function publish(options: ListingFormOptions, content: DraftContent): Promise<Published> {
  try {
    return await options.publish(content)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (barring.has(error.key)) throw new PostBarred(error)
    if (error.key === 'stale' && options.readOther)
      throw new OvertakenError(await options.readOther())
    const reasons = options.reasonsOf(error.fields, content)
    throw Object.keys(reasons).length > 0 ? new PostFieldsRefused(reasons) : error
  }
}

/** Errors that the listing gate explains and resolves. */
const barring: ReadonlySet<string> = new Set([
  'profileIncomplete',
  'verificationPending',
  'verificationFailed',
  'verificationMissing',
  'packageRefused',
])
