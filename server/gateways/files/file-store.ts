import type { Readable } from 'node:stream'

/** Public files are immutable and cacheable forever. */
export type Visibility = 'public' | 'private'

/** A string is the absolute path of a local file. */
export type FileSource = Buffer | Readable | string

export type FileContent = { stream: Readable; bytes: number; mime: string }

/**
 * Keys are never URLs: segments of letters, digits, dot, hyphen and underscore, separated by
 * slashes. Public and private key spaces are separate, so a public read never reaches a private
 * file.
 */
export type FileStore = {
  /** Atomic; replaces an existing file. */
  put(
    key: string,
    source: FileSource,
    options: { mime: string; visibility: Visibility },
  ): Promise<void>
  /** The caller consumes or destroys the stream. */
  read(key: string, visibility?: Visibility): Promise<FileContent | null>
  exists(key: string, visibility?: Visibility): Promise<boolean>
  /** Idempotent. */
  remove(key: string, visibility?: Visibility): Promise<void>
  /** Recursive, unordered. */
  list(folder: string, visibility?: Visibility): Promise<string[]>
  /** Deletes partial writes of killed processes, unchanged since `before`. */
  forgetUnfinished(before: Date): Promise<void>
}
