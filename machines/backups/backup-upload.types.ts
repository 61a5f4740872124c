export type BackupUploadContext = {
  file: File | null
  /** Number of the finished upload. */
  upload: string | null
  failure: unknown
}

export type BackupUploadEvent =
  | { type: 'file.selected'; file: File }
  /** The connection is back, or the person tries again. */
  | { type: 'upload.resumed' }
