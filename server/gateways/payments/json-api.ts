import type { z } from 'zod'
import { type Answer, askGateway, requireSuccess } from './ask-gateway.ts'
import type { PaymentGatewayName } from './gateway.ts'

export type AskJson = <T>(path: string, schema: z.ZodType<T>, body?: object) => Promise<T>

type JsonApi = {
  /** Any status below 500. With a body it is a POST. */
  call(path: string, body?: object): Promise<Answer>
  /** The body of a success. @throws GatewayRefused for other statuses */
  ask: AskJson
}

/** Calls of a gateway that speaks JSON, and takes its keys in a header. */
export function openJsonApi(options: {
  gateway: PaymentGatewayName
  apiUrl: string
  authorization: string
  patienceMs: number
  /** Path whose POST may be sent twice; others may not. */
  repeatablePost: string
}): JsonApi {
  const { gateway, apiUrl, authorization, patienceMs, repeatablePost } = options
  const call = (path: string, body?: object) =>
    askGateway({
      gateway,
      patienceMs,
      url: `${apiUrl}${path}`,
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      isRepeatable: body === undefined || path === repeatablePost,
      ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
    })
  return {
    call,
    ask: async (path, schema, body) => requireSuccess(gateway, await call(path, body), schema),
  }
}
