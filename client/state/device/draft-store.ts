import { isRecord } from '@/domain/values/records.ts'
import { openDeviceDatabase } from './device-database.ts'

/** A listing draft on this device. */
export type DeviceDraft = {
  id: string
  kind: string
  /** Id of the edited listing; null for a new one. */
  listing: number | null
  content: Readonly<Record<string, unknown>>
  /** Provider revision that this draft is based on; 0 for none. */
  revision: number
  /** Has changes that the provider does not have. */
  isAhead: boolean
  /** Publishes once its uploads finish; missing in drafts of earlier versions. */
  isAwaited?: boolean
  /** Milliseconds since 1970. */
  changedAt: number
}

/** Draft of this viewer; null if not on this device. */
export async function readDeviceDraft(viewer: number, id: string): Promise<DeviceDraft | null> {
  const { drafts } = await openDeviceDatabase()
  const row = await drafts.get(id)
  return row?.viewer === viewer ? toDeviceDraft(row) : null
}

/** Drafts of this viewer, newest first. */
export async function listDeviceDrafts(viewer: number, kind: string): Promise<DeviceDraft[]> {
  const { drafts } = await openDeviceDatabase()
  const rows = (await drafts.all()).filter((row) => row.viewer === viewer)
  return rows
    .flatMap((row) => toDeviceDraft(row) ?? [])
    .filter((draft) => draft.kind === kind)
    .sort((one, other) => other.changedAt - one.changedAt || one.id.localeCompare(other.id))
}

/** False if the draft is only in memory. */
export async function keepDeviceDraft(viewer: number, draft: DeviceDraft): Promise<boolean> {
  const { drafts } = await openDeviceDatabase()
  const { id: key, changedAt, ...content } = draft
  return drafts.put({ key, viewer, changedAt, content })
}

export async function dropDeviceDraft(id: string): Promise<void> {
  const { drafts } = await openDeviceDatabase()
  await drafts.remove(id)
}

function toDeviceDraft(row: {
  key: string
  changedAt: number
  content: unknown
}): DeviceDraft | null {
  if (!isRecord(row.content)) return null
  const { kind, listing, content, revision, isAhead, isAwaited } = row.content
  if (typeof kind !== 'string' || !isRecord(content)) return null
  return {
    id: row.key,
    kind,
    content,
    changedAt: row.changedAt,
    listing: typeof listing === 'number' ? listing : null,
    revision: typeof revision === 'number' ? revision : 0,
    isAhead: isAhead === true,
    isAwaited: isAwaited === true,
  }
}
