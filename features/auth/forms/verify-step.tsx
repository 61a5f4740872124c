import { useEffect, useEffectEvent, useRef } from 'react'
import type { Step } from '../step.ts'
import { useOtpLogin } from '../use-otp-login.ts'
import { useProvenSignIn } from '../use-proven-sign-in.ts'
import { CodeSteps } from './code-steps.tsx'

export type VerifyStepProps = {
  step: Extract<Step, { name: 'verify' }>
  byPost: boolean
  /** The code was correct; sign-in follows if the password is still known. */
  onProven: () => void
  onDone: () => void
  /** A code was sent, and whether it is a new one. */
  onSent: (isNew: boolean) => void
  onGo: (step: Step) => void
  /** Returns to the address field. */
  onBack: () => void
}

/** Verifies an e-mail address by code, then signs in with the password just typed. */
export default function VerifyStep({ step, byPost, ...then }: VerifyStepProps) {
  const { email, password, isSent, ages } = step
  const goingOn = useProvenSignIn(then)
  const otp = useOtpLogin({
    methods: ['email'],
    to: { method: 'email', address: email },
    isSent,
    ...ages,
    byPost,
    onProven() {
      then.onProven()
      if (password !== null) goingOn.go({ type: '3', email, password })
    },
  })
  const { sent, codes } = otp
  const known = useRef({ sent, codes })
  const tellSent = useEffectEvent(() => {
    const before = known.current
    known.current = { sent, codes }
    if (sent > before.sent) then.onSent(codes > before.codes)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => tellSent(), [sent])
  return (
    <CodeSteps
      otp={otp}
      onBack={then.onBack}
      isGoingOn={goingOn.isGoingOn}
      failure={goingOn.failure}
    />
  )
}
