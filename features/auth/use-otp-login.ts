import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { OtpLoginActor } from '@/machines/auth/otp-login.machine.ts'
import { type CodeMethod, RESEND_SECONDS } from '@/machines/auth/otp-login.types.ts'
import { useCountdown } from './use-countdown.ts'

export type OtpLogin = {
  /** `spent`: too many wrong codes, or expired. */
  stage: 'choosing' | 'entering' | 'coding' | 'spent'
  method: CodeMethod
  address: string
  isBusy: boolean
  /** Another code is being sent. */
  isSending: boolean
  reason: string | null
  failure: unknown
  /** Seconds until the next allowed request; 0 if allowed now. */
  left: number
  /** The wait is due to too many requested codes. */
  isLimited: boolean
  /** Number of codes sent, and of different ones among them. */
  sent: number
  codes: number
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

/** Verifies a phone number or e-mail address by a code, as part of another flow. */
export function useCodeActor(actor: OtpLoginActor): OtpLogin {
  const state = useSelector(actor, (now) => now)
  const { send } = actor
  const { context } = state
  const [isLimited, isLocked] = [state.hasTag('limited'), state.hasTag('locked')]
  const isResting = state.matches({ coding: { resend: 'waiting' } })
  const resting = isResting ? RESEND_SECONDS - context.sendingAge : 0
  const seconds = isLocked ? context.lockSeconds : isLimited ? context.waitSeconds : resting
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code begins a wait of its own
  const wait = useMemo(
    () => (seconds > 0 ? { seconds } : null),
    [seconds, context.sent, isLimited, isLocked],
  )
  return {
    stage: state.matches('choosing')
      ? 'choosing'
      : state.hasTag('spent')
        ? 'spent'
        : state.matches('coding') || state.matches('proven')
          ? 'coding'
          : 'entering',
    method: context.method,
    address: context.address,
    isBusy: state.hasTag('busy'),
    isSending: state.hasTag('sending'),
    reason: state.hasTag('refused') ? context.reason : null,
    failure: context.failure,
    left: useCountdown(wait),
    isLimited: isLimited && !isLocked,
    sent: context.sent,
    codes: context.codes,
    isExpired: state.hasTag('spent') && !isLocked,
    choose: (method) => send({ type: 'method.selected', method }),
    submitAddress: (address, fault) => send({ type: 'address.submitted', address, fault }),
    editAddress: () => send({ type: 'address.edited' }),
    changeAddress: () => send({ type: 'address.changed' }),
    submitCode: (code) => send({ type: 'code.submitted', code }),
    editCode: () => send({ type: 'code.edited' }),
    askAgain: () => send({ type: 'resend.requested' }),
  }
}
