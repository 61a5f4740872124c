import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { areSubscriptionKeys, encryptMessage, MAX_PUSH_BYTES } from './encrypt-message.ts'

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  plaintext: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('writes the body of the RFC from its keys and salt', () => {
  const seed = { privateKey: bytes(RFC.senderPrivate), salt: bytes(RFC.salt) }
  expect(encryptMessage(RFC.plaintext, RFC, seed).toString('base64url')).toBe(RFC.body)
})

test('writes a body of its own each time, which only the receiver can read', () => {
  const first = encryptMessage('Ein Haus am Hafen – منزل', RFC)
  const second = encryptMessage('Ein Haus am Hafen – منزل', RFC)
  expect(first.equals(second)).toBe(false)
  expect([read(first), read(second)]).toEqual(Array(2).fill('Ein Haus am Hafen – منزل'))
  first.writeUInt8(first.readUInt8(first.length - 20) ^ 1, first.length - 20)
  expect(() => read(first)).toThrow()
})

test('takes as many bytes as push services do, and not one more', () => {
  expect(encryptMessage('a'.repeat(MAX_PUSH_BYTES), RFC)).toHaveLength(4096)
  expect(() => encryptMessage('a'.repeat(MAX_PUSH_BYTES + 1), RFC)).toThrow(RangeError)
})

test.each([
  ['of a browser', RFC, true],
  ['with a short secret', { ...RFC, auth: 'BTBZ' }, false],
  ['with a point off the curve', { ...RFC, p256dh: `BAAA${RFC.p256dh.slice(4)}` }, false],
  ['without a point', { ...RFC, p256dh: '' }, false],
])('knows keys %s', (_, keys, isRight) => {
  expect(areSubscriptionKeys(keys)).toBe(isRight)
})

/** The browser's side. */
function read(body: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(bytes(RFC.receiverPrivate))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(RFC.p256dh), sender])
  const material = hkdfSync('sha256', ecdh.computeSecret(sender), bytes(RFC.auth), info, 32)
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(material), salt, `Content-Encoding: ${name}\0`, length),
    )
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
  expect(plain.at(-1)).toBe(2)
  return plain.subarray(0, -1).toString('utf8')
}
