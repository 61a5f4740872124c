import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '@/server/config.ts'
import type { MailContent } from '@/server/gateways/mail/mail.ts'

/** The conversation that a mail is about, and who answers. A sideId of null is the administrator. */
export type ReplyTarget =
  | { kind: 'chat'; id: number; sideId: number | null /** What the mail showed. */; seq: number }
  | { kind: 'inquiry'; id: number; sideId: number | null }
  /** The sender of an inquiry without account. */
  | { kind: 'guest'; id: number }

export type ReplySettings = Pick<Config, 'replyAddress' | 'secretKey'>

const LETTERS = { chat: 'c', inquiry: 'i', guest: 'g' } as const
const SIGNATURE_LENGTH = 16
/** Base 32 in small letters: mail systems may change the case. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const TOKEN = /^([cig])([0-9a-z]{1,6}(?:-[0-9a-z]{1,6}){0,2})-([a-z2-7]{16})$/
const MAX_ID = 2_147_483_647

/** Undefined where answers are not read. Nothing is stored: the address is signed. */
export function replyAddress(
  { replyAddress: base, secretKey }: ReplySettings,
  target: ReplyTarget,
): string | undefined {
  if (base === undefined) return undefined
  const facts = encodeTarget(target)
  return base.replace('@', `+${facts}-${signature(facts, secretKey)}@`)
}

/** Subject of a signed address; undefined for others. */
export function readReplyAddress(
  { replyAddress: base, secretKey }: ReplySettings,
  address: string,
): ReplyTarget | undefined {
  const [name = '', domain = ''] = base?.split('@') ?? []
  const written = address.toLowerCase()
  if (!written.startsWith(`${name}+`) || !written.endsWith(`@${domain}`)) return undefined
  const token = written.slice(name.length + 1, -domain.length - 1)
  const [, letter, numbers = '', signed = ''] = TOKEN.exec(token) ?? []
  if (!letter || !isSame(signed, signature(`${letter}${numbers}`, secretKey))) return undefined
  const [id = 0, sideId = 0, seq = 0] = numbers.split('-').map((part) => Number.parseInt(part, 36))
  if ([id, sideId, seq].some((it) => it > MAX_ID)) return undefined
  if (letter === 'g') return { kind: 'guest', id }
  if (letter === 'i') return { kind: 'inquiry', id, sideId: sideId || null }
  return { kind: 'chat', id, sideId: sideId || null, seq }
}

/** Makes a mail answerable, if replies are enabled. */
export function answerable(
  settings: ReplySettings,
  target: ReplyTarget,
  say: (key: string) => string,
): Pick<MailContent, 'replyTo' | 'replyLine' | 'automatic'> {
  const replyTo = replyAddress(settings, target)
  if (replyTo === undefined) return {}
  return { replyTo, replyLine: say('mailReplies.line'), automatic: 'generated' }
}

function encodeTarget(target: ReplyTarget): string {
  const sideId = target.kind === 'guest' ? [] : [target.sideId ?? 0]
  const seq = target.kind === 'chat' ? [target.seq] : []
  const numbers = [target.id, ...sideId, ...seq].map((it) => it.toString(36))
  return `${LETTERS[target.kind]}${numbers.join('-')}`
}

function signature(facts: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`mail-reply:${facts}`).digest()
  const signs = [...digest.subarray(0, SIGNATURE_LENGTH)].map((byte) => ALPHABET[byte % 32])
  return signs.join('')
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
