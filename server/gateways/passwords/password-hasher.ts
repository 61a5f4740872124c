import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as passed } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createGate } from '@/server/gateways/gate.ts'

type Hashing = {
  /** Argon2id as a PHC string. Throws TooManyHashes. */
  hash(password: string): Promise<string>
  /** With a null hash: false after the same work, against timing attacks. Throws TooManyHashes. */
  matches(password: string, phc: string | null): Promise<boolean>
}

/** Hashes passwords off the event loop, one at a time. */
export type PasswordHasher = Hashing & {
  /**
   * Runs a whole attempt in its turn, so that a flood overloads neither processor nor database.
   * Throws TooManyHashes after a delay, against immediate retries.
   */
  inTurn<Result>(attempt: (hashing: Hashing) => Promise<Result>): Promise<Result>
}

/** The queue is full; callers answer 429. */
export class TooManyHashes extends Error {
  constructor() {
    super('Too many passwords wait to be hashed')
    this.name = 'TooManyHashes'
  }
}

type Cost = {
  /** KiB. */
  memory: number
  passes: number
}

/** OWASP's Password Storage Cheat Sheet, the setting with 19 MiB. */
const COST: Cost = { memory: 19_456, passes: 2 }
const SALT_BYTES = 16
const TAG_BYTES = 32

/** At about 40 ms each, the last one waits about 2 s. */
const MAX_WAITING = 50
const REFUSED_AFTER_MS = 1000

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** The parameters are for tests only. */
export function createPasswordHasher(
  cost: Cost = COST,
  maxWaiting: number = MAX_WAITING,
  refusedAfterMs: number = REFUSED_AFTER_MS,
): PasswordHasher {
  const oneAtATime = createGate(1)
  let inHand = 0
  const inTurn = async <Result>(work: (hashing: Hashing) => Promise<Result>): Promise<Result> => {
    if (inHand > maxWaiting) {
      await passed(refusedAfterMs)
      throw new TooManyHashes()
    }
    inHand += 1
    try {
      return await oneAtATime(() => work(hashing))
    } finally {
      inHand -= 1
    }
  }
  const hashing: Hashing = {
    hash: (password) => hashed(password, cost),
    matches: (password, phc) => isHashed(password, phc, cost),
  }
  return {
    inTurn,
    hash: (password) => inTurn(() => hashing.hash(password)),
    matches: (password, phc) => inTurn(() => hashing.matches(password, phc)),
  }
}

async function isHashed(password: string, phc: string | null, cost: Cost): Promise<boolean> {
  const known = phc === null ? null : readPhc(phc)
  const { salt, tag, ...own } = known ?? { ...cost, salt: NO_SALT, tag: NO_TAG }
  const made = await deriveTag(password, salt, { ...own, length: tag.length })
  return timingSafeEqual(made, tag) && known !== null
}

const NO_SALT = Buffer.alloc(SALT_BYTES)
const NO_TAG = Buffer.alloc(TAG_BYTES)

async function hashed(password: string, { memory, passes }: Cost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await deriveTag(password, salt, { memory, passes, length: TAG_BYTES })
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${bare(salt)}$${bare(tag)}`
}

/** NFKC: different encodings of a character count as the same password. */
function deriveTag(
  password: string,
  salt: Buffer,
  { memory, passes, length }: Cost & { length: number },
): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return derive('argon2id', {
    message,
    nonce: salt,
    parallelism: 1,
    tagLength: length,
    memory,
    passes,
  })
}

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=1\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

/** Null if this server did not write it. */
function readPhc(phc: string): (Cost & { salt: Buffer; tag: Buffer }) | null {
  const [, memory, passes, salt, tag] = PHC.exec(phc) ?? []
  if (!salt || !tag) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** PHC strings have no base64 padding. */
function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
