import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFirebaseIdentity } from './firebase-identity.ts'
import { IdentityRefused } from './identity-verifier.ts'
import { openIdentity } from './open-identity.ts'

const NOW = new Date('2026-06-15T12:00:00.000Z')
const now = NOW.getTime() / 1000
const own = await generateKeyPair('RS256')
const strange = await generateKeyPair('RS256')

let keys: Server
let keysUrl = ''

beforeAll(async () => {
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  keys = createServer((request, response) => {
    const status = request.url === '/gone' ? 503 : 200
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
  const address = keys.address()
  keysUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
})
afterAll(() => keys.close())

/** Claims of a Firebase token after a Google sign-in. */
const CLAIMS = {
  iss: 'https://securetoken.google.com/demo-hearth',
  aud: 'demo-hearth',
  sub: 'Zk3n9',
  auth_time: now - 60,
  iat: now - 30,
  exp: now + 3600,
  name: 'Mira Lindqvist',
  email: 'mira@example.org',
  email_verified: true,
  firebase: { identities: {}, sign_in_provider: 'google.com' },
}

const signed = (claims: object = {}, key = own.privateKey, kid = 'k1') =>
  new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

const verifier = (isEmulated = false, url = keysUrl) =>
  createFirebaseIdentity({
    projectId: 'demo-hearth',
    isEmulated,
    clock: () => NOW,
    keysUrl: url,
  })

describe('a token signed by Google', () => {
  test('identifies a Google sign-in', async () => {
    expect(await verifier().verify(await signed())).toEqual({
      authId: 'Zk3n9',
      method: 'google',
      email: 'mira@example.org',
      mobile: null,
      name: 'Mira Lindqvist',
    })
  })

  test('identifies a sign-in by phone', async () => {
    const claims = {
      email: undefined,
      name: undefined,
      phone_number: '+15035550100',
      firebase: { sign_in_provider: 'phone' },
    }
    expect(await verifier().verify(await signed(claims))).toMatchObject({
      method: 'phone',
      mobile: '+15035550100',
      email: null,
      name: '',
    })
  })

  test('does not vouch for an unverified address', async () => {
    const token = await signed({ email_verified: false })
    expect(await verifier().verify(token)).toMatchObject({ email: null })
  })

  test.each([
    ['of another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['expired', { exp: now - 61 }],
    ['without an end', { exp: undefined }],
    ['of nobody', { sub: '' }],
    ['of a sign-in to come', { auth_time: now + 120 }],
    ['without a sign-in', { auth_time: undefined }],
    ['of a method that is not offered', { firebase: { sign_in_provider: 'password' } }],
    ['of no method', { firebase: undefined }],
  ])('is rejected: %s', async (_words, claims) => {
    const verifying = verifier().verify(await signed(claims))
    await expect(verifying).rejects.toBeInstanceOf(IdentityRefused)
  })
})

test.each([
  ['signed by somebody else', () => signed({}, strange.privateKey)],
  ['signed by a key that is not published', () => signed({}, strange.privateKey, 'k2')],
  ['not signed', async () => new UnsecuredJWT(CLAIMS).encode()],
  ['changed', async () => (await signed()).replace(/\.[^.]+\./, `.${btoa('{"sub":"eve"}')}.`)],
  ['no token', async () => 'nonsense'],
])('is rejected when it is %s', async (_words, make) => {
  const verifying = verifier().verify(await make())
  await expect(verifying).rejects.toBeInstanceOf(IdentityRefused)
})

test('is not rejected as invalid if the keys cannot be read', async () => {
  const verifying = verifier(false, `${keysUrl}gone`).verify(await signed())
  await expect(verifying).rejects.not.toBeInstanceOf(IdentityRefused)
})

test('of the emulator is accepted only with the emulator configured', async () => {
  const token = new UnsecuredJWT(CLAIMS).encode()
  expect(await verifier(true).verify(token)).toMatchObject({ authId: 'Zk3n9' })
  const late = new UnsecuredJWT({ ...CLAIMS, exp: now - 61 }).encode()
  await expect(verifier(true).verify(late)).rejects.toBeInstanceOf(IdentityRefused)
})

test('needs a configured project', () => {
  expect(openIdentity({ firebaseProjectId: undefined, firebaseEmulatorHost: undefined })).toBeNull()
})
