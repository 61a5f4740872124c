import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** CBOR (RFC 8949), as far as keys and attestations need it. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([cborHead(3, bytes.length), bytes])
  }
  if (value instanceof Uint8Array) return Buffer.concat([cborHead(2, value.length), value])
  const entries = [...value].flatMap(([key, own]) => [encodeCbor(key), encodeCbor(own)])
  return Buffer.concat([cborHead(5, value.size), ...entries])
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

/** What a test may make a device or browser do wrong. */
type Deviation = {
  origin?: string
  rpId?: string
  isVerified?: boolean
  /** Replaces the counter of the device. */
  counter?: number
  type?: string
  userHandle?: string
}

type Options = { challenge: string; [rest: string]: unknown }

/** A device with one ES256 key, and the browser before it. Counts its signatures from 1. */
export class SoftwareAuthenticator {
  readonly id: string
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  readonly #origin: string
  #counter = 0
  #userHandle: string | undefined

  constructor({ origin = 'http://localhost:3000' }: { origin?: string } = {}) {
    this.id = randomBytes(32).toString('base64url')
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#origin = origin
  }

  /** Answers `navigator.credentials.create`. */
  create(options: Options, own: Deviation = {}) {
    const { rp, user } = options as Options & { rp: { id: string }; user: { id: string } }
    this.#userHandle = user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const coseKey = encodeCbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
    const authData = Buffer.concat([
      this.#authenticatorData(own.rpId ?? rp.id, { hasKey: true, own, counter: 0 }),
      attested,
    ])
    const attestationObject = encodeCbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: this.#clientData(options, 'webauthn.create', own).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  /** Answers `navigator.credentials.get`. */
  get(options: Options, own: Deviation = {}) {
    const { rpId } = options as Options & { rpId: string }
    this.#counter += 1
    const counter = own.counter ?? this.#counter
    const authData = this.#authenticatorData(own.rpId ?? rpId, { hasKey: false, own, counter })
    const clientData = this.#clientData(options, 'webauthn.get', own)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    const userHandle = own.userHandle ?? this.#userHandle
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    }
  }

  #clientData({ challenge }: Options, type: string, own: Deviation): Buffer {
    const origin = own.origin ?? this.#origin
    return Buffer.from(
      JSON.stringify({ type: own.type ?? type, challenge, origin, crossOrigin: false }),
    )
  }

  #authenticatorData(
    rpId: string,
    { hasKey, own, counter }: { hasKey: boolean; own: Deviation; counter: number },
  ): Buffer {
    const isPresent = 0x01
    const isVerified = own.isVerified === false ? 0 : 0x04
    const flags = isPresent | isVerified | (hasKey ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const rpIdHash = createHash('sha256').update(rpId).digest()
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count])
  }
}
