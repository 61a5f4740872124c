import type { DeviceUpload } from '@/client/state/device/device-database.ts'
import type { UploadPurpose } from '@/domain/listing/file-rules.ts'

export type UploadStatus = 'waiting' | 'sending' | 'checking' | 'ready' | 'refused' | 'failed'

/** A file on its way, as a page shows it. */
export type UploadItem = {
  key: string
  name: string
  bytes: number
  status: UploadStatus
  /** Share of the bytes that the provider has, 0 to 1. */
  progress: number
  /** Null until it is ready, and for ever where the provider takes files only with the post. */
  uploadId: string | null
  /** Why the provider or this device does not take it: a name of `FILE_REFUSALS`. */
  refusal: string | null
  /** Key of the failure after which only the person can go on; '' without one. */
  failure: string
  /** Address to look at it, of this page alone; '' where there is nothing to look at. */
  preview: string
  /** Address of what the provider keeps; '' before, and of documents. */
  url: string
  width: number | null
  height: number | null
  hash: string | null
}

/**
 * Options for adding files; `isOffered`: the provider accepts uploads before the listing is sent.
 */
export type Addition = { owner: string; purpose: UploadPurpose; isOffered: boolean }

/** A file in the queue: its row on the device, and what this page knows beside it. */
export type Entry = {
  row: DeviceUpload
  status: UploadStatus
  sent: number
  failure: string
  /** Tries since the provider has last taken a byte. */
  tries: number
  /** Looked at and kept on the device: it may go. */
  isReady: boolean
  /** Before this moment it is not tried again, in milliseconds since 1970. */
  notBefore: number
  end: AbortController
  preview: string
}

export function entryOf(row: DeviceUpload): Entry {
  return {
    row,
    status: row.outcome ?? 'waiting',
    sent: row.outcome === 'ready' ? row.bytes : 0,
    failure: '',
    tries: 0,
    isReady: row.outcome === null && row.isLookedAt !== false,
    notBefore: 0,
    end: new AbortController(),
    preview: row.preview ? URL.createObjectURL(row.preview) : '',
  }
}

export function itemOf({ row, status, sent, failure, preview }: Entry): UploadItem {
  const { key, name, bytes, refusal, url, width, height, hash } = row
  return {
    key,
    name,
    bytes,
    status,
    progress: bytes > 0 ? Math.min(1, sent / bytes) : 0,
    uploadId: status === 'ready' ? row.uploadId : null,
    refusal,
    failure,
    preview,
    url,
    width,
    height,
    hash,
  }
}

/** A file as it was chosen, the one in that place among those that were added together. */
export function rowOf(
  file: File,
  place: number,
  { owner, purpose, viewer, isOffered }: Addition & { viewer: number },
): DeviceUpload {
  return {
    key: freshKey(),
    viewer,
    owner,
    purpose,
    name: file.name,
    bytes: file.size,
    file,
    isLookedAt: false,
    isForPost: !isOffered,
    preview: null,
    uploadId: null,
    outcome: null,
    refusal: null,
    url: '',
    width: null,
    height: null,
    hash: null,
    // They are found again in their order.
    addedAt: Date.now() + place / 1_000,
  }
}

/** A name that no other file has, on any device. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
