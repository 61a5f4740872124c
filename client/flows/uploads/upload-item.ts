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

/** A file as it was chosen, the one in that place among those that were added together. */
export function toDeviceUpload(
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
