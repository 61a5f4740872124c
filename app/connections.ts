import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Gives pages the two things about a connection that the framework keeps from them.
 *
 * The address of whoever connected is added to `X-Forwarded-For`, as any proxy does: the header
 * would else be as the visitor wrote it, and limits per address worth nothing.
 *
 * The answer's status can be set by `setStatus`: the framework's own way to answer 404 sends a page
 * without content, which only scripts fill.
 */
export function followConnections(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const { headers, socket } = request
    headers['x-forwarded-for'] = forwardedFor(headers['x-forwarded-for'], socket.remoteAddress)
    answers().enterWith(response)
  })
}

/** Sets the status of the answer under way; false when there is none or it has begun. */
export function setStatus(status: number): boolean {
  const response = answers().getStore()
  if (!response || response.headersSent) return false
  response.statusCode = status
  return true
}

/** The way so far and one more step. */
function forwardedFor(soFar: string | string[] | undefined, address: string | undefined): string {
  return [soFar ?? [], address ?? []].flat().join(', ')
}

const NAME = Symbol.for('hearth.answers')

/** One for the process: each entry point is bundled with its own copy of this file. */
function answers(): AsyncLocalStorage<ServerResponse> {
  const room = globalThis as { [NAME]?: AsyncLocalStorage<ServerResponse> }
  room[NAME] ??= new AsyncLocalStorage()
  return room[NAME]
}
