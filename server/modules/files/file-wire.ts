import type { ImageFormat } from '@/server/gateways/images/image-service.ts'
import type { ReadFile } from './service.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Prevents scripts, even if a file is opened as a page. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** These cannot contain scripts; all other types are downloads. */
const SHOWN_KINDS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

/** The best format that the browser accepts, else JPEG. */
export function formatFor(accept: string | undefined): ImageFormat {
  const kinds = new Set(
    (accept ?? '').split(',').flatMap((part) => {
      const [kind = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [kind]
    }),
  )
  if (kinds.has('image/avif')) return 'avif'
  return kinds.has('image/webp') ? 'webp' : 'jpeg'
}

export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** Replies 304; `vary` must match the full reply. */
export function heldReply(etag: string, vary?: string): Response {
  return new Response(null, {
    status: 304,
    headers: { etag, 'cache-control': IMMUTABLE, ...(vary ? { vary } : {}) },
  })
}

export function imageReply(content: Buffer, mime: string, etag: string): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': mime,
      'content-length': String(content.length),
      'content-disposition': 'inline',
      'cache-control': IMMUTABLE,
      vary: 'Accept',
      etag,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** A private file is cached by the browser only, and briefly. */
export function privateReply(file: ReadFile): Response {
  const reply = fileReply(file, `"${file.bytes}"`)
  reply.headers.delete('etag')
  reply.headers.set('cache-control', 'private, max-age=300')
  return reply
}

export function fileReply(file: ReadFile, etag: string): Response {
  const disposition = SHOWN_KINDS.has(file.mime) ? 'inline' : 'attachment'
  return new Response(toStream(file), {
    headers: {
      'content-type': file.mime,
      'content-length': String(file.bytes),
      'content-disposition': `${disposition}; ${formatFileName(file.name)}`,
      'content-security-policy': FILE_POLICY,
      'cache-control': IMMUTABLE,
      etag,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Opens the file on the first read, because HEAD requests never read. */
function toStream(file: ReadFile): ReadableStream {
  const chunks = streamChunks(file)
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const { done, value } = await chunks.next()
        if (done) stream.close()
        else stream.enqueue(value)
      },
      async cancel() {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* streamChunks(file: ReadFile): AsyncGenerator<Uint8Array, undefined> {
  const content = await file.open()
  if (!content) throw new Error('The file was removed while it was being sent')
  for await (const chunk of content.stream) yield chunk
}

/** ASCII fallback and UTF-8 name (RFC 6266, RFC 8187). */
function formatFileName(name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim() || 'file'
  const plain = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%;\\]/gu, '_')
  const encoded = encodeURIComponent(safe.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
