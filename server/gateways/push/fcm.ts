import { readFileSync } from 'node:fs'
import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { PushGone, PushRefused } from './push-sender.ts'

export type FcmMessage = {
  title: string
  body: string
  /** As the specification has it: every value is a string. */
  data: Readonly<Record<string, string>>
  /** A later message with the same tag takes its place. */
  tag: string
  urgency: 'normal' | 'high'
  ttlSeconds: number
}

/** Throws PushGone and PushRefused, which are final. */
export type FcmSender = { send(token: string, message: FcmMessage): Promise<void> }

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url(),
})

export type ServiceAccount = z.output<typeof serviceAccount>

const API_URL = 'https://fcm.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const PATIENCE_MS = 10_000
const ASSERTION_SECONDS = 3600
/** A token is not used in its last minute. */
const MARGIN_MS = 60_000
const GONE: ReadonlySet<string> = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH'])

/** Null without the path of a service account's key. Throws if the file cannot be used. */
export function openFcm(
  { firebaseServiceAccount: path }: { firebaseServiceAccount: string | undefined },
  clock: () => Date,
): FcmSender | null {
  if (path === undefined) return null
  try {
    const account = serviceAccount.parse(JSON.parse(readFileSync(path, 'utf8')))
    return createFcm({ account, clock })
  } catch (error) {
    // Without the cause: it may quote the private key.
    const name = error instanceof Error ? error.name : 'Error'
    throw new Error(`FIREBASE_SERVICE_ACCOUNT must be the JSON key of a service account (${name})`)
  }
}

type FcmOptions = {
  account: ServiceAccount
  clock: () => Date
  /** For tests. */
  apiUrl?: string
}

/** Sends by the HTTP v1 API of Firebase Cloud Messaging, for devices that registered a token of it. */
export function createFcm({ account, clock, apiUrl = API_URL }: FcmOptions): FcmSender {
  let access: { token: string; until: number } | undefined
  const authorize = async () => {
    const now = clock().getTime()
    if (!access || access.until <= now) access = await requestAccess(account, now)
    return access.token
  }
  return {
    async send(token, message) {
      const reply = await fetch(`${apiUrl}/v1/projects/${account.project_id}/messages:send`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          Authorization: `Bearer ${await authorize()}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ message: toWire(token, message) }),
      })
      if (reply.status === 401) access = undefined
      judge(reply.status, await errorCode(reply))
    },
  }
}

function toWire(token: string, { title, body, data, tag, urgency, ttlSeconds }: FcmMessage) {
  const ttl = Math.max(0, Math.floor(ttlSeconds))
  return {
    token,
    notification: { title, body },
    data,
    android: { priority: urgency, ttl: `${ttl}s`, collapse_key: tag },
    apns: { headers: { 'apns-priority': urgency === 'high' ? '10' : '5' } },
  }
}

async function requestAccess(
  { client_email, private_key, token_uri }: ServiceAccount,
  now: number,
): Promise<{ token: string; until: number }> {
  const seconds = Math.floor(now / 1000)
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ASSERTION_SECONDS)
    .sign(await importPKCS8(private_key, 'RS256'))
  const reply = await fetch(token_uri, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    body: new URLSearchParams({ grant_type: GRANT, assertion }),
  })
  if (!reply.ok) throw new Error(`Google gives no access to FCM (${reply.status})`)
  const { access_token, expires_in } = accessReply.parse(await reply.json())
  return { token: access_token, until: now + expires_in * 1000 - MARGIN_MS }
}

const accessReply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** '' without one. */
async function errorCode(reply: Response): Promise<string> {
  if (reply.ok) {
    await reply.body?.cancel()
    return ''
  }
  const parsed = errorReply.safeParse(await reply.json().catch(() => null))
  if (!parsed.success) return ''
  const { details = [], status = '' } = parsed.data.error
  return details.find(({ errorCode: code }) => code !== undefined)?.errorCode ?? status
}

const errorReply = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.object({ errorCode: z.string().optional() })).optional(),
  }),
})

function judge(status: number, code: string): void {
  if (status < 300) return
  const message = `FCM answers ${status}${code ? ` (${code})` : ''}`
  if (GONE.has(code)) throw new PushGone(message)
  if (status === 401 || status === 429 || status >= 500) throw new Error(message)
  throw new PushRefused(message)
}
