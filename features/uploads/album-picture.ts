/** Album picture as stored in a form; JSON-serializable. */
export type AlbumPicture = {
  /** Upload key, or `id-7` for a stored picture. */
  key: string
  /** Absent until the upload finishes. */
  upload?: string
  /** Stored picture: 0 is the main picture, others are of the gallery. */
  id?: number
  alt: string
  /** '' until the upload finishes. */
  url: string
  width?: number | null
  height?: number | null
  hash?: string | null
  /** Sent with the post from this device, because the server has no upload API. */
  isKept?: boolean
}

export type ListedDocument = {
  /** Upload key, or `id-7` for a stored document. */
  key: string
  upload?: string
  id?: number
  name: string
  bytes: number | null
  isKept?: boolean
}

/** Whether a file can be sent with a post as it is. */
export function isFinished(file: AlbumPicture | ListedDocument): boolean {
  return file.upload !== undefined || file.id !== undefined || file.isKept === true
}

export function movedTo<Each extends { key: string }>(
  list: readonly Each[],
  key: string,
  place: number,
): Each[] {
  const one = list.find((each) => each.key === key)
  if (!one) return [...list]
  return list.filter((each) => each !== one).toSpliced(place, 0, one)
}

export function inOrder<Each extends { key: string }>(
  list: readonly Each[],
  keys: readonly string[],
): Each[] {
  return list.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
}
