import { CircleAlert } from 'lucide'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { accountMaxLengths } from '@/domain/account/account-fields.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'

type ProofFieldsProps = {
  /** Null: nothing required, nothing rendered. */
  proof: Proof | null
  reason: string | undefined
  /** In forms that send a code together with the change. */
  code?: CodeProofOptions
}

type CodeProofOptions = { isSent: boolean; isSending: boolean; onSend: () => void }

/**
 * Password or one-time code for sensitive changes with an old sign-in. The field is named `proof`.
 */
export function ProofFields({ proof, reason, code }: ProofFieldsProps) {
  const { t } = useText()
  const error = reasonText(reason || undefined, 'auth.proof.', t)
  if (proof === null) return null
  if (proof === 'otp') return code ? <CodeProof {...code} error={error} /> : null
  if (proof === 'signIn') {
    return (
      <Banner role="status" variant="info" icon={<Icon of={CircleAlert} />}>
        {t('auth.proof.signInAgain')}
      </Banner>
    )
  }
  return (
    <Field label={t('auth.proof.password')} hint={t('auth.proof.passwordHint')} error={error}>
      {({ required: _, ...control }) => (
        <Input
          {...control}
          autoFocus
          aria-required
          name="proof"
          type="password"
          dir="ltr"
          autoComplete="current-password"
          maxLength={accountMaxLengths.password}
        />
      )}
    </Field>
  )
}

type CodeProofProps = CodeProofOptions & { error: string | undefined }

function CodeProof({ error, isSent, isSending, onSend }: CodeProofProps) {
  const { t } = useText()
  return (
    <div className="flex flex-col gap-4 rounded-lg bg-surface-muted p-4">
      <p role="status" className="text-sm text-ink-muted">
        {t(isSent ? 'auth.proof.codeSent' : 'auth.proof.codeHint')}
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={isSending}
        onClick={onSend}
        className="self-start"
      >
        {t(isSent ? 'auth.proof.resend' : 'auth.proof.sendCode')}
      </Button>
      <Field label={t('auth.proof.otp')} error={error}>
        {({ required: _, ...control }) => (
          <Input
            {...control}
            aria-required
            name="proof"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            // Allows digits typed in groups.
            maxLength={16}
            className="figures tracking-widest"
          />
        )}
      </Field>
    </div>
  )
}
