import type { Kysely } from 'kysely'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { isClosedDemo } from '../closed-demo.ts'
import { openRegistered } from '../registration.ts'
import { findPendingRegistration } from '../registration-store.ts'
import { findByEmail, findByMobile, proveEmail } from '../sign-in-store.ts'
import {
  type CodeRow,
  type CodeTarget,
  countTry,
  findLiveCode,
  grantSignIn,
  insertCode,
  lockLiveCodes,
  MAX_TRIES,
  spendCode,
} from './code-store.ts'
import { enqueueMessage } from './messages.ts'
import { isCode, newSeed } from './secrets.ts'
import { type Addressed, CODE_MS, toCodeTarget, toEmailKey } from './targets.ts'

/**
 * Sends a code, the same one while it is valid. Unknown addresses take the same steps, but get no
 * mail. Raises LimitReached.
 */
export async function sendCode(context: ServiceContext, target: CodeTarget): Promise<void> {
  const { deps, clientAddress } = context
  await deps.limits.consume('codesByAddress', clientAddress)
  await deps.limits.consume('codesByTarget', target.target)
  await deps.limits.consume('codesOverall', 'all')
  const at = deps.clock()
  await deps.db.transaction().execute(async (transaction) => {
    const known = await findByEmail(transaction, target.target)
    if (known && isClosedDemo(context, known)) return
    const live = await findLiveCode(transaction, target, at)
    const pending = await findPendingRegistration(transaction, { email: target.target, at })
    const registrationId = known ? undefined : pending
    const expiresAt = new Date(at.getTime() + CODE_MS)
    const isSame = live && (live.registration_id === null || !known)
    const codeId = isSame
      ? live.id
      : await insertCode(transaction, { ...target, registrationId, seed: newSeed(), at, expiresAt })
    await enqueueMessage(context, transaction, { kind: 'code', codeId })
  })
}

/**
 * Checks a code and runs `work` in the same transaction. Raises LimitReached, tooMany after five
 * wrong attempts, invalid for a wrong, used or expired code.
 */
export async function withCode<Result>(
  { deps, clientAddress }: ServiceContext,
  { code, ...target }: CodeTarget & { code: string },
  work: (transaction: Kysely<DB>, row: CodeRow) => Promise<Result>,
): Promise<Result> {
  await deps.limits.consume('codeTriesByAddress', clientAddress)
  const at = deps.clock()
  const outcome = await deps.db
    .transaction()
    .execute(async (transaction): Promise<Outcome<Result>> => {
      const live = await lockLiveCodes(transaction, target, at)
      const open = live.filter(({ tries }) => tries < MAX_TRIES)
      const [newest] = live
      if (newest && open.length === 0) return { is: 'spent', until: newest.expires_at }
      const right = open.find(({ seed }) => isCode(code, seed, deps.config.secretKey))
      if (!right) {
        await countTry(
          transaction,
          open.map(({ id }) => id),
        )
        return { is: 'wrong' }
      }
      await spendCode(transaction, right, at)
      return { is: 'right', result: await work(transaction, right) }
    })
  if (outcome.is === 'right') return outcome.result
  if (outcome.is === 'wrong') throw invalid({ otp: faultWords.otpWrong })
  throw failure('tooMany', 'There were too many wrong codes. Please ask for a new one.', {
    key: 'tooManyTries',
    retryAfterSeconds: (outcome.until.getTime() - at.getTime()) / 1000,
  })
}

type Outcome<Result> =
  | { is: 'right'; result: Result }
  | { is: 'wrong' }
  /** `until` is the code's expiry, but a new one can be requested at once. */
  | { is: 'spent'; until: Date }

/**
 * Checks a code and returns the account's `auth_id`, a new one for unknown numbers. Verifies the
 * address and completes a registration. Raises as `withCode` does.
 */
export async function verifyCode(
  context: ServiceContext,
  { code, ...named }: Addressed & { code: string },
): Promise<string> {
  const { clock } = context.deps
  const target = await toCodeTarget(context.deps, named)
  return withCode(context, { ...target, code }, async (transaction, row) => {
    if (row.purpose === 'number') {
      const known = await findByMobile(transaction, row.target)
      if (known && isClosedDemo(context, known)) throw invalid({ otp: faultWords.otpWrong })
      const authId = known?.auth_id ?? crypto.randomUUID()
      await grantSignIn(transaction, { id: row.id, authId })
      return authId
    }
    const known = await findByEmail(transaction, row.target)
    if (known && isClosedDemo(context, known)) throw invalid({ otp: faultWords.otpWrong })
    const authId = known
      ? await proveEmail(transaction, { id: known.id, at: clock() })
      : await openRegistered(transaction, row, clock())
    // No code was sent to this address, so a correct one is a guess.
    if (!authId) throw invalid({ otp: faultWords.otpWrong })
    return authId
  })
}

/** Checks a code, for actions that need more than a token. Raises as `withCode` does. */
export async function proveOwnCode(
  context: ServiceContext,
  { code, email, mobile }: { code: string; email: string | null; mobile: string | null },
): Promise<void> {
  const targets: CodeTarget[] = [
    ...(mobile === null ? [] : [{ purpose: 'number' as const, target: mobile }]),
    ...(email === null ? [] : [{ purpose: 'email' as const, target: toEmailKey(email) }]),
  ]
  const at = context.deps.clock()
  for (const target of targets) {
    const live = await findLiveCode(context.deps.db, target, at)
    if (live) return withCode(context, { ...target, code }, async () => {})
  }
  throw invalid({ otp: faultWords.otpWrong })
}
