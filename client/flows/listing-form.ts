import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/api-client.ts'
import { ApiError } from '@/client/api/api-error.ts'
import {
  type DraftKind,
  deleteDraft,
  type KeptOnServer,
  readDraft,
  saveDraft,
} from '@/client/api/drafts.ts'
import type { Queries } from '@/client/api/query-client.ts'
import { uploadQueue } from '@/client/integrations/upload-queue.ts'
import {
  type DeviceDraft,
  dropDeviceDraft,
  keepDeviceDraft,
  readDeviceDraft,
} from '@/client/state/device/draft-store.ts'
import { isSame, uploadOwners } from '@/domain/listing-values.ts'
import { fieldsOf, isRecord } from '@/domain/records.ts'
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
  /** Name of the draft, a uuid. */
  draft: string
  /** The listing that is changed; null for a new one. */
  listing: number | null
  /** Something of that name may have been written before. */
  mayExist: boolean
  /** The provider keeps drafts. */
  keepsOnServer: boolean
  /** What the form begins with where nothing was written yet. */
  start: () => Promise<DraftContent>
  findDuplicates: (content: DraftContent) => Promise<readonly LikelyDuplicate[]>
  /** @throws ApiError */
  publish: (content: DraftContent) => Promise<Published>
  /** The listing as it is by now, where somebody overtook this form. */
  readOther?: () => Promise<OtherVersion>
  /** The provider's names of refused fields as the form's. */
  reasonsOf: (fields: Readonly<Record<string, string>>, content: DraftContent) => FieldReasons
}

/** The form of a listing, with its draft on this device and on the provider. */
export function listingForm(options: ListingFormOptions) {
  const { queries } = options
  // A save that is under way ends before the post that does away with the draft; one that was begun
  // during the post ends before the draft is forgotten, and none comes after.
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
        // A provider that keeps drafts has done so with the post; this is for the copy of a lost answer.
        if (options.keepsOnServer) await deleteDraft(options.client, options.draft).catch(() => {})
        forgetAnswers(queries, [...listed, ...gateAnswers])
        return published
      }),
    },
  })
}

/** What was answered before it was listed. */
const listed = [['drafts'], ['properties'], ['projects'], ['own-listings']]
/** What the gate goes by; a listing uses some of it up. */
const gateAnswers = [['subscriptions'], ['settings', 'web']]

function forgetAnswers(queries: Queries, keys: readonly (readonly string[])[]): void {
  for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
}

type LastWords = DraftSaving & { isPageGoing: boolean }

/**
 * Keeps on this device what the provider has not been sent. Where the page stays it may be a sign-out
 * that the form went with: that has taken the draft off the device, and it does not come back.
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

/** Forgets a draft that nobody goes on with, at the provider first. @throws ApiError */
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
  // What the provider had and has no more was published or discarded elsewhere.
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
 * The draft on the provider; null where it has none, undefined where it keeps no drafts, or cannot be asked and need
 * not be.
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

/** What is listed is written nowhere any more. */
function notKept({ revision }: DraftSaving): DraftSaved {
  return { kept: 'unsaved', revision, savedAt: new Date().toISOString() }
}

/** On the device at once, then on the provider. @throws OvertakenError */
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
    // What was written here meanwhile stays, and what was taken off the device does not come back.
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

/** What the gate words, and clears. */
const barring: ReadonlySet<string> = new Set([
  'profileIncomplete',
  'verificationPending',
  'verificationFailed',
  'verificationMissing',
  'packageRefused',
])
