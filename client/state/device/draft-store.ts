import { isRecord } from '@/domain/records.ts'
import { openDeviceDatabase } from './device-database.ts'

/** A listing that is being written, as this device has it. */
export type DeviceDraft = {
  id: string
  kind: string
  /** The listing it changes; null for a new one. */
  listing: number | null
  content: Readonly<Record<string, unknown>>
  /** The revision on the provider that this is based on; 0 for none. */
  revision: number
  /** Written on since the provider had it. */
  isAhead: boolean
  /** It was to be published as soon as its files have arrived; earlier versions did not say so. */
  isAwaited?: boolean
  /** Milliseconds since 1970. */
  changedAt: number
}

/** One's own draft; null when this device has none of that name. */
export async function readDeviceDraft(viewer: number, id: string): Promise<DeviceDraft | null> {
  const { drafts } = await openDeviceDatabase()
  const row = await drafts.get(id)
  return row?.viewer === viewer ? draftOf(row) : null
}

/** One's own drafts of a kind, the latest first. */
export async function listDeviceDrafts(viewer: number, kind: string): Promise<DeviceDraft[]> {
  const { drafts } = await openDeviceDatabase()
  const rows = (await drafts.all()).filter((row) => row.viewer === viewer)
  return rows
    .flatMap((row) => draftOf(row) ?? [])
    .filter((draft) => draft.kind === kind)
    .sort((one, other) => other.changedAt - one.changedAt || one.id.localeCompare(other.id))
}

/** False when only this page holds it. */
export async function keepDeviceDraft(viewer: number, draft: DeviceDraft): Promise<boolean> {
  const { drafts } = await openDeviceDatabase()
  const { id: key, changedAt, ...content } = draft
  return drafts.put({ key, viewer, changedAt, content })
}

export async function dropDeviceDraft(id: string): Promise<void> {
  const { drafts } = await openDeviceDatabase()
  await drafts.remove(id)
}

function draftOf(row: { key: string; changedAt: number; content: unknown }): DeviceDraft | null {
  if (!isRecord(row.content)) return null
  const { kind, listing, content, revision, isAhead, isAwaited } = row.content
  if (typeof kind !== 'string' || !isRecord(content)) return null
  return {
    ...{ id: row.key, kind, content, changedAt: row.changedAt },
    listing: typeof listing === 'number' ? listing : null,
    revision: typeof revision === 'number' ? revision : 0,
    isAhead: isAhead === true,
    isAwaited: isAwaited === true,
  }
}
