import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'

const SWEEP_MS = 50

/**
 * Lets the process exit at once: the framework waits for event streams, which never end, and for
 * idle connections. Other responses finish first.
 */
export function endStreamsWithProcess(): void {
  const open = new Set<ServerResponse>()
  let server: Server | undefined
  subscribe('http.server.request.start', (message) => {
    const begun = message as { response: ServerResponse; server: Server }
    server = begun.server
    open.add(begun.response)
    begun.response.once('close', () => open.delete(begun.response))
  })
  const end = () => {
    for (const response of open) if (isStream(response)) response.end()
    server?.closeIdleConnections()
  }
  const endFromNowOn = () => {
    end()
    setInterval(end, SWEEP_MS).unref()
  }
  process.once('SIGTERM', endFromNowOn)
  process.once('SIGINT', endFromNowOn)
}

function isStream(response: ServerResponse): boolean {
  const type = response.headersSent ? response.getHeader('Content-Type') : undefined
  return String(type).startsWith('text/event-stream')
}
