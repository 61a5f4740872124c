import { setTimeout as passed } from 'node:timers/promises'
import { sql } from 'kysely'
import { connectCommand } from '@/server/db/connect.ts'
import { silentLogger } from '@/server/log.ts'
import { type ChatStorm, openChatStorm, type Pair } from '@/tests/durability/chat-storm-fixture.ts'
import type { SignedIn } from '@/tests/support/members.ts'
import { startPostgres } from '@/tests/support/postgres.ts'
import { EventPages, toClientAddress, until } from '../event-pages.ts'
import { percentile } from '../one-client.ts'
import { amount, atMost, type Figure } from '../report.ts'

const SEEN_BUDGET_MS = 300
const OPENED_BUDGET_MS = 150
const PAUSE_MS = 100
const FIRST_AT_ONCE = 4
const PER_PAGE = 30
/** For manual runs. */
const CONVERSATIONS = 500
const MESSAGES = 300
const LONG = 50_000
const OPENINGS = 40

/**
 * Time from sending a message until the other side's open page has read it, and of opening a long
 * conversation at its end, or in its middle as a link to a message does.
 */
export async function benchChat(
  engine: 'embedded' | 'postgres',
  notes: string[],
): Promise<Figure[]> {
  const server = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const storm = await openChatStorm(server?.url(), CONVERSATIONS)
  const pages = new EventPages(storm.address, 'chat')
  try {
    await begin(storm)
    await lengthen(storm, storm.pairs[0])
    await pages.open(storm.pairs.flatMap(({ owner, guest }) => [owner.token, guest.token]))
    const seen = await sendAll(storm, pages)
    const [newest, middle] = [
      await openings(storm, ''),
      await openings(storm, `&before_seq=${LONG / 2}`),
    ]
    notes.push(
      `${CONVERSATIONS} conversations, open on both sides; ${MESSAGES} messages, each ${PAUSE_MS} ms after the answer to the one before; seen: read after a live event. The long conversation has ${LONG.toLocaleString('en')} messages.`,
    )
    return [
      { name: 'sent until seen: p50', value: amount(percentile(seen, 0.5), 'ms') },
      atMost('sent until seen: p95', percentile(seen, 0.95), SEEN_BUDGET_MS, 'ms'),
      atMost('a long conversation opens: p95', percentile(newest, 0.95), OPENED_BUDGET_MS, 'ms'),
      atMost('the same, in its middle: p95', percentile(middle, 0.95), OPENED_BUDGET_MS, 'ms'),
    ]
  } finally {
    pages.close()
    await storm.close()
    await server?.stop()
  }
}

/** Each guest's first message. */
async function begin(storm: ChatStorm): Promise<void> {
  const waiting = [...storm.pairs]
  const work = async () => {
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) await send(storm, pair, 'Hello')
  }
  await Promise.all(Array.from({ length: FIRST_AT_ONCE }, work))
}

/** The embedded database belongs to one process, so that of the provider ends meanwhile. */
async function lengthen(storm: ChatStorm, pair: Pair | undefined): Promise<void> {
  await storm.kill()
  const { db, close } = await connectCommand(storm, silentLogger())
  await sql`
    with thread as (
      update chat_thread set last_seq = ${LONG} where property_id = ${pair?.about} returning id)
    insert into chat_message (thread_id, seq, sender_id, author_id, text, created_at)
    select thread.id, n, p.id, p.id, 'Message ' || n, now() - (${LONG} - n) * interval '1 second'
    from thread, generate_series(2, ${LONG}) n,
      lateral (select case when n % 2 = 0 then ${pair?.owner.id}::int else ${pair?.guest.id}::int end id) p`.execute(
    db,
  )
  await sql`analyze chat_message`.execute(db)
  await close()
  await storm.restart()
}

/** Milliseconds of each message. */
async function sendAll(storm: ChatStorm, pages: EventPages): Promise<number[]> {
  const times: number[] = []
  const waiting = new Map<number, () => void>()
  pages.listen((account) => waiting.get(account)?.())
  for (let n = 0; n < MESSAGES; n++) {
    const pair = storm.pairs[1 + ((n * 37) % (CONVERSATIONS - 1))]
    if (!pair) throw new Error('there are no such conversations')
    const since = performance.now()
    const text = `Message ${n}`
    waiting.set(pair.owner.id, () => {
      waiting.delete(pair.owner.id)
      void see(storm, pair, text).then(() => times.push(performance.now() - since))
    })
    await send(storm, pair, text)
    await passed(PAUSE_MS)
  }
  await until(() => times.length === MESSAGES)
  return times
}

async function send(storm: ChatStorm, { owner, guest, about }: Pair, message: string) {
  const body = { sender_id: guest.id, receiver_id: owner.id, property_id: about, message }
  await answered(storm, guest, '/api/send_message', {
    method: 'POST',
    body: JSON.stringify({ ...body, client_id: crypto.randomUUID() }),
  })
}

/** Reads as the owner's page does. @throws Error where the message is not there */
async function see(storm: ChatStorm, { owner, guest, about }: Pair, text: string): Promise<void> {
  const reply = await answered(storm, owner, messagesUrl(guest, about))
  if (!reply.includes(text)) throw new Error('a live event came before its message')
}

/** Milliseconds of each reading of one page of the long conversation. */
async function openings(storm: ChatStorm, from: string): Promise<number[]> {
  const [pair] = storm.pairs
  if (!pair) throw new Error('there are no conversations')
  const times: number[] = []
  for (let n = 0; n < OPENINGS; n++) {
    const since = performance.now()
    await answered(storm, pair.owner, messagesUrl(pair.guest, pair.about) + from)
    times.push(performance.now() - since)
  }
  return times
}

const messagesUrl = ({ id }: SignedIn, about: number) =>
  `/api/get_messages?user_id=${id}&property_id=${about}&per_page=${PER_PAGE}`

async function answered(
  storm: ChatStorm,
  { id, token }: SignedIn,
  path: string,
  request: RequestInit = {},
): Promise<string> {
  const reply = await fetch(storm.address + path, {
    ...request,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': toClientAddress(id),
    },
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`)
  return text
}
