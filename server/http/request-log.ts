import type { Logger } from '@/server/log.ts'
import type { Viewer } from '@/server/viewer.ts'
import type { Exchange } from './exchange.ts'
import { isOurFault, toFailure } from './failure-of.ts'

export type ReplyFacts = {
  exchange: Exchange
  name: string
  response: Response
  started: number
  viewer?: Viewer
  thrown?: unknown
}

/** One line per request; never its query string, token or content. */
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
  if (thrown === undefined || !isOurFault(toFailure(thrown))) log.info(line, 'request')
  else log.error({ ...line, err: thrown }, 'request failed')
}

function viewerWord(viewer: Viewer | undefined): string {
  if (viewer?.kind !== 'member') return 'guest'
  return viewer.role ?? 'member'
}
