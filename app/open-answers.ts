import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'

const SWEEP_MS = 50

/**
 * Lets a process that is asked to end do so at once: the framework waits until every connection is closed, and a stream
 * of events is an answer without an end, an idle connection one that waits for seconds. Others' answers are finished.
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
