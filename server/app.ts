import { cors } from 'hono/cors'
import { type ContractDocument, loadContract } from './contract/document.ts'
import type { Deps } from './deps.ts'
import type { Handlers } from './http/handler.ts'
import { addHealth } from './http/health.ts'
import { addReference } from './http/reference.ts'
import { getReplyCheck } from './http/reply-check.ts'
import { addOperations, BASE_PATH, createHttpApp, type HttpApp } from './http/router.ts'
import { findViewer } from './modules/account/authenticate.ts'
import { handlers as allHandlers } from './modules/handlers.ts'
import { addPaymentWebhooks } from './modules/payments/webhook-handlers.ts'
import { createLanguageChoice } from './modules/settings/language-choice.ts'
import { findLanguages } from './modules/settings/language-store.ts'

/**
 * `createServer(deps).request('/api/…')` works without a port. Operations without handler (in tests
 * of one area) answer 501.
 */
export function createServer(
  deps: Deps,
  handlers: Partial<Handlers> = allHandlers,
  document: ContractDocument = loadContract(),
): HttpApp {
  const app = createHttpApp(deps)
  allowOrigins(app, deps.config.allowedOrigins)
  addHealth(app, deps)
  addReference(app, deps, document)
  addPaymentWebhooks(app, deps)
  addOperations(app, {
    deps,
    document,
    handlers,
    findViewer: (operation, sent) => findViewer(deps, operation, sent),
    language: createLanguageChoice(() => findLanguages(deps.db), deps.clock),
    checkReply: deps.config.checkReplies ? getReplyCheck(document) : undefined,
  })
  return app
}

const PREFLIGHT_SECONDS = 600
const TUS_SENT = ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset']
const TUS_ANSWERED = ['Location', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset']

/** Without ALLOWED_ORIGINS, CORS denies all other sites. */
function allowOrigins(app: HttpApp, origins: readonly string[]): void {
  if (origins.length === 0) return
  const policy = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Language',
      'Content-Type',
      'Time-Zone',
      'X-Request-Id',
      ...TUS_SENT,
    ],
    exposeHeaders: ['Retry-After', 'X-Request-Id', ...TUS_ANSWERED],
    maxAge: PREFLIGHT_SECONDS,
  })
  app.use(`${BASE_PATH}/*`, policy)
}
