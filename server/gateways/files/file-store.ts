import type { Readable } from 'node:stream'

/** Public files are hashed and cacheable for ever; private ones are only ever read on purpose. */
export type Visibility = 'public' | 'private'

/** Bytes at hand, bytes on their way, or the absolute path of a file on this machine. */
export type FileSource = Buffer | Readable | string

export type FileContent = { stream: Readable; bytes: number; mime: string }

/**
 * Where files live: a folder or an S3-compatible bucket. Keys are storage keys, never URLs:
 * segments of letters, digits, dot, hyphen and underscore, separated by slashes. The two
 * classes are two key spaces, so a key read as public never reaches a private file.
 */
export type FileStore = {
  /** Writes the whole file or nothing; an existing file under the key is replaced. */
  put(
    key: string,
    source: FileSource,
    options: { mime: string; visibility: Visibility },
  ): Promise<void>
  /** The content, or null when there is no such file. The caller consumes or destroys the stream. */
  read(key: string, visibility?: Visibility): Promise<FileContent | null>
  exists(key: string, visibility?: Visibility): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(key: string, visibility?: Visibility): Promise<void>
  /** Every key in a folder (`variants/abc`), folders below it included, in no particular order. */
  list(folder: string, visibility?: Visibility): Promise<string[]>
  /** Clears away what a killed process had begun to write and nobody has touched since `before`. */
  forgetUnfinished(before: Date): Promise<void>
}
