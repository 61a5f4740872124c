import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { firebaseOtpLogin } from '@/client/flows/firebase-otp-login.ts'
import { otpLogin } from '@/client/flows/otp-login.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { IdentityProject } from '@/domain/account/identity-project.ts'
import {
  type CodeMethod,
  type CodeProof,
  type CodeTarget,
  type OtpInput,
  RESEND_SECONDS,
} from '@/machines/auth/otp-login.types.ts'
import { useCountdown } from './use-countdown.ts'

export type OtpLogin = {
  /** `spent`: too many wrong codes, or expired. */
  stage: 'choosing' | 'entering' | 'coding' | 'spent'
  method: CodeMethod
  address: string
  isBusy: boolean
  reason: string | null
  failure: unknown
  /** Seconds until the next allowed request; 0 if allowed now. */
  left: number
  /** Number of codes sent. */
  sent: number
  /** Distinguishes an expired code from too many wrong ones. */
  isExpired: boolean
  choose: (method: CodeMethod) => void
  submitAddress: (address: string, fault?: string) => void
  editAddress: () => void
  changeAddress: () => void
  submitCode: (code: string) => void
  editCode: () => void
  askAgain: () => void
}

type Options = OtpInput & {
  byPost: boolean
  /** Firebase project that sends the codes; absent if the server does. */
  project?: IdentityProject | undefined
  onProven: (proven: CodeTarget & CodeProof) => void
}

/** Verifies a phone number or e-mail address by a code. */
export function useOtpLogin({ byPost, project, onProven, ...input }: Options): OtpLogin {
  const client = useApiClient()
  const { language } = useText()
  const [machine] = useState(() =>
    project ? firebaseOtpLogin(project, language) : otpLogin(client, { byPost }),
  )
  const [state, send] = useActor(machine, { input })
  const { context, output } = state
  const tell = useEffectEvent(onProven)
  useEffect(() => {
    if (output?.proof) tell({ ...output, ...output.proof })
  }, [output])

  const isBarred = state.hasTag('barred') || state.matches('tooManyTries')
  const isResting = state.matches({ coding: { resend: 'waiting' } })
  const seconds = isBarred ? context.waitSeconds : isResting ? RESEND_SECONDS : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code begins a wait of its own
  const wait = useMemo(() => (seconds ? { seconds } : null), [seconds, context.sent, isBarred])

  return {
    stage: stageOf(state),
    method: context.method,
    address: context.address,
    isBusy: state.hasTag('busy'),
    reason: state.hasTag('refused') ? context.reason : null,
    failure: context.failure,
    left: useCountdown(wait),
    sent: context.sent,
    isExpired: state.matches('expired'),
    choose: (method) => send({ type: 'method.chosen', method }),
    submitAddress: (address, fault) => send({ type: 'address.submitted', address, fault }),
    editAddress: () => send({ type: 'address.edited' }),
    changeAddress: () => send({ type: 'address.changed' }),
    submitCode: (code) => send({ type: 'code.submitted', code }),
    editCode: () => send({ type: 'code.edited' }),
    askAgain: () => send({ type: 'code.askedAgain' }),
  }
}

type State = {
  matches: (value: 'choosing' | 'coding' | 'proven' | 'tooManyTries' | 'expired') => boolean
}

function stageOf(state: State): OtpLogin['stage'] {
  if (state.matches('choosing')) return 'choosing'
  if (state.matches('tooManyTries') || state.matches('expired')) return 'spent'
  return state.matches('coding') || state.matches('proven') ? 'coding' : 'entering'
}
