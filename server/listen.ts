import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { HttpApp } from './http/router.ts'
import { answerUnreadableRequests, replyToError } from './unreadable-requests.ts'

export type Listening = {
  port: number
  /** From now on this app answers; requests in hand finish with the one they met. */
  switchTo(app: HttpApp): void
  /** Takes no further connection, lets running requests finish, then cuts off what still runs. */
  stop(graceMs: number): Promise<void>
}

/** Somebody else listens there already; the message says what to do. */
export class PortTakenError extends Error {
  constructor(host: string, port: number) {
    super(
      `Port ${port} of ${host} is taken by another program. ` +
        'Stop that program, or choose another port with API_PORT.',
    )
    this.name = 'PortTakenError'
  }
}

/**
 * Opens the port. Port 0 takes any that is free.
 * Raises PortTakenError, or the error of an address that is not of this machine.
 */
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
      // Its absence is answered below, in the envelope.
      requireHostHeader: false,
    },
    getRequestListener((request, environment) => app.fetch(request, environment), {
      errorHandler: replyToError,
    }),
  )
  answerUnreadableRequests(server)
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

/** Room for a search of ten thousand characters in any script. */
const MAX_HEADER_BYTES = 128 * 1024
/** Longer than proxies keep their side open, so that none meets a door just closed. */
const KEEP_ALIVE_MS = 65_000
/** Headers that have not come by then do not come. */
const HEADERS_MS = 20_000
const CHECK_MS = 1000
/** A connection on which nothing moves; live events have a heartbeat. */
const SILENT_MS = 90_000
/** A slow line has this long for an upload. */
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
    // A connection that has just answered stays open for the next request unless it is swept.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}
