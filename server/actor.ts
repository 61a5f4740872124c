import type { Deps } from './deps.ts'
import type { Logger } from './log.ts'
import type { Viewer } from './viewer.ts'

/** The person or program that asks, as far as services may know. */
export type Actor = {
  viewer: Viewer
  language: string
  /** Absolute base URL without trailing slash. */
  origin: string
  /** For rate limits; of IPv6 the network. */
  clientAddress: string
  /** Request from this machine, through no proxy but our own web process. */
  isLocal: boolean
  userAgent: string | undefined
  /** As sent, not checked. */
  timeZone: string | undefined
}

/** First argument of services. `deps.clock` tells the time; `log` names the request. */
export type ServiceContext = Actor & { deps: Deps; log: Logger }
