import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '@/client/api/member/second-factor.ts'
import { secondFactorSetupMachine } from '@/machines/second-factor/second-factor-setup.machine.ts'
import {
  type FactorAct,
  type FactorAction,
  type FactorReply,
  FieldRefused,
  PasswordAsked,
} from '@/machines/second-factor/second-factor-setup.types.ts'
import type { Tools } from './find-location.ts'

/**
 * Second-factor setup at the provider; `onChanged` runs after it is turned on or off, or gets new
 * codes.
 */
export function secondFactorSetup(tools: () => Tools, onChanged: (act: FactorAct) => void) {
  return secondFactorSetupMachine.provide({
    actions: {
      tellChange({ context }) {
        const { queries } = tools()
        // Deferred until here: an earlier refetch would replace the recovery codes on the page.
        for (const queryKey of confirmSecondFactor.stale) {
          void queries.invalidateQueries({ queryKey })
        }
        onChanged(context.act)
      },
    },
    actors: {
      perform: fromPromise<FactorReply, FactorAction>(({ input }) =>
        perform(tools(), input).catch(refuse),
      ),
    },
  })
}

async function perform({ client }: Tools, action: FactorAction): Promise<FactorReply> {
  const proof = action.password ? { password: action.password } : {}
  if (action.act === 'begin') return { setup: await beginSecondFactor(client, proof) }
  if (action.act === 'confirm') {
    return { codes: await confirmSecondFactor(client, { ...proof, code: action.code }) }
  }
  if (action.act === 'renew') return { codes: await renewRecoveryCodes(client, proof) }
  await endSecondFactor(client, proof)
  return {}
}

/** Maps errors: password required, field errors, and others unchanged. */
function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { data, key, fields } = error
  const proof: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'proof') : ''
  if (key === 'recentSignInRequired' && proof === 'password') throw new PasswordAsked()
  if (fields.password) throw new FieldRefused('password', fields.password)
  if (fields.code) throw new FieldRefused('code', fields.code)
  throw error
}
