import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { secondFactorSetup } from '@/client/flows/second-factor-setup.ts'
import type { FactorAct, FactorSecret } from '@/machines/second-factor/second-factor-setup.types.ts'

export type SetupStage = 'idle' | 'confirming' | 'proving' | 'scanning' | 'showingCodes'

export type FactorSetup = {
  stage: SetupStage
  act: FactorAct
  isBusy: boolean
  secret: FactorSecret | null
  codes: readonly string[]
  reason: string | null
  failure: unknown
  begin: () => void
  askRenewal: () => void
  askEnd: () => void
  confirm: () => void
  submitCode: (code: string) => void
  editCode: () => void
  submitPassword: (password: string) => void
  editPassword: () => void
  finish: () => void
  dismiss: () => void
}

/**
 * Sets up the second factor, replaces recovery codes or turns it off. Calls `onChanged` on success.
 */
export function useSecondFactorSetup(onChanged: (act: FactorAct) => void): FactorSetup {
  const queries = useQueryClient()
  const client = useApiClient()
  const latest = useRef(onChanged)
  useEffect(() => {
    latest.current = onChanged
  })
  const [machine] = useState(() =>
    secondFactorSetup(
      () => ({ queries, client }),
      (act) => latest.current(act),
    ),
  )
  const [state, send] = useActor(machine)
  const { act, secret, codes, reason, failure } = state.context
  return {
    stage: toStage(state),
    act,
    secret,
    codes,
    reason,
    failure,
    isBusy: state.hasTag('busy'),
    begin: () => send({ type: 'setup.requested' }),
    askRenewal: () => send({ type: 'renewal.requested' }),
    askEnd: () => send({ type: 'end.requested' }),
    confirm: () => send({ type: 'action.confirmed' }),
    submitCode: (code) => send({ type: 'code.submitted', code }),
    editCode: () => send({ type: 'code.edited' }),
    submitPassword: (password) => send({ type: 'password.submitted', password }),
    editPassword: () => send({ type: 'password.edited' }),
    finish: () => send({ type: 'codes.saved' }),
    dismiss: () => send({ type: 'action.dismissed' }),
  }
}

type State = {
  matches: (value: 'confirming' | 'proving' | 'scanning' | 'showingCodes' | 'performing') => boolean
  context: { act: FactorAct; password: string }
}

/** The current step stays visible during a request. */
function toStage(state: State): SetupStage {
  const { act, password } = state.context
  if (state.matches('performing')) {
    if (password) return 'proving'
    if (act === 'begin') return 'idle'
    return act === 'confirm' ? 'scanning' : 'confirming'
  }
  for (const stage of ['confirming', 'proving', 'scanning', 'showingCodes'] as const) {
    if (state.matches(stage)) return stage
  }
  return 'idle'
}
