import { useEffect, useEffectEvent } from 'react'
import type { PostedFile, PostedPicture } from '@/domain/listing/posted-file.ts'
import type { UploadItem, Uploads } from './use-uploads.ts'

/**
 * Writes finished uploads into a form field, removes refused ones. Call it above the form's steps,
 * so that it runs in every step.
 */
export function useFinishedFiles<File extends PostedPicture | PostedFile>(
  { items }: Pick<Uploads, 'items'>,
  value: readonly File[],
  onChange: (value: File[]) => void,
): void {
  const write = useEffectEvent(onChange)
  useEffect(() => {
    const next = withFinished(value, items)
    if (next) write(next)
  }, [items, value])
}

/** Null if nothing changed. */
export function withFinished<File extends PostedPicture | PostedFile>(
  value: readonly File[],
  items: readonly UploadItem[],
): File[] | null {
  const byKey = new Map(items.map((item) => [item.key, item]))
  let isChanged = false
  const next = value.flatMap((file) => {
    const item = byKey.get(file.key)
    if (item?.status === 'refused') {
      isChanged = true
      return []
    }
    if (item?.status !== 'ready' || file.upload || file.isKept) return [file]
    isChanged = true
    if (item.uploadId === null) return [{ ...file, isKept: true }]
    const finished = { ...file, upload: item.uploadId }
    if (!('alt' in file)) return [finished]
    const { url, width, height, hash } = item
    return [{ ...finished, url, width, height, hash }]
  })
  return isChanged ? next : null
}
