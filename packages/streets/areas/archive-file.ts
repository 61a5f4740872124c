import { type FileHandle, open } from 'node:fs/promises'
import type { RangeResponse, Source } from 'pmtiles'

/** Reads parts of a PMTiles archive that stays open. */
export class ArchiveFile implements Source {
  readonly #path: string
  #handle: Promise<FileHandle> | null = null

  constructor(path: string) {
    this.#path = path
  }

  getKey(): string {
    return this.#path
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    this.#handle ??= open(this.#path, 'r')
    const handle = await this.#handle
    const bytes = new Uint8Array(length)
    const { bytesRead } = await handle.read(bytes, 0, length, offset)
    return { data: bytes.buffer.slice(0, bytesRead) }
  }

  async close(): Promise<void> {
    const handle = this.#handle
    this.#handle = null
    await (await handle?.catch(() => null))?.close()
  }
}
