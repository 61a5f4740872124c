import { useEffect, useEffectEvent, useRef } from 'react'
import type { OtpLoginActor } from '@/machines/auth/otp-login.machine.ts'
import { useCodeActor } from '../use-otp-login.ts'
import { CodeSteps } from './code-steps.tsx'

export type VerifyStepProps = {
  actor: OtpLoginActor
  /** A code was sent, and whether it is a new one. */
  onSent: (isNew: boolean) => void
  /** Returns to the address field. */
  onBack: () => void
}

/** Verifies an e-mail address by code. */
export default function VerifyStep({ actor, onSent, onBack }: VerifyStepProps) {
  const otp = useCodeActor(actor)
  const { sent, codes } = otp
  const known = useRef({ sent, codes })
  const tellSent = useEffectEvent(() => {
    const before = known.current
    known.current = { sent, codes }
    if (sent > before.sent) onSent(codes > before.codes)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => tellSent(), [sent])
  return <CodeSteps otp={otp} onBack={onBack} />
}
