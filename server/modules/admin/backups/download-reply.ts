import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

type ByteRange = { start: number; end: number }

/**
 * First range of `Range: bytes=…`, within the file; undefined for the whole file, null for a range
 * beyond its end. Several ranges count as none.
 */
export function parseRange(
  header: string | undefined,
  bytes: number,
): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), bytes)
    return length === 0 ? null : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(from)
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (start >= bytes) return null
  return start > end ? undefined : { start, end }
}

type Download = { path: string; name: string; bytes: number; changedAt: Date }

/** The file, or the range of it that is asked for; no cache may store it. */
export function downloadReply(
  { path, name, bytes, changedAt }: Download,
  asked: { range: string | undefined; ifRange: string | undefined },
): Response {
  const etag = `"${bytes}-${changedAt.getTime()}"`
  const isSame = asked.ifRange === undefined || asked.ifRange === etag
  const range = isSame ? parseRange(asked.range, bytes) : undefined
  const headers = new Headers({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag,
  })
  if (range === null) {
    headers.set('content-range', `bytes */${bytes}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${bytes}`)
  const stream = Readable.toWeb(createReadStream(path, { start, end }))
  return new Response(stream as ReadableStream, { status: range ? 206 : 200, headers })
}
