import type { UseFormReturn } from 'react-hook-form'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { answersOwner, metaOwner } from '@/domain/listing/listing-values.ts'
import type { PostedFile } from '@/domain/listing/posted-file.ts'
import { useFinishedFiles } from '@/features/uploads/use-finished-files.ts'
import { type UploadItem, type Uploads, useUploads } from '@/features/uploads/use-uploads.ts'
import type { EditorKind } from '../editor-kind.ts'

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

type Options<Kind extends DraftKind> = {
  kind: Pick<EditorKind<Kind>, 'rows' | 'fromContent'>
  form: UseFormReturn
  draft: string
}

/** All uploads of a draft, whichever step is open. Finished ones are written into the form. */
export function useFormFiles<Kind extends DraftKind>(options: Options<Kind>): ListingFiles {
  const { kind, form, draft } = options
  const photos = useUploads({ owner: draft, purpose: 'photo' })
  const documents = useUploads({ owner: draft, purpose: 'document' })
  const panoramas = useUploads({ owner: draft, purpose: 'panorama' })
  const metaPictures = useUploads({ owner: metaOwner(draft), purpose: 'photo' })
  const rowDocuments = useUploads({ owner: answersOwner(draft), purpose: 'document' })
  const rowPhotos = useUploads({ owner: answersOwner(draft), purpose: 'photo' })
  const set = (field: string, value: unknown) => form.setValue(field, value, { shouldDirty: true })
  useFinishedFiles(photos, form.getValues('pictures'), (pictures) => set('pictures', pictures))
  useFinishedFiles(documents, form.getValues('documents'), (files) => set('documents', files))
  useFinishedFiles(panoramas, toList(form.getValues('panorama')), ([panorama = null]) =>
    set('panorama', panorama),
  )
  useFinishedFiles(metaPictures, toList(form.getValues('meta_picture')), ([picture = null]) =>
    set('meta_picture', picture),
  )
  const { rows } = kind
  const read = () => kind.fromContent(form.getValues())
  const rowFiles = rows.files(read())
  const setRows = (files: PostedFile[]) =>
    set(rows.field, rows.withFiles(read(), new Map(files.map((file) => [file.key, file]))))
  useFinishedFiles(rowDocuments, rowFiles, setRows)
  useFinishedFiles(rowPhotos, rowFiles, setRows)
  const groups: { field: string; uploads: Uploads }[] = [
    { field: 'pictures', uploads: photos },
    { field: 'documents', uploads: documents },
    { field: 'panorama', uploads: panoramas },
    { field: 'meta_picture', uploads: metaPictures },
    { field: rows.field, uploads: rowDocuments },
    { field: rows.field, uploads: rowPhotos },
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

function toList<File>(file: File | null | undefined): File[] {
  return file ? [file] : []
}
