import { randomUUID } from 'node:crypto'
import { setTimeout as passed } from 'node:timers/promises'
import type { Dice } from '@hearth/dice/dice'
import type { components } from '@/generated/api-types.ts'
import type { SignedIn } from '@/tests/support/members.ts'
import type { ChatStorm } from './chat-storm-fixture.ts'
import { seededDice } from './seed.ts'

type Schemas = components['schemas']
export type Message = Pick<
  Schemas['ChatMessage'],
  'id' | 'seq' | 'message' | 'sender_id' | 'is_read'
>

/** One side of a conversation, as its device has it. */
export type Talker = {
  self: SignedIn
  peer: SignedIn
  about: number
  outbox: { clientId: string; text: string }[]
  /** What it has pulled so far, oldest first. */
  pulled: Message[]
  /** Draws second tabs and cuts. */
  dice: Dice
}

/** In milliseconds; some are shorter than an answer takes. */
const CUTS = [2, 8, 20, 60]
/** Every other request keeps its connection. */
const SHARE_OF_CUTS = 0.5
const TRIES = 200
const PAUSE_MS = 50
const PER_PAGE = 20

export function openTalker(
  { self, peer, about }: Pick<Talker, 'self' | 'peer' | 'about'>,
  count: number,
): Talker {
  const outbox = Array.from({ length: count }, (_, n) => ({
    clientId: randomUUID(),
    text: `${self.id}-${n + 1}`,
  }))
  return { self, peer, about, outbox, pulled: [], dice: seededDice(`${self.id}, ${about}`) }
}

/** Sends what the outbox holds in order, from two tabs that know nothing of each other. */
export async function sendAll(storm: ChatStorm, talker: Talker): Promise<void> {
  for (const { clientId, text } of talker.outbox) {
    const body = JSON.stringify({
      sender_id: talker.self.id,
      receiver_id: talker.peer.id,
      property_id: talker.about,
      message: text,
      client_id: clientId,
    })
    const tabs = talker.dice.chance(0.3) ? 2 : 1
    const send = () => insist(storm, talker, '/api/send_message', { method: 'POST', body })
    await Promise.all(Array.from({ length: tabs }, send))
  }
}

/** Pulls what is newer than what the device has, as an open page does. */
export async function pull(storm: ChatStorm, talker: Talker): Promise<void> {
  for (;;) {
    const after = talker.pulled.at(-1)?.seq ?? 0
    const reply = await readAfter(storm, talker, after)
    // Another pull may have been faster.
    const newest = talker.pulled.at(-1)?.seq ?? 0
    talker.pulled.push(...reply.messages.filter(({ seq }) => seq > newest))
    if (!reply.hasMore) return
  }
}

/** All that the conversation holds, oldest first. */
export async function readWhole(storm: ChatStorm, talker: Talker): Promise<Message[]> {
  const whole: Message[] = []
  for (;;) {
    const { messages, hasMore } = await readAfter(storm, talker, whole.at(-1)?.seq ?? 0)
    whole.push(...messages)
    if (!hasMore) return whole
  }
}

export async function unreadOf(storm: ChatStorm, talker: Talker): Promise<number> {
  const reply: { unread: number } = await insist(storm, talker, '/api/get_chats', {})
  return reply.unread
}

async function readAfter(storm: ChatStorm, talker: Talker, after: number) {
  const { peer, about } = talker
  const path = `/api/get_messages?user_id=${peer.id}&property_id=${about}&per_page=${PER_PAGE}&after_seq=${after}`
  const reply: { total_page: number; data: { data: Message[] } } = await insist(
    storm,
    talker,
    path,
    {},
  )
  return { messages: reply.data.data.toReversed(), hasMore: reply.total_page > 1 }
}

/** Asks again whenever the connection was cut or the limit is reached. @throws Error for a refusal. */
async function insist<Reply>(
  storm: ChatStorm,
  { self, dice }: Talker,
  path: string,
  request: RequestInit,
): Promise<Reply> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const reply = await storm.ask(path, {
      ...request,
      ...cut(dice, turn),
      headers: headersOf(self),
    })
    if (reply?.status === 200) return JSON.parse(reply.body.toString())
    if (reply && reply.status !== 429 && reply.status < 500) {
      throw new Error(`${path}: ${reply.status} ${reply.body}`)
    }
    const seconds = Number(reply?.headers.get('retry-after') ?? 0)
    await passed(seconds > 0 ? seconds * 1000 : PAUSE_MS)
  }
  throw new Error(`${path} was never answered`)
}

/** Cuts the connection, ever later, so that each request gets through in the end. */
function cut(dice: Dice, turn: number): RequestInit {
  if (!dice.chance(SHARE_OF_CUTS)) return {}
  const millis = dice.pick(CUTS)
  return { signal: AbortSignal.timeout(millis * (1 + turn)) }
}

function headersOf({ token }: SignedIn): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}
