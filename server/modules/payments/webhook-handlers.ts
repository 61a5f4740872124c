import type { Readable } from 'node:stream'
import { failure } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import {
  ForgedWebhook,
  GatewayUnreachable,
  PAYMENT_GATEWAYS,
} from '@/server/gateways/payments/gateway.ts'
import { type HttpContext, openExchange } from '@/server/http/exchange.ts'
import { failureReply, jsonReply } from '@/server/http/reply.ts'
import { logReply } from '@/server/http/request-log.ts'
import { BASE_PATH, type HttpApp, refuseOtherMethods } from '@/server/http/router.ts'
import { takeNotice } from './webhooks.ts'

/** Gateways' notices are a few kilobytes. */
const MAX_BYTES = 256 * 1024
const RETRY_SECONDS = 60

/**
 * Takes gateways' notices on raw bytes, beside the contract: their signatures are of the bytes as
 * sent.
 */
export function addPaymentWebhooks(app: HttpApp, deps: Deps): void {
  for (const name of PAYMENT_GATEWAYS) {
    const path = `${BASE_PATH}/webhooks/${name}`
    app.post(path, async (context) => {
      const started = performance.now()
      const exchange = openExchange(context)
      const { response, thrown } = await answer(deps, name, context)
      logReply(deps.log, { exchange, name: `webhook ${name}`, response, started, thrown })
      return response
    })
    refuseOtherMethods(app, deps, path, ['POST'])
  }
}

async function answer(
  deps: Deps,
  name: (typeof PAYMENT_GATEWAYS)[number],
  context: HttpContext,
): Promise<{ response: Response; thrown?: unknown }> {
  const exchange = openExchange(context)
  const gateway = deps.payments.get(name)
  if (!gateway) return { response: failureReply(exchange, failure('notFound')) }
  const body = await readAll(exchange.body().stream)
  if (!body) return { response: failureReply(exchange, failure('tooLarge')) }
  try {
    await takeNotice(deps, gateway, { headers: context.req.raw.headers, body })
    return { response: await jsonReply(exchange, 200, { received: true }) }
  } catch (thrown) {
    if (thrown instanceof ForgedWebhook) {
      deps.log.warn({ gateway: name, cause: thrown.cause }, 'A forged notice was refused')
      const refusal = failure('malformed', 'This notice was refused.', { key: 'forgedWebhook' })
      return { response: failureReply(exchange, refusal) }
    }
    const isTheirs = thrown instanceof GatewayUnreachable
    const refusal = isTheirs
      ? failure('unavailable', undefined, { retryAfterSeconds: RETRY_SECONDS })
      : failure('internal')
    return { response: failureReply(exchange, refusal), thrown }
  }
}

/** Null above the limit; the stream stays open, so that the rest can be drained. */
async function readAll(stream: Readable): Promise<Uint8Array | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
