import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Seal = { secretKey: string; accountId: number }

/** Encrypts a text with the installation's secret, for one account. */
export function seal(text: string, { secretKey, accountId }: Seal): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(secretKey), nonce)
  cipher.setAAD(ownerBytes(accountId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined if sealed for another account or with another secret. */
export function unseal(sealed: string, { secretKey, accountId }: Seal): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const options = { authTagLength: TAG_BYTES }
    const cipher = createDecipheriv(CIPHER, keyFrom(secretKey), nonce, options)
    cipher.setAAD(ownerBytes(accountId))
    cipher.setAuthTag(tag)
    const text = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function keyFrom(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'second-factor', KEY_BYTES))
}

function ownerBytes(accountId: number): Buffer {
  return Buffer.from(`second-factor:${accountId}`)
}
