import type { Server } from 'node:http'

const CUTS = new WeakSet<Error>()

/**
 * Remembers errors of clients' connections: a database's have the same class, code and message.
 * Must come before other listeners.
 */
export function rememberClientCuts(server: Server): void {
  const remember = (error: Error) => void CUTS.add(error)
  server.on('connection', (socket) => socket.on('error', remember))
  server.prependListener('request', (request, response) => {
    request.on('error', remember)
    response.on('error', remember)
  })
}

/** Also looks at the error's causes. */
export function isClientCut(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (CUTS.has(error)) return true
  }
  return false
}
