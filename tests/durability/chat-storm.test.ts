import { setTimeout as passed } from 'node:timers/promises'
import type { Dice } from '@hearth/dice/dice'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectCommand } from '@/server/db/connect.ts'
import { silentLogger } from '@/server/log.ts'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres.ts'
import { type ChatStorm, openChatStorm, type Pair } from './chat-storm-fixture.ts'
import { openTalker, pull, readWhole, sendAll, type Talker, unreadOf } from './chat-talker.ts'
import { listEngines } from './engines.ts'
import { printSeedOfFailures, seededDice } from './seed.ts'

const IS_FULL = process.env.HEARTH_FULL === '1'
const CONVERSATIONS = Number(process.env.HEARTH_CHATS ?? (IS_FULL ? 200 : 6))
const MESSAGES = Number(process.env.HEARTH_CHAT_MESSAGES ?? (IS_FULL ? 50 : 10))
const KILLS = Number(process.env.HEARTH_CHAT_KILLS ?? (IS_FULL ? 20 : 2))
const AT_ONCE = 8
/** At most, between two kills; more are sent in all. */
const MAX_REQUESTS = Math.floor((CONVERSATIONS * MESSAGES) / KILLS)
const MAX_MILLIS = 60
/** Live events come as fast; more would only keep the processor busy. */
const PULL_MS = 100
const MINUTE_MS = 60_000

/** The owner of every other conversation opens it only at the end. */
type Conversation = { guest: Talker; owner: Talker; ownerReads: boolean }

printSeedOfFailures()

describe.each(listEngines('postgres'))('on the database %s', (engine) => {
  let server: PostgresServer | undefined
  let storm: ChatStorm

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined
    storm = await openChatStorm(server?.url(), CONVERSATIONS)
  }, 5 * MINUTE_MS)

  afterAll(async () => {
    await storm.close()
    await server?.stop()
  })

  test(
    `${CONVERSATIONS * MESSAGES} messages arrive once and in one order, through ${KILLS} kills`,
    async () => {
      const began = Date.now()
      const conversations = storm.pairs.map(plan)
      const waiting = [...conversations]
      const wrong: string[] = []
      const talk = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          await converse(storm, next).catch((error: unknown) => wrong.push(String(error)))
        }
      }
      await Promise.all([
        killRepeatedly(storm, seededDice(engine)),
        ...Array.from({ length: AT_ONCE }, talk),
      ])
      expect(wrong).toEqual([])
      expect(await noticesOf(storm, conversations)).toEqual([])
      for (const conversation of conversations) await settle(storm, conversation)
      report(engine, Date.now() - began)
    },
    IS_FULL ? 60 * MINUTE_MS : 5 * MINUTE_MS,
  )
})

function plan({ owner, guest, about }: Pair, index: number): Conversation {
  const half = MESSAGES / 2
  return {
    guest: openTalker({ self: guest, peer: owner, about }, half),
    owner: openTalker({ self: owner, peer: guest, about }, half),
    ownerReads: index % 2 === 0,
  }
}

/** Both send at the same time, after the guest began, and pull meanwhile. */
async function converse(
  storm: ChatStorm,
  { guest, owner, ownerReads }: Conversation,
): Promise<void> {
  const [first, ...others] = guest.outbox
  await sendAll(storm, { ...guest, outbox: first ? [first] : [] })
  let isOver = false
  const listening = (ownerReads ? [guest, owner] : [guest]).map(async (talker) => {
    while (!isOver) {
      await pull(storm, talker)
      await passed(PULL_MS)
    }
    await pull(storm, talker)
  })
  await Promise.all([sendAll(storm, { ...guest, outbox: others }), sendAll(storm, owner)])
  isOver = true
  await Promise.all(listening)
}

/** Holds one conversation against what both sides sent, pulled and have unread. */
async function settle(storm: ChatStorm, { guest, owner, ownerReads }: Conversation): Promise<void> {
  const unread = [await unreadOf(storm, guest), await unreadOf(storm, owner)]
  expect(unread).toEqual([0, ownerReads ? 0 : guest.outbox.length])
  const told = [await readWhole(storm, guest), await readWhole(storm, owner)]
  const [seen = [], other = []] = told.map((list) => list.map(({ id, seq }) => [id, seq]))
  expect(seen).toEqual(other)
  const [whole = []] = told
  expect(whole.map(({ seq }) => seq)).toEqual(whole.map((_, index) => index + 1))
  for (const talker of [guest, owner]) {
    const own = whole.filter(({ sender_id }) => sender_id === talker.self.id)
    expect(own.map(({ message }) => message)).toEqual(talker.outbox.map(({ text }) => text))
  }
  for (const { pulled } of ownerReads ? [guest, owner] : [guest]) {
    expect(pulled.map(({ id, seq }) => [id, seq])).toEqual(seen)
  }
  expect([await unreadOf(storm, guest), await unreadOf(storm, owner)]).toEqual([0, 0])
  const read = await readWhole(storm, guest)
  expect(read.every(({ is_read }) => is_read === 1)).toBe(true)
}

/** Owners who opened nothing that were told of it otherwise than once. */
async function noticesOf(
  storm: ChatStorm,
  conversations: readonly Conversation[],
): Promise<number[]> {
  const ids = conversations
    .filter(({ ownerReads }) => !ownerReads)
    .map(({ owner }) => owner.self.id)
  // The embedded database belongs to one process.
  await storm.kill()
  const database = await connectCommand(storm, silentLogger())
  const { rows } = await sql<{ id: number }>`
    select a.id from account a where a.id = any(${ids}::int[])
      and (select count(*) from notification n where n.account_id = a.id and n.kind = 'message' and n.read_at is null) <> 1`
    .execute(database.db)
    .finally(() => database.close())
  await storm.restart()
  return rows.map(({ id }) => id)
}

async function killRepeatedly(storm: ChatStorm, dice: Dice): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await storm.killAfter(dice.between(1, MAX_REQUESTS), dice.between(0, MAX_MILLIS))
    await storm.restart()
  }
}

function report(engine: string, millis: number): void {
  process.stdout.write(
    `${engine}: ${CONVERSATIONS} conversations of ${MESSAGES} messages, ${KILLS} kills: ` +
      `each message once, one order for both sides, unread counts right; ${Math.round(millis / 1000)} s\n`,
  )
}
