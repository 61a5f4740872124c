import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { secondFactorMachine } from '@/machines/second-factor/second-factor.machine.ts'
import {
  ChallengeOver,
  CodeRefused,
  type FactorAnswer,
} from '@/machines/second-factor/second-factor.types.ts'

/** Second step of sign-in, with an authenticator code. */
export function secondFactor(signIn: (answer: FactorAnswer) => Promise<void>) {
  return secondFactorMachine.provide({
    actors: {
      answer: fromPromise<void, FactorAnswer>(({ input }) => signIn(input).catch(refuse)),
    },
  })
}

/** Maps errors: rejected code, expired challenge, and others unchanged. */
function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { code } = error.fields
  if (code) throw new CodeRefused(code)
  if (error.kind === 'notFound') {
    throw new ChallengeOver(error.key === 'challengeSpent' ? 'spent' : 'expired')
  }
  throw error
}
