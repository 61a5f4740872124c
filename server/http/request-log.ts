import type { Logger } from '@/server/log.ts'
import type { Exchange } from './exchange.ts'
import { failureOf, isOurFault } from './failure-of.ts'
import type { Viewer } from './viewer.ts'

export type ReplyFacts = {
  exchange: Exchange
  /** The operation's id, or the path without its query string. */
  name: string
  response: Response
  /** `performance.now()` when the request came. */
  started: number
  viewer?: Viewer
  /** What ended the request early, if anything did. */
  thrown?: unknown
}

/** One line for each request; never its query string, its token or anything it carried. */
export function logReply(log: Logger, facts: ReplyFacts): void {
  const { exchange, name, response, started, viewer, thrown } = facts
  const line = {
    id: exchange.requestId,
    method: exchange.method,
    name,
    status: response.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    viewer: viewerWord(viewer),
  }
  if (thrown === undefined || !isOurFault(failureOf(thrown))) log.info(line, 'request')
  else log.error({ ...line, err: thrown }, 'request failed')
}

function viewerWord(viewer: Viewer | undefined): string {
  if (viewer?.kind !== 'member') return 'guest'
  return viewer.isAdmin ? 'admin' : 'member'
}
