import { useFormContext } from 'react-hook-form'
import {
  answersOwner,
  type ListingValues,
  metaOwner,
  type PostedFile,
  type PostedPicture,
} from '@/domain/listing/listing-values.ts'
import { useFinishedFiles } from '@/features/uploads/use-finished-files.ts'
import { type UploadItem, type Uploads, useUploads } from '@/features/uploads/use-uploads.ts'

type Values = Pick<ListingValues, 'pictures' | 'documents' | 'meta_picture'> & {
  panorama?: PostedPicture | null
}

/** Refused by the server or by a check of the file. */
type RefusedFile = { key: string; name: string; field: string }

export type ListingFiles = {
  previewOf: (key: string) => string
  itemOf: (key: string) => UploadItem | undefined
  refused: readonly RefusedFile[]
  /** Uploads of an earlier visit are loaded. */
  isOpen: boolean
  pause: Uploads['pause']
  /** Uploaded files; `done` and `total` leave out refused ones. */
  done: number
  total: number
}

/** All uploads of a draft, whichever step is open. `answers` is the field whose rows have files. */
export function useListingFiles(draft: string, answers: 'parameters' | 'plans'): ListingFiles {
  const photos = useUploads({ owner: draft, purpose: 'photo' })
  const documents = useUploads({ owner: draft, purpose: 'document' })
  const panoramas = useUploads({ owner: draft, purpose: 'panorama' })
  const metas = useUploads({ owner: metaOwner(draft), purpose: 'photo' })
  const papers = useUploads({ owner: answersOwner(draft), purpose: 'document' })
  const drawings = useUploads({ owner: answersOwner(draft), purpose: 'photo' })
  const { setValue, getValues } = useFormContext<Values>()
  useFinishedFiles(photos, getValues('pictures'), (pictures) =>
    setValue('pictures', pictures, { shouldDirty: true }),
  )
  useFinishedFiles(documents, getValues('documents'), (files) =>
    setValue('documents', files, { shouldDirty: true }),
  )
  useFinishedFiles(panoramas, listOf(getValues('panorama')), ([panorama = null]) =>
    setValue('panorama', panorama, { shouldDirty: true }),
  )
  useFinishedFiles(metas, listOf(getValues('meta_picture')), ([picture = null]) =>
    setValue('meta_picture', picture, { shouldDirty: true }),
  )
  const groups: { field: string; uploads: Uploads }[] = [
    { field: 'pictures', uploads: photos },
    { field: 'documents', uploads: documents },
    { field: 'panorama', uploads: panoramas },
    { field: 'meta_picture', uploads: metas },
    { field: answers, uploads: papers },
    { field: answers, uploads: drawings },
  ]
  const items = groups.flatMap(({ uploads }) => uploads.items)
  const taken = items.filter(({ status }) => status !== 'refused')
  return {
    previewOf: (key) => photos.items.find((item) => item.key === key)?.preview ?? '',
    itemOf: (key) => items.find((item) => item.key === key),
    refused: groups.flatMap(({ field, uploads }) =>
      uploads.items
        .filter(({ status }) => status === 'refused')
        .map(({ key, name }) => ({ key, name, field })),
    ),
    isOpen: groups.every(({ uploads }) => uploads.isOpen),
    pause: photos.pause,
    done: taken.filter(({ status }) => status === 'ready').length,
    total: taken.length,
  }
}

function listOf<File extends PostedPicture | PostedFile>(file: File | null | undefined): File[] {
  return file ? [file] : []
}
