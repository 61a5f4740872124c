/** One picture of an album as stored in a form; JSON-serializable. */
export type AlbumPicture = {
  /** Key of the upload, or `id-7` for a stored picture of the listing. */
  key: string
  /** Absent until the upload finishes. */
  upload?: string
  /** Stored picture: 0 is the main picture, others are from the gallery. */
  id?: number
  /** Description by the owner. */
  alt: string
  /** URL on the server; '' until the upload finishes. */
  url: string
  width?: number | null
  height?: number | null
  hash?: string | null
  /** Stays on this device and is sent with the post, because the server has no upload API. */
  isKept?: boolean
}

/** One document as stored in a form. */
export type ListedDocument = {
  /** Key of the upload, or `id-7` for a stored document of the listing. */
  key: string
  upload?: string
  id?: number
  name: string
  bytes: number | null
  isKept?: boolean
}

/** Ready to be sent with a post. */
export function isFinished(file: AlbumPicture | ListedDocument): boolean {
  return file.upload !== undefined || file.id !== undefined || file.isKept === true
}

/** Moves an item to another index. */
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
