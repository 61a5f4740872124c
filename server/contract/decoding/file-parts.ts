import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { BusboyFileStream } from '@fastify/busboy'
import { UploadedFile } from './uploaded-file.ts'

export class FileParts {
  readonly #folder: () => Promise<string>
  readonly #saving = new Map<BusboyFileStream, Promise<UploadedFile | null>>()
  #isAbandoned = false

  constructor(folder: () => Promise<string>) {
    this.#folder = folder
  }

  /** Null for the empty part sent for an unselected file. Throws disk errors. */
  save(
    stream: BusboyFileStream,
    facts: { field: string; name: string; mime: string },
  ): Promise<UploadedFile | null> {
    const saving = this.#write(stream).then((path) => {
      const bytes = stream.bytesRead
      return facts.name === '' && bytes === 0 ? null : new UploadedFile({ ...facts, bytes, path })
    })
    this.#saving.set(stream, saving)
    return saving
  }

  /** Afterwards no file is open and none can be created. */
  async abandon(): Promise<void> {
    this.#isAbandoned = true
    for (const stream of this.#saving.keys()) stream.destroy()
    await Promise.allSettled(this.#saving.values())
  }

  async #write(stream: BusboyFileStream): Promise<string> {
    const path = join(await this.#folder(), randomUUID())
    if (this.#isAbandoned) throw new Error('The form was refused before its file was written')
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(stream)
    } finally {
      await file.close()
    }
    return path
  }
}
