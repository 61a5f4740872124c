/** One picture of an album as a form keeps it: everything in it can be written down as JSON. */
export type AlbumPicture = {
  /** Of the file on its way, or `id-7` of a picture that the listing has. */
  key: string
  /** The finished upload; absent until it is finished. */
  upload?: string
  /** A picture that the listing has: 0 is its main picture, other numbers are its gallery's. */
  id?: number
  /** What it shows, in the owner's words. */
  alt: string
  /** Address of what the provider keeps; '' until the upload is finished. */
  url: string
  width?: number | null
  height?: number | null
  hash?: string | null
  /** Lies on this device and goes with the post, because the provider takes no uploads. */
  isKept?: boolean
}

/** One document as a form keeps it. */
export type ListedDocument = {
  /** Of the file on its way, or `id-7` of a document that the listing has. */
  key: string
  upload?: string
  id?: number
  name: string
  bytes: number | null
  isKept?: boolean
}

/** Whether it can be sent with a post as it is. */
export function isFinished(file: AlbumPicture | ListedDocument): boolean {
  return file.upload !== undefined || file.id !== undefined || file.isKept === true
}

/** With the one of that key in the place of another; the others keep their order. */
export function movedTo<Each extends { key: string }>(
  list: readonly Each[],
  key: string,
  place: number,
): Each[] {
  const one = list.find((each) => each.key === key)
  if (!one) return [...list]
  return list.filter((each) => each !== one).toSpliced(place, 0, one)
}

/** In the order of the keys. */
export function inOrder<Each extends { key: string }>(
  list: readonly Each[],
  keys: readonly string[],
): Each[] {
  return list.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
}
