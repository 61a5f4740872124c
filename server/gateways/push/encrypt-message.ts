import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from './push-sender.ts'

const CURVE = 'prime256v1'
const RECORD_BYTES = 4096
const SALT_BYTES = 16
const POINT_BYTES = 65
const TAG_BYTES = 16
const AUTH_BYTES = 16
/** Marks the last record, which is the only one here. */
const LAST_RECORD = Buffer.from([2])
/** Push services take bodies of 4096 bytes. */
export const MAX_PUSH_BYTES =
  RECORD_BYTES - (SALT_BYTES + 4 + 1 + POINT_BYTES) - TAG_BYTES - LAST_RECORD.length

/** Random by default; fixed only by the vector of the RFC. */
export type MessageSeed = { privateKey?: Buffer; salt?: Buffer }

/**
 * Encrypts for one subscription (RFC 8291, `aes128gcm` of RFC 8188).
 *
 * @throws RangeError for a longer payload, Error for keys that are not points of the curve
 */
export function encryptMessage(
  payload: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { privateKey, salt = randomBytes(SALT_BYTES) }: MessageSeed = {},
): Buffer<ArrayBuffer> {
  const plaintext = Buffer.from(payload, 'utf8')
  if (plaintext.length > MAX_PUSH_BYTES) {
    throw new RangeError(`A push message has ${plaintext.length} bytes, at most ${MAX_PUSH_BYTES}`)
  }
  const receiver = Buffer.from(p256dh, 'base64url')
  const ecdh = createECDH(CURVE)
  if (privateKey) ecdh.setPrivateKey(privateKey)
  else ecdh.generateKeys()
  const sender = ecdh.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const secret = Buffer.from(auth, 'base64url')
  const material = derive(ecdh.computeSecret(receiver), { salt: secret, info, bytes: 32 })
  const key = derive(material, { salt, info: 'Content-Encoding: aes128gcm\0', bytes: 16 })
  const nonce = derive(material, { salt, info: 'Content-Encoding: nonce\0', bytes: 12 })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(plaintext), cipher.update(LAST_RECORD), cipher.final()]
  return Buffer.concat([createHeader(salt, sender), ...sealed, cipher.getAuthTag()])
}

/** Whether browsers could have made these keys. */
export function areSubscriptionKeys({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  try {
    const isSecret = Buffer.from(auth, 'base64url').length === AUTH_BYTES
    return isSecret && encryptMessage('', { p256dh, auth }).length > 0
  } catch {
    return false
  }
}

function createHeader(salt: Buffer, sender: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender])
}

function derive(
  material: Buffer,
  { salt, info, bytes }: { salt: Buffer; info: Buffer | string; bytes: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, bytes))
}
