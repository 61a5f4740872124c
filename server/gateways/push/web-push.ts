import type { Config } from '@/server/config.ts'
import { encryptMessage } from './encrypt-message.ts'
import { PushGone, PushRefused, type PushSender } from './push-sender.ts'
import { isPushService } from './push-services.ts'
import { createVapid } from './vapid.ts'

type WebPushOptions = {
  config: Pick<Config, 'secretKey' | 'publicUrl' | 'pushServiceUrl'>
  clock: () => Date
  /** For tests. */
  patienceMs?: number
}

const PATIENCE_MS = 10_000
/** Nobody answers there; trials have no address of their own. */
const NO_CONTACT = 'mailto:push@hearth.example'
const RETRIED: ReadonlySet<number> = new Set([408, 425, 429])

/** Sends to the push services of browsers (RFC 8030), signed and encrypted. */
export function createWebPush({
  config,
  clock,
  patienceMs = PATIENCE_MS,
}: WebPushOptions): PushSender {
  const { secretKey, publicUrl, pushServiceUrl } = config
  const contact = publicUrl?.startsWith('https:') ? publicUrl : NO_CONTACT
  const vapid = createVapid({ secretKey, contact, clock })
  const trialOrigin = pushServiceUrl && new URL(pushServiceUrl).origin
  const accepts = (endpoint: string) => isPushService(endpoint, trialOrigin)
  return {
    publicKey: vapid.publicKey,
    accepts,
    async send(target, { payload, topic, urgency, ttlSeconds }) {
      // Stored endpoints may be older than the list.
      if (!accepts(target.endpoint)) throw new PushGone('no push service has this address')
      const { origin, host } = new URL(target.endpoint)
      const reply = await fetch(target.endpoint, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          Authorization: await vapid.authorize(origin),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(Math.max(0, Math.floor(ttlSeconds))),
          Topic: topic,
          Urgency: urgency,
        },
        body: encryptMessage(payload, target),
      })
      await reply.body?.cancel()
      judge(reply.status, host)
    },
  }
}

/** Errors never name the endpoint, which is a secret of the device. */
function judge(status: number, host: string): void {
  if (status >= 200 && status < 300) return
  const message = `${host} answers ${status}`
  if (status === 404 || status === 410) throw new PushGone(message)
  if (status >= 500 || RETRIED.has(status)) throw new Error(message)
  throw new PushRefused(message)
}
