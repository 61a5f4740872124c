import { useSelector } from '@xstate/react'
import type { SecondFactorActor } from '@/machines/second-factor/second-factor.machine.ts'
import type { FactorMethod } from '@/machines/second-factor/second-factor.types.ts'

export type FactorStepState = {
  method: FactorMethod
  /** Other methods of the account. */
  others: readonly FactorMethod[]
  isBusy: boolean
  reason: string | null
  failure: unknown
  submit: (code: string) => void
  edit: () => void
  askPasskey: () => void
  changeMethod: (method: FactorMethod) => void
}

/** Completes a sign-in by a passkey, an authenticator code or a recovery code. */
export function useSecondFactor(actor: SecondFactorActor): FactorStepState {
  const state = useSelector(actor, (now) => now)
  const { send } = actor
  const { context } = state
  return {
    method: context.method,
    others: context.methods.filter((method) => method !== context.method),
    isBusy: state.hasTag('busy'),
    reason: state.hasTag('refused') ? context.reason : null,
    failure: state.hasTag('failed') ? context.failure : null,
    submit: (code) => send({ type: 'code.submitted', code }),
    edit: () => send({ type: 'code.edited' }),
    askPasskey: () => send({ type: 'passkey.requested' }),
    changeMethod: (method) => send({ type: 'method.changed', method }),
  }
}
