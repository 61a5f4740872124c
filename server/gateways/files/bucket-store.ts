import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { S3Driver } from 'flydrive/drivers/s3'
import { assertFileKey } from './file-key.ts'
import type { FileContent, FileSource, FileStore } from './file-store.ts'

export type BucketOptions = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Files in an S3-compatible bucket that grants no public access: the provider serves public files.
 */
export function createBucketStore(options: BucketOptions): FileStore {
  const driver = new S3Driver({
    endpoint: options.endpoint,
    region: options.region,
    bucket: options.bucket,
    credentials: {
      accessKeyId: options.accessKeyId,
      secretAccessKey: options.secretAccessKey,
    },
    forcePathStyle: true,
    // Many compatible servers support neither ACLs nor the newer checksum trailers.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
  })

  return {
    async put(key, source, { mime, visibility }) {
      assertFileKey(key)
      await upload(driver, `${visibility}/${key}`, source, mime)
    },
    async read(key, visibility = 'public') {
      assertFileKey(key)
      return await readObject(driver, `${visibility}/${key}`)
    },
    async exists(key, visibility = 'public') {
      assertFileKey(key)
      return await driver.exists(`${visibility}/${key}`)
    },
    async remove(key, visibility = 'public') {
      assertFileKey(key)
      await driver.delete(`${visibility}/${key}`)
    },
    async list(folder, visibility = 'public') {
      assertFileKey(folder)
      const keys = await listObjects(driver, `${visibility}/${folder}/`)
      return keys.map((key) => key.slice(visibility.length + 1))
    },
    // An S3 upload is atomic.
    forgetUnfinished: async () => {},
  }
}

/** S3 needs the length in advance, so streams go through a temporary file. */
async function upload(
  driver: S3Driver,
  key: string,
  source: FileSource,
  mime: string,
): Promise<void> {
  if (Buffer.isBuffer(source)) {
    await driver.put(key, source, { contentType: mime })
    return
  }
  if (typeof source === 'string') {
    await uploadFile(driver, key, source, mime)
    return
  }
  const path = join(tmpdir(), `hearth-upload-${randomUUID()}`)
  try {
    await pipeline(source, createWriteStream(path, { mode: 0o600 }))
    await uploadFile(driver, key, path, mime)
  } finally {
    await rm(path, { force: true })
  }
}

async function uploadFile(
  driver: S3Driver,
  key: string,
  path: string,
  mime: string,
): Promise<void> {
  const { size } = await stat(path)
  // The driver treats a length of 0 as unknown.
  if (size === 0) await driver.put(key, '', { contentType: mime })
  else {
    await driver.putStream(key, createReadStream(path), { contentType: mime, contentLength: size })
  }
}

async function readObject(driver: S3Driver, key: string): Promise<FileContent | null> {
  try {
    const [facts, stream] = await Promise.all([driver.getMetaData(key), driver.getStream(key)])
    return {
      stream,
      bytes: facts.contentLength,
      mime: facts.contentType ?? 'application/octet-stream',
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function listObjects(driver: S3Driver, prefix: string): Promise<string[]> {
  const keys: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await driver.listAll(prefix, {
      recursive: true,
      ...(paginationToken === undefined ? {} : { paginationToken }),
    })
    for (const entry of page.objects) if (entry.isFile) keys.push(entry.key)
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
  return keys
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')
}
