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
import { takeCode } from './codes.ts'
import { logFactor } from './factor-log.ts'
import { lockSignIns } from './factor-store.ts'

const MAX_TRIES = 5
const CHALLENGE = /^(\d{1,10})\.([\w-]{43})$/
const MAX_ID = 2_147_483_647

type Outcome =
  | { is: 'right'; token: string }
  | { is: 'wrong' }
  /** The last attempt failed. */
  | { is: 'spent' }
  | { is: 'gone' }

/**
 * Completes a sign-in by an authenticator or recovery code. Raises notFound for an expired
 * challenge, invalid for a wrong or used code, deactivated, LimitReached.
 */
export async function answerChallenge(
  context: ServiceContext,
  sent: { challenge: string; code: string },
): Promise<{ accountId: number; token: string }> {
  const { deps, clientAddress } = context
  await deps.limits.consume('codeTriesByAddress', clientAddress)
  const named = readChallenge(sent.challenge)
  const known = named && (await findChallenge(deps.db, { ...named, at: deps.clock() }))
  if (!known) throw expired()
  const accountId = known.account_id
  const visited = `${accountId} ${clientAddress}`
  await deps.limits.consume('secondFactorByVisitor', visited)
  await deps.limits.consume('secondFactorToAccount', String(accountId))
  const outcome = await deps.db.transaction().execute(async (transaction): Promise<Outcome> => {
    await lockSignIns(transaction, accountId, 'shares')
    const row = await lockChallenge(transaction, { ...named, at: deps.clock() })
    return row ? weigh(context, transaction, row, sent.code) : { is: 'gone' }
  })
  if (outcome.is === 'wrong') throw invalid({ code: faultWords.codeWrong })
  if (outcome.is === 'spent') throw spent()
  if (outcome.is === 'gone') throw expired()
  await deps.limits.giveBack('secondFactorByVisitor', visited)
  await deps.limits.giveBack('secondFactorToAccount', String(accountId))
  return { accountId, token: outcome.token }
}

async function weigh(
  context: ServiceContext,
  transaction: Kysely<DB>,
  { id, account_id: accountId, tries, fcm_id }: ChallengeRow,
  code: string,
): Promise<Outcome> {
  const account = await findAccount(transaction, accountId)
  if (!account || isClosedDemo(context, account)) return { is: 'gone' }
  const accepted = await takeCode(context, transaction, { accountId, code })
  if (!accepted) {
    if (tries + 1 < MAX_TRIES) {
      await countChallengeTry(transaction, id)
      return { is: 'wrong' }
    }
    await deleteChallenge(transaction, id)
    return { is: 'spent' }
  }
  await deleteChallenge(transaction, id)
  const token = await writeSession(context, transaction, account, fcm_id ?? undefined)
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
