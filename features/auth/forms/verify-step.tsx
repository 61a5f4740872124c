import { MailWarning } from 'lucide'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
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
  const { t } = useText()
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
  return (
    <>
      <Banner
        role="status"
        variant="warning"
        icon={<Icon of={MailWarning} />}
        title={t('shell.failure.emailNotVerified')}
        className="mb-5"
      />
      <CodeSteps otp={otp} onBack={onBack} />
    </>
  )
}
