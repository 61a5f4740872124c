import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { secondFactorMachine } from '@/machines/second-factor/second-factor.machine.ts'
import {
  ChallengeOver,
  CodeRefused,
  type FactorAnswer,
} from '@/machines/second-factor/second-factor.types.ts'
import type { Tools } from './find-location.ts'
import { signInBy } from './session.ts'

/**
 * Second step of sign-in, with an authenticator code. @param onSignedIn called here, because the
 * page may unmount this step once it sees the sign-in
 */
export function secondFactor(tools: () => Tools, onSignedIn: () => void) {
  return secondFactorMachine.provide({
    actors: {
      answer: fromPromise<void, FactorAnswer>(async ({ input }) => {
        await signInBy(tools(), { type: 'factor', ...input }).catch(refuse)
        onSignedIn()
      }),
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
