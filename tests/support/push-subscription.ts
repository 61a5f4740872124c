import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** A browser's subscription whose private key the test has. */
const browser = createECDH('prime256v1')
browser.generateKeys()
const secret = Buffer.alloc(16, 7)

export const subscriptionKeys = {
  p256dh: browser.getPublicKey('base64url'),
  auth: secret.toString('base64url'),
}

/** Content of a push message, as the browser decrypts it (RFC 8291). */
export function readPushBody(body: Buffer | undefined): unknown {
  if (!body) throw new Error('no push message was received')
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 86)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const shared = browser.computeSecret(sender)
  const material = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
}
