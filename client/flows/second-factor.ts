import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/api-error.ts'
import { secondFactorMachine } from '@/machines/second-factor/second-factor.machine.ts'
import {
  ChallengeOver,
  CodeRefused,
  type FactorAnswer,
} from '@/machines/second-factor/second-factor.types.ts'
import type { Tools } from './find-location.ts'
import { signInBy } from './session.ts'

/**
 * The step of a sign-in that asks for a code of an app.
 * @param onSignedIn called here, since a page that knows of the sign-in may have taken the step away by then
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

/** What the machine tells apart: a refused code, a sign-in that begins again, and anything else. */
function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { code } = error.fields
  if (code) throw new CodeRefused(code)
  if (error.kind === 'notFound') {
    throw new ChallengeOver(error.key === 'challengeSpent' ? 'spent' : 'expired')
  }
  throw error
}
