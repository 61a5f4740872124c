import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BucketOptions, createBucketStore } from './bucket-store.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

export type FilesPlace =
  | { kind: 'folder'; path: string }
  | { kind: 'bucket'; options: BucketOptions }

/** The message never repeats secrets. */
export class FilesUrlError extends Error {
  constructor(fault: string) {
    super(
      `FILES_URL ${fault}; it looks like s3://key:secret@host/bucket?region=eu-central-1 or file:///folder`,
    )
    this.name = 'FilesUrlError'
  }
}

/**
 * A folder under DATA_DIR unless FILES_URL names another folder or a bucket. Throws FilesUrlError.
 */
export function openFileStore(config: {
  dataDir: string
  filesUrl: string | undefined
}): FileStore {
  const place = config.filesUrl
    ? parseFilesUrl(config.filesUrl)
    : ({ kind: 'folder', path: join(config.dataDir, 'files') } as const)
  return place.kind === 'folder' ? createFolderStore(place.path) : createBucketStore(place.options)
}

/**
 * Parses `s3://key:secret@host:port/bucket?region=…&tls=false` or `file:///folder`. Key and secret
 * are percent-decoded; the region defaults to us-east-1, which most compatible servers accept.
 */
export function parseFilesUrl(text: string): FilesPlace {
  const url = URL.parse(text)
  if (url?.protocol === 'file:') {
    const path = fileURLToPath(url)
    if (!isAbsolute(path)) throw new FilesUrlError('needs an absolute folder')
    return { kind: 'folder', path }
  }
  if (url?.protocol !== 's3:') throw new FilesUrlError('must begin with s3: or file:')
  return { kind: 'bucket', options: bucketOptions(url) }
}

function bucketOptions(url: URL): BucketOptions {
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  const tls = url.searchParams.get('tls') ?? 'true'
  if (url.host === '') throw new FilesUrlError('needs a host')
  if (url.username === '' || url.password === '')
    throw new FilesUrlError('needs a key and a secret')
  if (bucket === '' || bucket.includes('/')) throw new FilesUrlError('needs one bucket as its path')
  if (tls !== 'true' && tls !== 'false')
    throw new FilesUrlError('has a tls that is not true or false')
  return {
    endpoint: `${tls === 'true' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
