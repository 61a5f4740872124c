/** Picture of a form, as JSON: a new upload, or one of the saved listing. */
export type PostedPicture = {
  /** Upload key, or `id-7` for a saved picture. */
  key: string
  /** Absent until the upload finishes. */
  upload?: string
  /** Saved picture; 0 is the title image. */
  id?: number
  alt: string
  /** '' until the upload finishes. */
  url: string
  width?: number | null
  height?: number | null
  hash?: string | null
  /** Stored on this device and sent with the form, because the server has no upload API. */
  isKept?: boolean
}

export type PostedFile = {
  /** Upload key, or `id-7` for a saved file. */
  key: string
  upload?: string
  id?: number
  name: string
  bytes: number | null
  isKept?: boolean
}

/** Uploaded, already saved, or sent inline. */
export function canBeSent(file: Pick<PostedFile, 'upload' | 'id' | 'isKept'>): boolean {
  return file.upload !== undefined || file.id !== undefined || file.isKept === true
}
