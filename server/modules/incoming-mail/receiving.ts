import { hash } from 'node:crypto'
import type { ServiceContext } from '@/server/actor.ts'
import type { Deps } from '@/server/deps.ts'
import type { RawMail } from '@/server/gateways/mailbox/mailbox.ts'
import { parseMail } from '@/server/gateways/mailbox/parse-mail.ts'
import { type IncomingMail, readHead } from '@/server/gateways/mailbox/read-mail.ts'
import { LimitReached } from '@/server/jobs/limits.ts'
import { type AutomaticReason, automaticReason } from '@/server/modules/mail-replies/automatic.ts'
import { type ReplyTarget, readReplyAddress } from '@/server/modules/mail-replies/reply-address.ts'
import { deliver } from './delivering.ts'
import { type Notice, noticeMail } from './notices.ts'
import { findPerson, type Person } from './person.ts'
import { isTaken, markTaken, noteFailure } from './received-mail-store.ts'

/** Result of a mail. `ignored` ones get no answer. */
export type Receipt =
  | 'delivered'
  | 'refused'
  | 'repeated'
  | 'givenUp'
  | `ignored: ${'unreadable' | 'noToken' | 'gone' | AutomaticReason}`

/** Then a mail whose processing fails is left aside. */
const MAX_FAILURES = 5

/**
 * Takes a mail into its conversation once, however often it is handed over. What fails is raised,
 * so that it is tried again.
 */
export async function takeMail(deps: Deps, raw: RawMail): Promise<Receipt> {
  const { replyAddress } = deps.config
  // Anybody may write to the mailbox: nothing else is looked at without a token.
  const head = await readHead(raw)
  const targets = (head?.addressees ?? []).flatMap((it) => readReplyAddress(deps.config, it) ?? [])
  if (targets.length === 0) return 'ignored: noToken'
  const mail = await parseMail(raw)
  if (!mail) return 'ignored: unreadable'
  const reason = automaticReason(mail, replyAddress ?? '')
  if (reason) return `ignored: ${reason}`
  const found = await findWriter(deps, targets, mail.from)
  if (!found) return 'ignored: gone'
  const key = toMailKey(mail, found.target)
  if (await isTaken(deps.db, key)) return 'repeated'
  try {
    return await answer(deps, mail, { ...found, key })
  } catch (error) {
    const failures = await noteFailure(deps.db, { key, at: deps.clock() })
    if (failures < MAX_FAILURES) throw error
    deps.log.error({ err: error }, 'An answer by mail cannot be taken')
    await markTaken(deps.db, { key, at: deps.clock() })
    return 'givenUp'
  }
}

type Writer = { target: ReplyTarget; person: Person }

/** Picks the conversation of the mail's sender. */
async function findWriter(
  deps: Deps,
  targets: readonly ReplyTarget[],
  from: string | null,
): Promise<Writer | undefined> {
  let first: Writer | undefined
  for (const target of targets) {
    const person = await findPerson(deps, target, from)
    if (!person) continue
    if (isFrom(person, from)) return { target, person }
    first ??= { target, person }
  }
  return first
}

function isFrom({ mayBe }: Person, from: string | null): boolean {
  return from !== null && from !== '' && mayBe.includes(from)
}

async function answer(
  deps: Deps,
  mail: IncomingMail,
  { target, person, key }: Writer & { key: string },
): Promise<Receipt> {
  const notice = await judge(deps, mail, { target, person, key })
  const sentNotice = notice && (await mayTell(deps, target)) ? notice : undefined
  const sent = sentNotice && (await noticeMail(deps, person, { notice: sentNotice, key }))
  await deps.db.transaction().execute(async (tx) => {
    const isFirst = await markTaken(tx, { key, at: deps.clock() })
    if (isFirst && sent) await deps.queue.enqueue(tx, 'mail.send', sent)
  })
  return notice && notice.kind !== 'files' ? 'refused' : 'delivered'
}

async function judge(
  deps: Deps,
  mail: IncomingMail,
  { target, person, key }: Writer & { key: string },
): Promise<Notice | undefined> {
  if (!isFrom(person, mail.from)) return { kind: 'otherAddress' }
  if (mail.isCut) return { kind: 'tooLarge' }
  const context = createContext(deps, person)
  const delivery = await deliver(context, mail, { target, key })
  const { refusal, leftOut, takesFiles, longest: characters } = delivery
  if (refusal === 'tooLong') return { kind: refusal, characters }
  if (refusal) return { kind: refusal }
  return leftOut.length > 0 ? { kind: 'files', names: leftOut, takesFiles } : undefined
}

/** So that nobody has a mailbox flooded, whatever comes in. */
async function mayTell({ limits }: Deps, target: ReplyTarget): Promise<boolean> {
  const person =
    target.kind === 'guest' ? `guest ${target.id}` : `account ${target.sideId ?? 'administrator'}`
  try {
    await limits.consume('replyNoticesByPerson', person)
    return true
  } catch (error) {
    if (error instanceof LimitReached) return false
    throw error
  }
}

function createContext(deps: Deps, { viewer, language }: Person): ServiceContext {
  return {
    viewer,
    language,
    origin: deps.config.publicUrl ?? '',
    clientAddress: 'mail',
    isLocal: false,
    userAgent: undefined,
    timeZone: undefined,
    deps,
    log: deps.log,
  }
}

function toMailKey({ id }: IncomingMail, target: ReplyTarget): string {
  const { kind, id: number } = target
  const sideId = target.kind === 'guest' ? '' : String(target.sideId)
  return hash('sha256', [kind, number, sideId, id].join('\n'), 'hex')
}
