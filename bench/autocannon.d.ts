/** Only the parts that the bench uses. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type Request = {
    path: string
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
  }
  type Client = { setRequests(requests: Request[]): void }
  type Options = {
    url: string
    connections: number
    amount?: number
    duration?: number
    setupClient?: (client: Client) => void
  }
  type Result = { non2xx: number; errors: number; timeouts: number }
  type Run = EventEmitter & PromiseLike<Result> & { stop(): void }

  export default function autocannon(options: Options): Run
}
