/** Minimal types: the package's own types require Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

  function compression(options: {
    brotli: { params: Record<number, number> }
    filter: Filter
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  namespace compression {
    const filter: Filter
  }

  export default compression
}
