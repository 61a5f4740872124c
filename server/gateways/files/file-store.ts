import type { Readable } from 'node:stream'

/** Public files are immutable and cacheable forever. */
export type Visibility = 'public' | 'private'

/** Bytes, a stream, or the absolute path of a local file. */
export type FileSource = Buffer | Readable | string

export type FileContent = { stream: Readable; bytes: number; mime: string }

/**
 * File storage: a folder or an S3-compatible bucket. Keys are never URLs: segments of letters,
 * digits, dot, hyphen and underscore, separated by slashes. Public and private are separate key
 * spaces, so a public read never reaches a private file.
 */
export type FileStore = {
  /** Atomic; replaces an existing file. */
  put(
    key: string,
    source: FileSource,
    options: { mime: string; visibility: Visibility },
  ): Promise<void>
  /** Null if there is no such file. The caller consumes or destroys the stream. */
  read(key: string, visibility?: Visibility): Promise<FileContent | null>
  exists(key: string, visibility?: Visibility): Promise<boolean>
  /** Idempotent. */
  remove(key: string, visibility?: Visibility): Promise<void>
  /** All keys below a folder (`variants/abc`), recursively, unordered. */
  list(folder: string, visibility?: Visibility): Promise<string[]>
  /** Deletes the partial writes of killed processes that have not changed since `before`. */
  forgetUnfinished(before: Date): Promise<void>
}
