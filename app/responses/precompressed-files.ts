import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, sep } from 'node:path'

const SUFFIX = '.br'
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=UTF-8',
  '.mjs': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/** Paths below `prefix` of files in `folder` that the build compressed; none in development. */
export function precompressedPaths(folder: string, prefix: string): ReadonlySet<string> {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const compressed = files.filter((file) => file.endsWith(SUFFIX))
  return new Set(
    compressed.map((file) => `${prefix}/${file.slice(0, -SUFFIX.length).split(sep).join('/')}`),
  )
}

/** Points the request at the compressed file, for browsers that read it. */
export function sendPrecompressed(
  paths: ReadonlySet<string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { url = '' } = request
  if (!paths.has(url) || !acceptsBrotli(request)) return
  request.url = url + SUFFIX
  response.setHeader('Content-Type', TYPES[extname(url)] ?? 'application/octet-stream')
  response.setHeader('Content-Encoding', 'br')
  response.setHeader('Vary', 'Accept-Encoding')
}

/** Browsers give Brotli no weight. Other clients' files are compressed per response. */
function acceptsBrotli({ headers }: IncomingMessage): boolean {
  const accepted = headers['accept-encoding']?.split(',') ?? []
  return accepted.some((encoding) => encoding.trim() === 'br')
}
