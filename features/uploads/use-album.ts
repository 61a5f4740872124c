import { useLayoutEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { UploadPurpose } from '@/domain/listing/file-rules.ts'
import type { PostedPicture } from '@/domain/listing/posted-file.ts'
import { useFinishedFiles } from './use-finished-files.ts'
import { type UploadItem, type Uploads, useUploads } from './use-uploads.ts'

export type AlbumOptions = {
  /** Draft id, by which uploads are found after a reload. */
  owner: string
  value: readonly PostedPicture[]
  onChange: (value: PostedPicture[]) => void
  purpose?: UploadPurpose
  most?: number
  /** Name of a single picture, which has no description. */
  name?: string
}

/** Time to undo a removal. */
const UNDO_MS = 12_000

export function useAlbum(options: AlbumOptions) {
  const { owner, value, onChange, purpose = 'photo', most = MAX_PICTURES } = options
  const { t } = useText()
  const uploads = useUploads({ owner, purpose })
  useFinishedFiles(uploads, value, onChange)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const items = new Map(uploads.items.map((item) => [item.key, item]))
  const change = (key: string, facts: Partial<PostedPicture>) =>
    onChange(value.map((picture) => (picture.key === key ? { ...picture, ...facts } : picture)))
  const add = (files: readonly File[]) => {
    const room = most - value.length
    if (files.length > room) showToast('warning', t('uploads.tooMany', { count: most }))
    const keys = uploads.add(files.slice(0, Math.max(0, room)))
    onChange([...value, ...keys.map((key) => ({ key, alt: '', url: '' }))])
  }
  const remove = (key: string, name: string) => {
    const place = value.findIndex((picture) => picture.key === key)
    const picture = value[place]
    if (!picture) return
    onChange(value.toSpliced(place, 1))
    const timer = setTimeout(() => uploads.remove(key), UNDO_MS)
    const run = () => {
      clearTimeout(timer)
      latest.current.onChange(latest.current.value.toSpliced(place, 0, picture))
    }
    showToast('info', t('uploads.removed', { name }), { label: t('uploads.undo'), run })
  }
  const replace = (key: string, file: File, facts: Pick<PostedPicture, 'alt'>) => {
    const [fresh] = uploads.add([file])
    if (!fresh) return
    uploads.remove(key)
    onChange(
      value.map((picture) => (picture.key === key ? { key: fresh, url: '', ...facts } : picture)),
    )
  }
  return { uploads, items, add, change, remove, replace }
}

/** A main picture and 50 in the gallery. */
export const MAX_PICTURES = 51

export type PictureState = UploadItem['status'] | 'lost'

/**
 * State of a picture. `lost`: chosen on another device and never uploaded; undefined until known.
 */
export function pictureState(
  picture: PostedPicture,
  item: UploadItem | undefined,
  { isOpen }: Pick<Uploads, 'isOpen'>,
): PictureState | undefined {
  if (picture.id !== undefined || picture.upload !== undefined) return 'ready'
  if (item) return item.status
  return isOpen ? 'lost' : undefined
}
