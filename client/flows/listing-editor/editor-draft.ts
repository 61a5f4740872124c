import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import {
  type DraftKind,
  deleteDraft,
  readDraft,
  type ServerDraft,
  saveDraft,
} from '@/client/api/member/drafts.ts'
import {
  type DeviceDraft,
  dropDeviceDraft,
  keepDeviceDraft,
  readDeviceDraft,
} from '@/client/state/device/draft-store.ts'
import { isSame, uploadOwners } from '@/domain/listing/listing-values.ts'
import { isRecord, toFields } from '@/domain/values/records.ts'
import {
  type DraftContent,
  type DraftSaved,
  type DraftSaving,
  type OpenedDraft,
  type OtherVersion,
  OvertakenError,
} from '@/machines/listing-editor/listing-editor.types.ts'
import { uploadQueue } from '../uploads/upload-queue.ts'

export type DraftIdentity = {
  viewer: number
  kind: DraftKind
  /** Draft id (UUID). */
  draft: string
  /** Id of the edited listing; null for a new one. */
  listing: number | null
}

/** Draft with the stores that keep it. */
export type StoredDraft = DraftIdentity & { client: ApiClient; keepsOnServer: boolean }

type PendingSave = DraftSaving & { isPageGoing: boolean }

/**
 * Stores unsent changes on this device when the form unmounts. If the page stays open, a sign-out
 * may have removed the draft, and it must not be restored.
 */
export async function saveOnLeaving(
  { viewer, draft: id, kind, listing }: DraftIdentity,
  { content, revision, isAwaited, isPageGoing }: PendingSave,
): Promise<void> {
  if (!isPageGoing && !(await readDeviceDraft(viewer, id))) return
  const row = { id, kind, listing, content, revision, isAwaited }
  await keepDeviceDraft(viewer, { ...row, isAhead: true, changedAt: Date.now() })
}

/** Deletes a draft, at the provider first. @throws ApiError */
export async function discardDraft(
  options: Pick<StoredDraft, 'client' | 'draft' | 'keepsOnServer'>,
): Promise<void> {
  if (options.keepsOnServer) await deleteDraft(options.client, options.draft)
  await clearDevice(options)
}

/** Deletes a draft and its uploads from this device. */
export async function clearDevice({
  client,
  draft,
}: Pick<StoredDraft, 'client' | 'draft'>): Promise<void> {
  await dropDeviceDraft(draft)
  for (const owner of uploadOwners(draft)) await uploadQueue(client)?.forget(owner)
}

/** Latest version of the draft: of this device, of the provider, or a new one. @throws ApiError */
export async function openDraft(
  options: StoredDraft,
  mayExist: boolean,
  start: DraftContent,
  signal: AbortSignal,
): Promise<OpenedDraft> {
  const { viewer, draft } = options
  if (!mayExist) return begin(start)
  const mine = await readDeviceDraft(viewer, draft)
  const theirs = await findServerDraft(options, mine !== null, signal)
  signal.throwIfAborted()
  // A draft that is missing at the provider was published or discarded elsewhere.
  const isGone = theirs === null && mine?.isAhead === false && mine.revision > 0
  if (isGone) await dropDeviceDraft(draft)
  const known = isGone ? null : mine
  if (!theirs) return known ? onDevice(known) : begin(start)
  const { content, revision, updated_at: savedAt } = theirs
  if (!known?.isAhead || isSame(known.content, content)) {
    const isAwaited = known?.isAwaited === true && known.revision === revision
    return { content, revision, kept: 'server', savedAt, otherDraft: null, isAwaited }
  }
  if (known.revision === revision) return onDevice(known)
  const otherDraft: OtherVersion = { of: 'draft', content, revision }
  return { ...onDevice(known), revision, savedAt, otherDraft, isAwaited: false }
}

function onDevice({ content, revision, changedAt, isAwaited }: DeviceDraft): OpenedDraft {
  const savedAt = new Date(changedAt).toISOString()
  return {
    content,
    revision,
    kept: 'device',
    savedAt,
    otherDraft: null,
    isAwaited: isAwaited === true,
  }
}

/**
 * Draft at the provider; null if not found. Undefined if the provider stores no drafts, or fails
 * while a local draft exists.
 */
async function findServerDraft(
  { client, draft, keepsOnServer }: StoredDraft,
  canDoWithout: boolean,
  signal: AbortSignal,
): Promise<ServerDraft | null | undefined> {
  if (!keepsOnServer) return undefined
  try {
    return await readDraft(client, draft, signal)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return null
    if (canDoWithout) return undefined
    throw error
  }
}

function begin(content: DraftContent): OpenedDraft {
  return {
    content,
    revision: 0,
    kept: 'nothing',
    savedAt: null,
    otherDraft: null,
    isAwaited: false,
  }
}

/** Saves on the device first, then at the provider. @throws OvertakenError */
export async function keepDraft(
  options: StoredDraft,
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
  const { content, revision } = toFields(error.data)
  if (!isRecord(content) || typeof revision !== 'number') return null
  return { of: 'draft', content, revision }
}
