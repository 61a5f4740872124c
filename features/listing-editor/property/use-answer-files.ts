import { useFormContext } from 'react-hook-form'
import { answersOwner, type PostedFile } from '@/domain/listing/listing-values.ts'
import type { FacilityEntry, PropertyValues } from '@/domain/listing/property-post.ts'
import { useFinishedFiles } from '@/features/uploads/use-finished-files.ts'
import { useUploads } from '@/features/uploads/use-uploads.ts'

/** Writes upload results into the parameters, independent of the open step. */
export function useAnswerFiles(draft: string): void {
  const uploads = useUploads({ owner: answersOwner(draft), purpose: 'document' })
  const { getValues, setValue } = useFormContext<PropertyValues>()
  const entries = Object.entries(getValues('parameters'))
  const files = entries.flatMap(([, entry]) => (isFile(entry) ? [entry] : []))
  useFinishedFiles(uploads, files, (finished) => {
    const byKey = new Map(finished.map((file) => [file.key, file]))
    const written = entries.map(([name, entry]): [string, FacilityEntry] => [
      name,
      isFile(entry) ? (byKey.get(entry.key) ?? '') : entry,
    ])
    setValue('parameters', Object.fromEntries(written), { shouldDirty: true })
  })
}

function isFile(entry: FacilityEntry): entry is PostedFile {
  return typeof entry === 'object' && 'key' in entry
}
