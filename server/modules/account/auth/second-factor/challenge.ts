import type { Kysely } from 'kysely'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { isClosedDemo } from '../closed-demo.ts'
import { enqueueMessage } from '../codes/messages.ts'
import { hashToken } from '../codes/secrets.ts'
import { writeSession } from '../open-session.ts'
import { findAccount } from '../sign-in-store.ts'
import {
  type ChallengeRow,
  countChallengeTry,
  deleteChallenge,
  findChallenge,
  lockChallenge,
} from './challenge-store.ts'
import { type AcceptedCode, takeCode } from './codes.ts'
import { logFactor } from './factor-log.ts'
import { lockSignIns } from './factor-store.ts'

const MAX_TRIES = 5
const CHALLENGE = /^(\d{1,10})\.([\w-]{43})$/
const MAX_ID = 2_147_483_647

export type AcceptedFactor = AcceptedCode | 'passkey'

type Outcome =
  | { is: 'right'; token: string }
  | { is: 'wrong' }
  /** The last attempt failed. */
  | { is: 'spent' }
  | { is: 'gone' }

/** Redeems what was sent; undefined if it is wrong or used. */
export type AcceptFactor = (
  transaction: Kysely<DB>,
  challenge: ChallengeRow,
) => Promise<AcceptedFactor | undefined>

/** `fields` are the reason why what was sent is refused. */
type FactorSent = { challenge: string; accept: AcceptFactor; fields: Record<string, string> }

/**
 * Completes a sign-in by an authenticator or recovery code. Raises notFound for an expired
 * challenge, invalid for a wrong or used code, deactivated, LimitReached.
 */
export function answerByCode(
  context: ServiceContext,
  { challenge, code }: { challenge: string; code: string },
): Promise<{ accountId: number; token: string }> {
  return answerChallenge(context, {
    challenge,
    fields: { code: faultWords.codeWrong },
    accept: (transaction, { account_id: accountId }) =>
      takeCode(context, transaction, { accountId, code }),
  })
}

/** Completes a sign-in by any second factor. Raises as `answerByCode` does. */
export async function answerChallenge(
  context: ServiceContext,
  sent: FactorSent,
): Promise<{ accountId: number; token: string }> {
  const { deps, clientAddress } = context
  await deps.limits.consume('codeTriesByAddress', clientAddress)
  const known = await getChallenge(context, sent.challenge)
  const accountId = known.account_id
  const visited = `${accountId} ${clientAddress}`
  await deps.limits.consume('secondFactorByVisitor', visited)
  await deps.limits.consume('secondFactorToAccount', String(accountId))
  const outcome = await deps.db.transaction().execute(async (transaction): Promise<Outcome> => {
    await lockSignIns(transaction, accountId, 'shares')
    const row = await lockChallenge(transaction, { ...known, at: deps.clock() })
    return row ? weigh(context, transaction, row, sent.accept) : { is: 'gone' }
  })
  if (outcome.is === 'wrong') throw invalid(sent.fields)
  if (outcome.is === 'spent') throw spent()
  if (outcome.is === 'gone') throw expired()
  await deps.limits.giveBack('secondFactorByVisitor', visited)
  await deps.limits.giveBack('secondFactorToAccount', String(accountId))
  return { accountId, token: outcome.token }
}

/** The sign-in that a challenge belongs to. Raises notFound for an expired challenge. */
export async function getChallenge(
  { deps }: ServiceContext,
  sent: string,
): Promise<ChallengeRow & { tokenHash: string }> {
  const named = readChallenge(sent)
  const known = named && (await findChallenge(deps.db, { ...named, at: deps.clock() }))
  if (!known) throw expired()
  return { ...known, tokenHash: named.tokenHash }
}

async function weigh(
  context: ServiceContext,
  transaction: Kysely<DB>,
  challenge: ChallengeRow,
  accept: AcceptFactor,
): Promise<Outcome> {
  const { id, account_id: accountId, tries, fcm_id } = challenge
  const account = await findAccount(transaction, accountId)
  if (!account || isClosedDemo(context, account)) return { is: 'gone' }
  const accepted = await accept(transaction, challenge)
  if (!accepted) {
    if (tries + 1 < MAX_TRIES) {
      await countChallengeTry(transaction, id)
      return { is: 'wrong' }
    }
    await deleteChallenge(transaction, id)
    return { is: 'spent' }
  }
  await deleteChallenge(transaction, id)
  const session = { fcmId: fcm_id ?? undefined, hasFactor: true }
  const token = await writeSession(context, transaction, account, session)
  if (accepted === 'recovery') {
    const at = context.deps.clock()
    await logFactor(transaction, { accountId, action: 'recoveryCodeUsed', at })
    await enqueueMessage(context, transaction, {
      kind: 'secondFactor',
      accountId,
      event: 'recoveryCode',
    })
  }
  return { is: 'right', token }
}

function readChallenge(sent: string): { id: number; tokenHash: string } | undefined {
  const [, number, random] = CHALLENGE.exec(sent) ?? []
  const id = Number(number)
  return random && id <= MAX_ID ? { id, tokenHash: hashToken(random) } : undefined
}

function expired() {
  const message = 'That took too long. Please sign in again.'
  return failure('notFound', message, { key: 'challengeExpired' })
}

function spent() {
  const message = 'There were too many wrong codes. Please sign in again.'
  return failure('notFound', message, { key: 'challengeSpent' })
}
