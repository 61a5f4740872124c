import { createHash, randomBytes } from 'node:crypto'

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/
const NAME_LENGTH = 60
const PREFIX_LENGTH = 24

/** Accepted media types and the one extension of each; the mapping is also read backward. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'weba',
  'audio/wav': 'wav',
}

/** One segment, as used in URLs: no slash, no leading dot. */
export function isFileName(key: string): boolean {
  return SEGMENT.test(key)
}

/** Throws for a key that could leave its folder or differ between stores. */
export function assertFileKey(key: string): void {
  if (key.length > 400 || !key.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  }
}

function extensionFor(mime: string): string {
  return ENDINGS[mime] ?? 'bin'
}

/**
 * For example `3f9c…-garden-view.jpg`. A file without owner is addressed by content, so storing it
 * again is idempotent. Other keys are random and never shared, so that removing one file never
 * removes another's.
 */
export function makeFileKey(file: {
  name: string
  mime: string
  content: 'unique' | { sha256: string }
}): string {
  const prefix =
    file.content === 'unique'
      ? randomBytes(PREFIX_LENGTH / 2).toString('hex')
      : file.content.sha256.slice(0, PREFIX_LENGTH)
  return `${prefix}-${nameForKey(file.name)}.${extensionFor(file.mime)}`
}

export function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function nameForKey(name: string): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replace(/^-+|-+$/g, '')
  return plain === '' ? 'file' : plain
}
