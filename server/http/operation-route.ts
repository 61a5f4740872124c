import { type TrustsAddress, trustedProxies } from '@/domain/web/trusted-proxies.ts'
import { uploadFolder } from '@/server/contract/decoding/upload-folder.ts'
import type { Operation } from '@/server/contract/operation.ts'
import type { Members, RequestReader } from '@/server/contract/request-reader.ts'
import type { Deps } from '@/server/deps.ts'
import { withRequestId } from '@/server/request-id.ts'
import { GUEST, requireRight, type Viewer } from '@/server/viewer.ts'
import { refuseInDemo } from './demo-mode.ts'
import { type Exchange, type HttpContext, openExchange } from './exchange.ts'
import { toFailure } from './failure-of.ts'
import type { RequestContext } from './handler.ts'
import { countedAddress, isLocalRequest, toClientAddress, toOrigin } from './origin.ts'
import { completeReply, failureReply, jsonReply, type ReplyHeaders } from './reply.ts'
import { logReply } from './request-log.ts'

export type RouteParts = {
  deps: Deps
  operation: Operation
  reader: RequestReader
  handler: AnyHandler
  findViewer: FindViewer
  language: LanguageChoice
  /** Only in tests. */
  checkReply: ((operation: Operation, status: number, reply: unknown) => void) | undefined
}

/** The enabled language for `Content-Language`. */
export type LanguageChoice = (wanted: string | undefined) => Promise<string>

/** Throws where the operation refuses the caller. */
export type FindViewer = (
  operation: Operation,
  sent: { authorization: string | undefined; isLocal: boolean },
) => Promise<Viewer>

/**
 * A method type is bivariant, so it accepts handlers of any input; the input is validated against
 * the contract.
 */
export type AnyHandler = {
  run(input: AnyInput, context: RequestContext): Promise<unknown>
}['run']

export type AnyInput = { query: Members; path: Members; body: Members }

export function operationRoute(parts: RouteParts): (context: HttpContext) => Promise<Response> {
  const { deps, operation, findViewer } = parts
  const isTrusted = trustedProxies(deps.config.trustedProxies)
  return async (context) => {
    const started = performance.now()
    const exchange = openExchange(context)
    let viewer: Viewer = GUEST
    let response: Response
    let thrown: unknown
    try {
      viewer = await findViewer(operation, {
        authorization: exchange.header('authorization'),
        isLocal: isLocalRequest(exchange.way),
      })
      refuseInDemo(deps.config.demoMode, operation)
      if (operation.right) requireRight({ viewer }, operation.right)
      response = await withRequestId(exchange.requestId, () =>
        answer({ ...parts, isTrusted }, exchange, viewer, context),
      )
    } catch (error) {
      thrown = error
      response = failureReply(exchange, toFailure(error))
    }
    logReply(deps.log, { exchange, name: operation.id, response, started, viewer, thrown })
    return response
  }
}

type AnswerParts = RouteParts & { isTrusted: TrustsAddress }

async function answer(
  { deps, operation, reader, handler, language, checkReply, isTrusted }: AnswerParts,
  exchange: Exchange,
  viewer: Viewer,
  context: HttpContext,
): Promise<Response> {
  const query = reader.query(exchange.search)
  const path = reader.path(operation.pathParameters.length === 0 ? {} : context.req.param())
  const folder = reader.hasBody ? uploadFolder(deps.config.dataDir) : undefined
  try {
    const body = folder ? await reader.body(exchange.body(), folder.path) : {}
    const headers: ReplyHeaders = {}
    const reply = await handler(
      { query, path, body },
      requestContext({
        deps,
        exchange,
        viewer,
        headers,
        isTrusted,
        language: await language(exchange.header('content-language')),
      }),
    )
    if (reply instanceof Response) return completeReply(exchange, reply)
    checkReply?.(operation, operation.successStatus, reply)
    return await jsonReply(exchange, operation.successStatus, reply, headers)
  } finally {
    await folder?.remove()
  }
}

type ContextParts = {
  deps: Deps
  exchange: Exchange
  viewer: Viewer
  headers: ReplyHeaders
  language: string
  isTrusted: TrustsAddress
}

/** The getters cost only the handlers that use them. */
function requestContext(parts: ContextParts): RequestContext {
  const { deps, exchange, viewer, headers, language, isTrusted } = parts
  return {
    deps,
    viewer,
    language,
    origin: toOrigin(exchange.way, deps.config.publicUrl, isTrusted),
    get clientAddress() {
      return countedAddress(toClientAddress(exchange.way, isTrusted))
    },
    isLocal: isLocalRequest(exchange.way),
    userAgent: exchange.header('user-agent'),
    timeZone: exchange.header('time-zone'),
    get log() {
      return deps.log.child({ id: exchange.requestId })
    },
    requestId: exchange.requestId,
    header: exchange.header,
    stream: () => exchange.body().stream,
    setHeader: (name, value) => {
      headers[name.toLowerCase()] = value
    },
  }
}
