import { type Handler, Hono } from 'hono'
import type { ContractDocument } from '@/server/contract/document.ts'
import { type Failure, failure } from '@/server/contract/failure.ts'
import { type Operation, readOperations } from '@/server/contract/operation.ts'
import { compileRequestReader, type RequestReader } from '@/server/contract/request-reader.ts'
import { requestValidation } from '@/server/contract/validation.ts'
import type { Deps } from '@/server/deps.ts'
import { type HttpContext, type HttpEnvironment, openExchange } from './exchange.ts'
import { toFailure } from './failure-of.ts'
import {
  type AnyHandler,
  type FindViewer,
  type LanguageChoice,
  operationRoute,
  type RouteParts,
} from './operation-route.ts'
import { failureReply } from './reply.ts'
import { logReply } from './request-log.ts'

export type HttpApp = Hono<HttpEnvironment>

export type RouterParts = {
  deps: Deps
  document: ContractDocument
  handlers: Readonly<Record<string, AnyHandler | undefined>>
  findViewer: FindViewer
  language: LanguageChoice
  checkReply: RouteParts['checkReply']
}

export const BASE_PATH = '/api'

/** Answers unknown paths and uncaught errors in the failure format. */
export function createHttpApp(deps: Pick<Deps, 'log'>): HttpApp {
  const app: HttpApp = new Hono<HttpEnvironment>()
  const nowhere = failure('notFound', 'There is nothing at this address.')
  app.notFound((context) => refuse(deps, context, nowhere))
  app.onError((error, context) => refuse(deps, context, toFailure(error), error))
  return app
}

/** Compiles every operation once; other methods on a known path answer 405 with `Allow`. */
export function addOperations(app: HttpApp, parts: RouterParts): void {
  const { deps, document, handlers } = parts
  const methods = new Map<string, string[]>()
  for (const { operation, reader } of compiled(document)) {
    const path = BASE_PATH + operation.path
    const handler = handlers[operation.id]
    const route: Route = handler
      ? operationRoute({ ...parts, operation, reader, handler })
      : unbuiltRoute(deps, operation)
    if (operation.method === 'HEAD') app.get(path, onlyHead(route))
    else app.on(operation.method, path, route)
    methods.set(path, [...(methods.get(path) ?? []), operation.method])
  }
  for (const [path, taken] of methods) refuseOtherMethods(app, deps, path, taken)
}

/** GET includes HEAD. */
export function refuseOtherMethods(
  app: HttpApp,
  deps: Pick<Deps, 'log'>,
  path: string,
  taken: readonly string[],
): void {
  const allow = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const refusal = failure('methodNotAllowed', undefined, { allow })
  const others = METHODS.filter((method) => !taken.includes(method))
  app.on(others, path, (context) => refuse(deps, context, refusal))
}

type Compiled = { operation: Operation; reader: RequestReader }

const COMPILED = new WeakMap<ContractDocument, readonly Compiled[]>()

/** Cached per document, so that the servers of a test file share it. */
function compiled(document: ContractDocument): readonly Compiled[] {
  const earlier = COMPILED.get(document)
  if (earlier) return earlier
  const validation = requestValidation(document)
  const list = readOperations(document).map((operation) => ({
    operation,
    reader: compileRequestReader(document, validation, operation),
  }))
  COMPILED.set(document, list)
  return list
}

/** Hono routes HEAD to GET handlers. */
function onlyHead(route: Route): Handler<HttpEnvironment> {
  return (context, next) => (context.req.raw.method === 'HEAD' ? route(context) : next())
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

type Route = (context: HttpContext) => Response | Promise<Response>

function unbuiltRoute(deps: Deps, operation: Operation): Route {
  const refusal = failure('notBuilt')
  return (context: HttpContext) => refuse(deps, context, refusal, undefined, operation.id)
}

function refuse(
  { log }: Pick<Deps, 'log'>,
  context: HttpContext,
  refusal: Failure,
  thrown?: unknown,
  name: string = context.req.path.slice(0, MAX_LOGGED_PATH),
): Response {
  const started = performance.now()
  const exchange = openExchange(context)
  const response = failureReply(exchange, refusal)
  logReply(log, { exchange, name, response, started, thrown })
  return response
}

const MAX_LOGGED_PATH = 200
