import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'
import type { UploadItem } from '@/client/integrations/upload-item.ts'
import { type UploadQueue, uploadQueue } from '@/client/integrations/upload-queue.ts'
import type { UploadPause } from '@/client/integrations/upload-sender.ts'
import type { UploadPurpose } from '@/domain/file-rules.ts'

export type { UploadItem }

export type Uploads = {
  /** In the order in which they were added. */
  items: readonly UploadItem[]
  /** Whether what an earlier visit left is known, and files can be added. */
  isOpen: boolean
  /** Whether the provider takes files before the post; undefined until it is known. */
  isOffered: boolean | undefined
  /** Something is still on its way. */
  isBusy: boolean
  /** Why nothing goes at the moment. */
  pause: UploadPause
  /** False when a reload would lose what is on its way. */
  isSafe: boolean
  /** @returns the keys of the files, in their order. */
  add: (files: readonly File[]) => readonly string[]
  retry: (key: string) => void
  /** Stops it; as `remove`. */
  cancel: (key: string) => void
  remove: (key: string) => void
  /** The bytes of what goes with the post, for providers that take no uploads. */
  fileOf: (key: string) => File | null
  /** The draft is published or given up. */
  forget: () => void
}

/**
 * The files of a draft that are on their way to the provider. They outlive the page: opened again
 * with the same `owner`, the number of the draft, what was not finished goes on.
 */
export function useUploads({ owner, purpose }: { owner: string; purpose: UploadPurpose }): Uploads {
  const client = useApiClient()
  const isOffered = useOffered('uploads')
  const [queue, setQueue] = useState<UploadQueue | null>(null)
  useEffect(() => {
    const own = uploadQueue(client)
    setQueue(own)
    void own?.open(owner, client)
    if (own?.pause === 'signedOut') own.wake()
  }, [client, owner])
  const items = useSyncExternalStore(
    queue ? queue.watch : never,
    () => queue?.items(owner, purpose) ?? NONE,
    () => NONE,
  )
  const remove = (key: string) => queue?.remove(key)
  return {
    items,
    isOpen: queue?.isOpen(owner) === true && isOffered !== undefined,
    isOffered,
    isBusy: items.some(({ status }) => UNDER_WAY.has(status)),
    pause: queue?.pause ?? null,
    isSafe: queue?.isSafe ?? true,
    add: (files) => queue?.add(files, { owner, purpose, isOffered: isOffered === true }) ?? [],
    retry: (key) => queue?.retry(key),
    cancel: remove,
    remove,
    fileOf: (key) => queue?.fileOf(key) ?? null,
    forget: () => void queue?.forget(owner),
  }
}

const NONE: readonly UploadItem[] = []
const UNDER_WAY = new Set(['waiting', 'sending', 'checking'])

function never() {
  return () => {}
}
