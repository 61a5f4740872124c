import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'
import type { UploadItem } from '@/client/flows/uploads/upload-item.ts'
import {
  type UploadPause,
  type UploadQueue,
  uploadQueue,
} from '@/client/flows/uploads/upload-queue.ts'

import type { UploadPurpose } from '@/domain/listing/file-rules.ts'

export type { UploadItem }

export type Uploads = {
  /** In the order added. */
  items: readonly UploadItem[]
  /** Uploads of an earlier visit are loaded; files can be added. */
  isOpen: boolean
  /** The server has an upload API; undefined until known. */
  isOffered: boolean | undefined
  isBusy: boolean
  pause: UploadPause
  /** False if a reload would lose pending uploads. */
  isSafe: boolean
  /** @returns keys of the files, in order. */
  add: (files: readonly File[]) => readonly string[]
  retry: (key: string) => void
  /** Alias of `remove`. */
  cancel: (key: string) => void
  remove: (key: string) => void
  /** Bytes to send with the post, without an upload API. */
  fileOf: (key: string) => File | null
  /** Call when the draft is published or discarded. */
  forget: () => void
}

/** Uploads of a draft, whose id is `owner`. Unfinished ones resume after a reload. */
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
    fileOf: (key) => queue?.findFile(key) ?? null,
    forget: () => void queue?.forget(owner),
  }
}

const NONE: readonly UploadItem[] = []
const UNDER_WAY = new Set(['waiting', 'sending', 'checking'])

function never() {
  return () => {}
}
