import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

const RANDOM_BYTES = 32
const SEED_BYTES = 18
const CODES = 1_000_000
const DIGITS = 6
const RESET = /^(\d{1,10})\.([\w-]{43})$/
const MAX_ID = 2_147_483_647

/** Secret part of a bearer token; only its hash is stored. */
export function newTokenRandom(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url')
}

/** Stored form of a token's secret part. */
export function hashToken(random: string): string {
  return hash('sha256', random, 'hex')
}

/** Stored seed of codes and links, which also need the installation's secret. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('base64url')
}

/** Derives six digits from the seed and the secret. */
export function deriveCode(seed: string, secret: string): string {
  // 48 bits keep the modulo bias below a millionth of a percent.
  const number = digest(`one-time-code:${seed}`, secret).readUIntBE(0, 6)
  return String(number % CODES).padStart(DIGITS, '0')
}

export function isCode(written: string, seed: string, secret: string): boolean {
  return isSame(written, deriveCode(seed, secret))
}

export function deriveResetToken(
  { id, seed }: { id: number; seed: string },
  secret: string,
): string {
  return `${id}.${digest(`password-reset:${id}:${seed}`, secret).toString('base64url')}`
}

/** The id that a token claims, not verified; undefined if malformed. */
export function idOfResetToken(token: string): number | undefined {
  const id = Number(RESET.exec(token)?.[1])
  return id <= MAX_ID ? id : undefined
}

export function isResetToken(
  written: string,
  row: { id: number; seed: string },
  secret: string,
): boolean {
  return isSame(written, deriveResetToken(row, secret))
}

export function deriveUndoToken(
  { id, seed }: { id: number; seed: string },
  secret: string,
): string {
  return `${id}.${digest(`contact-undo:${id}:${seed}`, secret).toString('base64url')}`
}

export function isUndoToken(
  written: string,
  row: { id: number; seed: string },
  secret: string,
): boolean {
  return isSame(written, deriveUndoToken(row, secret))
}

export function deriveInvitationToken(
  { id, seed }: { id: number; seed: string },
  secret: string,
): string {
  return `${id}.${digest(`staff-invitation:${id}:${seed}`, secret).toString('base64url')}`
}

export function isInvitationToken(
  written: string,
  row: { id: number; seed: string },
  secret: string,
): boolean {
  return isSame(written, deriveInvitationToken(row, secret))
}

/** Of the link that opens the first run. */
export function deriveSetupToken(seed: string, secret: string): string {
  return digest(`first-run:${seed}`, secret).toString('base64url')
}

export function isSetupToken(written: string, seed: string, secret: string): boolean {
  return isSame(written, deriveSetupToken(seed, secret))
}

function digest(words: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(words).digest()
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
