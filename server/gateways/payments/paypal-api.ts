import { z } from 'zod'
import { askGateway, requireSuccess } from './ask-gateway.ts'
import type { PaypalSettings } from './settings.ts'

export type PaypalApi = {
  /** Null for 404. */
  find<T>(path: string, schema: z.ZodType<T>): Promise<T | null>
  /** `requestId` is the key against repeats. */
  post<T>(path: string, body: object, schema: z.ZodType<T>, requestId: string): Promise<T>
  /** Asks PayPal whether it signed a notice. */
  isGenuine(headers: Headers, body: Uint8Array): Promise<boolean>
  renewToken(): Promise<void>
}

const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const VerificationReply = z.object({ verification_status: z.string() })

const EARLY_MS = 60_000

/** Keeps the access token until shortly before it ends. */
export function openPaypalApi(settings: PaypalSettings, patienceMs: number): PaypalApi {
  const { apiUrl, webhookId } = settings
  let token: { text: string; until: number } | undefined
  const fresh = async () => {
    if (!token || token.until < Date.now()) token = await askToken(settings, patienceMs)
    return token.text
  }
  const call = async (
    path: string,
    sent: { body?: string; requestId?: string } = {},
    isAgain = false,
  ): Promise<Awaited<ReturnType<typeof askGateway>>> => {
    const { body, requestId } = sent
    const answer = await askGateway({
      gateway: 'paypal',
      patienceMs,
      url: `${apiUrl}${path}`,
      headers: {
        Authorization: `Bearer ${await fresh()}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(requestId ? { 'PayPal-Request-Id': requestId } : {}),
      },
      isRepeatable: true,
      ...(body === undefined ? {} : { method: 'POST' as const, body }),
    })
    if (answer.status !== 401 || isAgain) return answer
    token = undefined
    return call(path, sent, true)
  }
  return {
    async find(path, schema) {
      const answer = await call(path)
      return answer.status === 404 ? null : requireSuccess('paypal', answer, schema)
    },
    async post(path, body, schema, requestId) {
      const answer = await call(path, { body: JSON.stringify(body), requestId })
      return requireSuccess('paypal', answer, schema)
    },
    async isGenuine(headers, body) {
      const question = verification(headers, body, webhookId)
      if (!question) return false
      const path = '/v1/notifications/verify-webhook-signature'
      const answer = await call(path, { body: question })
      // PayPal refuses what it cannot have sent, such as a certificate of another host.
      if (answer.status === 400 || answer.status === 422) return false
      return requireSuccess('paypal', answer, VerificationReply).verification_status === 'SUCCESS'
    },
    async renewToken() {
      token = await askToken(settings, patienceMs)
    },
  }
}

async function askToken({ clientId, clientSecret, apiUrl }: PaypalSettings, patienceMs: number) {
  const keys = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const answer = await askGateway({
    gateway: 'paypal',
    patienceMs,
    url: `${apiUrl}/v1/oauth2/token`,
    method: 'POST',
    headers: {
      Authorization: `Basic ${keys}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    isRepeatable: true,
  })
  const { access_token, expires_in } = requireSuccess('paypal', answer, Token)
  return { text: access_token, until: Date.now() + expires_in * 1000 - EARLY_MS }
}

const SIGNED = [
  ['auth_algo', 'paypal-auth-algo'],
  ['cert_url', 'paypal-cert-url'],
  ['transmission_id', 'paypal-transmission-id'],
  ['transmission_sig', 'paypal-transmission-sig'],
  ['transmission_time', 'paypal-transmission-time'],
] as const

/**
 * The event's own text is spliced in: the signature covers its bytes, and parsing and writing it
 * again would change them. The text is known to be one JSON object.
 */
function verification(headers: Headers, body: Uint8Array, webhookId: string): string | undefined {
  const fields: Record<string, string> = { webhook_id: webhookId }
  for (const [field, header] of SIGNED) {
    const value = headers.get(header)
    if (!value) return
    fields[field] = value
  }
  const event = new TextDecoder().decode(body)
  return `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${event}}`
}
