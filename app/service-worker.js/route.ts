import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The build writes its number after its routes. */
export const dynamic = 'force-dynamic'

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  // Browsers compare it byte by byte; a kept one would hide a new version.
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'self'",
}

/** Receives push messages, and shows pages that were seen before without a connection. */
export async function GET(): Promise<Response> {
  const [source, version] = await Promise.all([workerSource(), buildVersion()])
  return new Response(`const VERSION = ${JSON.stringify(version)}\n${source}`, { headers: HEADERS })
}

function workerSource(): Promise<string> {
  return readFile(join(process.cwd(), 'app/service-worker.js/worker.js'), 'utf8')
}

/** Changes with each build; fixed while developing. */
function buildVersion(): Promise<string> {
  const folder = process.env.NEXT_DIST_DIR || '.next'
  return readFile(join(process.cwd(), folder, 'BUILD_ID'), 'utf8').catch(() => 'development')
}
