/** A file of a form, already on this machine's disk; it is removed when the request is over. */
export class UploadedFile {
  /** The field as sent, such as `gallery_images[0]`. */
  readonly field: string
  /** The name the sender gave it, without folders; never to be used as a path. */
  readonly name: string
  /** The type the sender claimed; the bytes decide. */
  readonly mime: string
  readonly bytes: number
  /** Absolute path of the temporary file; whoever keeps the file copies or moves it from here. */
  readonly path: string

  constructor(facts: { field: string; name: string; mime: string; bytes: number; path: string }) {
    this.field = facts.field
    this.name = facts.name
    this.mime = facts.mime
    this.bytes = facts.bytes
    this.path = facts.path
  }
}
