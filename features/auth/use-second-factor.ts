import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { secondFactor } from '@/client/flows/second-factor.ts'
import type { FactorMethod, FactorResult } from '@/machines/second-factor/second-factor.types.ts'

export type FactorStepState = {
  method: FactorMethod
  isBusy: boolean
  reason: string | null
  failure: unknown
  submit: (code: string) => void
  edit: () => void
  changeMethod: () => void
}

/** Completes a sign-in by an authenticator or recovery code. */
export function useSecondFactor(
  challenge: string,
  on: { signedIn: () => void; over: (why: Exclude<FactorResult, 'signedIn'>) => void },
): FactorStepState {
  const queries = useQueryClient()
  const client = useApiClient()
  const [machine] = useState(() => secondFactor(() => ({ queries, client }), on.signedIn))
  const [state, send] = useActor(machine, { input: { challenge } })
  const { context, output } = state
  const tell = useEffectEvent(on.over)
  useEffect(() => {
    if (output && output !== 'signedIn') tell(output)
  }, [output])
  return {
    method: context.method,
    // Stays busy until the page navigates.
    isBusy: state.hasTag('busy') || output === 'signedIn',
    reason: state.hasTag('refused') ? context.reason : null,
    failure: state.hasTag('failed') ? context.failure : null,
    submit: (code) => send({ type: 'code.submitted', code }),
    edit: () => send({ type: 'code.edited' }),
    changeMethod: () => send({ type: 'method.changed' }),
  }
}
