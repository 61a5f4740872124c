import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { rememberClientCuts } from './http/client-cut.ts'
import type { HttpApp } from './http/router.ts'
import { readRefusedBodies } from './refused-bodies.ts'
import { answerUnreadableRequests, replyToError } from './unreadable-requests.ts'

export type Listening = {
  port: number
  /** Replaces the app; running requests finish with the old one. */
  switchTo(app: HttpApp): void
  /**
   * Stops accepting connections, waits for running requests up to `graceMs`, then cuts them off.
   */
  stop(graceMs: number): Promise<void>
}

export class PortTakenError extends Error {
  constructor(host: string, port: number) {
    super(
      `Port ${port} of ${host} is taken by another program. ` +
        'Stop that program, or choose another port with API_PORT.',
    )
    this.name = 'PortTakenError'
  }
}

/** Port 0 picks a free one. Throws PortTakenError, or the error of a non-local address. */
export async function listen(options: {
  host: string
  port: number
  app: HttpApp
}): Promise<Listening> {
  let { app } = options
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_MS,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECK_MS,
      // A missing Host header is answered below, in the failure format.
      requireHostHeader: false,
    },
    getRequestListener((request, environment) => app.fetch(request, environment), {
      errorHandler: replyToError,
      // Gives up after half a second, in which a phone sends little; `readRefusedBodies` waits.
      autoCleanupIncoming: false,
    }),
  )
  answerUnreadableRequests(server)
  readRefusedBodies(server)
  rememberClientCuts(server)
  server.setTimeout(SILENT_MS)
  const port = await opened(server, options)
  return {
    port,
    switchTo: (next) => {
      app = next
    },
    stop: (graceMs) => closed(server, graceMs),
  }
}

/** Enough for a search of ten thousand characters in any script. */
const MAX_HEADER_BYTES = 128 * 1024
/** Longer than proxies keep connections, so that they never reuse a closed one. */
const KEEP_ALIVE_MS = 65_000
const HEADERS_MS = 20_000
const CHECK_MS = 1000
/** Timeout of an idle connection; live events send heartbeats. */
const SILENT_MS = 90_000
/** Allows uploads on slow connections. */
const REQUEST_MS = 15 * 60_000
const SWEEP_MS = 50

function opened(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(host, port) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function closed(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    // Closes keep-alive connections that become idle after `close`.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}
