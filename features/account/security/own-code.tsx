import type { ComponentProps } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { CodeOfActor } from '@/features/auth/forms/code-steps.tsx'
import type { OtpLoginActor } from '@/machines/auth/otp-login.machine.ts'

type OwnCodeProps = Pick<ComponentProps<typeof CodeOfActor>, 'submitLabel' | 'isFinal'> & {
  /** Absent until the code is requested. */
  actor: OtpLoginActor | undefined
  backLabel: string
  onRequest: () => void
  onBack: () => void
}

/** One-time code to the member’s own address or number, for changes with an old sign-in. */
export function OwnCode({ actor, onRequest, ...options }: OwnCodeProps) {
  const { t } = useText()
  if (actor) return <CodeOfActor {...options} actor={actor} />
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-ink-muted">
        {t('auth.proof.codeHint')}
      </p>
      <Button autoFocus size="lg" onClick={onRequest} className="w-full">
        {t('auth.proof.sendCode')}
      </Button>
      <Button variant="quiet" size="sm" onClick={options.onBack} className="self-start -ms-3.5">
        {options.backLabel}
      </Button>
    </div>
  )
}
