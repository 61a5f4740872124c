import { type TrustsAddress, trustedProxies } from '@/domain/web/trusted-proxies.ts'
import type { Deps } from '@/server/deps.ts'
import type { Operation } from './contract/operation.ts'
import type { Members, RequestReader } from './contract/request-reader.ts'
import { uploadFolder } from './decoding/upload-folder.ts'
import { refuseInDemo } from './demo-mode.ts'
import { type Exchange, type HttpContext, openExchange } from './exchange.ts'
import { failureOf } from './failure-of.ts'
import type { RequestContext } from './handler.ts'
import type { LanguageChoice } from './language.ts'
import { clientAddressOf, countedAddress, isLocalRequest, originOf } from './origin.ts'
import { completeReply, failureReply, jsonReply, type ReplyHeaders } from './reply.ts'
import { logReply } from './request-log.ts'
import { findViewer, GUEST, type Viewer } from './viewer.ts'

export type RouteParts = {
  deps: Deps
  operation: Operation
  reader: RequestReader
  handler: AnyHandler
  language: LanguageChoice
  /** Only in tests. */
  checkReply: ((operation: Operation, status: number, reply: unknown) => void) | undefined
}

/**
 * A method type is bivariant, so it accepts handlers of any input; the input is validated against
 * the contract.
 */
export type AnyHandler = {
  run(input: AnyInput, context: RequestContext): Promise<unknown>
}['run']

export type AnyInput = { query: Members; path: Members; body: Members }

export function operationRoute(parts: RouteParts): (context: HttpContext) => Promise<Response> {
  const { deps, operation } = parts
  const isTrusted = trustedProxies(deps.config.trustedProxies)
  return async (context) => {
    const started = performance.now()
    const exchange = openExchange(context)
    let viewer: Viewer = GUEST
    let response: Response
    let thrown: unknown
    try {
      viewer = await findViewer(deps, operation, {
        authorization: exchange.header('authorization'),
        isLocal: isLocalRequest(exchange.way),
      })
      refuseInDemo(deps.config.demoMode, operation)
      response = await answer({ ...parts, isTrusted }, exchange, viewer, context)
    } catch (error) {
      thrown = error
      response = failureReply(exchange, failureOf(error))
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
        ...{ deps, exchange, viewer, headers, isTrusted },
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

function requestContext({
  deps,
  exchange,
  viewer,
  headers,
  language,
  isTrusted,
}: {
  deps: Deps
  exchange: Exchange
  viewer: Viewer
  headers: ReplyHeaders
  language: string
  isTrusted: TrustsAddress
}): RequestContext {
  return {
    deps,
    viewer,
    language,
    origin: originOf(exchange.way, deps.config.publicUrl, isTrusted),
    requestId: exchange.requestId,
    get clientAddress() {
      return countedAddress(clientAddressOf(exchange.way, isTrusted))
    },
    isLocal: isLocalRequest(exchange.way),
    get log() {
      return deps.log.child({ id: exchange.requestId })
    },
    header: exchange.header,
    stream: () => exchange.body().stream,
    setHeader: (name, value) => {
      headers[name.toLowerCase()] = value
    },
  }
}
