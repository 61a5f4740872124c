/** Deleted after the request. */
export class UploadedFile {
  /** As sent, such as `gallery_images[0]`. */
  readonly field: string
  /** Client's file name without folders; never use it as a path. */
  readonly name: string
  /** Claimed by the client; check the bytes. */
  readonly mime: string
  readonly bytes: number
  /** Absolute; copy or move the file to keep it. */
  readonly path: string

  constructor(facts: { field: string; name: string; mime: string; bytes: number; path: string }) {
    this.field = facts.field
    this.name = facts.name
    this.mime = facts.mime
    this.bytes = facts.bytes
    this.path = facts.path
  }
}
