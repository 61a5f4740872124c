import { useFormContext } from 'react-hook-form'
import {
  answersOwner,
  type ListingValues,
  metaOwner,
  type PostedFile,
  type PostedPicture,
} from '@/domain/listing-values.ts'
import { useFinishedFiles } from '@/features/uploads/use-finished-files.ts'
import { type Uploads, useUploads } from '@/features/uploads/use-uploads.ts'

type Values = Pick<ListingValues, 'pictures' | 'documents' | 'meta_picture'> & {
  panorama?: PostedPicture | null
}

export type ListingFiles = {
  /** The bytes of what goes with the post. */
  fileOf: (key: string) => File | null
  /** Previews of what is on its way, by key. */
  previewOf: (key: string) => string
  isBusy: boolean
}

/** Everything of the draft that is on its way, whichever step is open. */
export function useListingFiles(draft: string): ListingFiles {
  const photos = useUploads({ owner: draft, purpose: 'photo' })
  const documents = useUploads({ owner: draft, purpose: 'document' })
  const panoramas = useUploads({ owner: draft, purpose: 'panorama' })
  const metas = useUploads({ owner: metaOwner(draft), purpose: 'photo' })
  const answers = useUploads({ owner: answersOwner(draft), purpose: 'document' })
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
  const all: Uploads[] = [photos, documents, panoramas, metas, answers]
  return {
    fileOf: (key) => photos.fileOf(key),
    previewOf: (key) => photos.items.find((item) => item.key === key)?.preview ?? '',
    isBusy: all.some(({ isBusy }) => isBusy),
  }
}

function listOf<File extends PostedPicture | PostedFile>(file: File | null | undefined): File[] {
  return file ? [file] : []
}
