/** Minimal types: the package's own types require Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default function compression(options: {
    brotli: { params: Record<number, number> }
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
