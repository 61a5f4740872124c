import { isRecord } from '../values/records.ts'
import { canBeSent, type PostedFile, type PostedPicture } from './posted-file.ts'
import { type ProjectValues, planField } from './project-post.ts'
import type { PropertyValues } from './property-post.ts'

export type FormFile = {
  field: string
  place: number
  file: PostedPicture | PostedFile
}

/** In form order. */
export function unsentFiles(values: Partial<PropertyValues & ProjectValues>): FormFile[] {
  const { pictures = [], documents = [], panorama, meta_picture, parameters = {} } = values
  const parameterFiles = Object.entries(parameters).flatMap(([name, entry]) =>
    typeof entry === 'object' && 'key' in entry
      ? [{ field: `parameters.${name}`, files: [entry] }]
      : [],
  )
  const drawn = (values.plans ?? []).map(({ key, file }) => ({
    field: planField(key),
    files: file ? [file] : [],
  }))
  const groups: { field: string; files: readonly FormFile['file'][] }[] = [
    { field: 'pictures', files: pictures },
    { field: 'panorama', files: panorama ? [panorama] : [] },
    { field: 'documents', files: documents },
    { field: 'meta_picture', files: meta_picture ? [meta_picture] : [] },
    ...parameterFiles,
    ...drawn,
  ]
  return groups.flatMap(({ field, files }) =>
    files.flatMap((file, place) => (canBeSent(file) ? [] : [{ field, place, file }])),
  )
}

export function namesNewFile(before: unknown, now: unknown): boolean {
  const known = new Set(keysIn(before))
  return keysIn(now).some((key) => !known.has(key))
}

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (!isRecord(value)) return []
  const own = typeof value.key === 'string' ? [value.key] : []
  return [...own, ...Object.values(value).flatMap(keysIn)]
}
