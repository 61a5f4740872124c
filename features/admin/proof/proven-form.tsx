import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { DialogActions } from '@/design-system/dialog/dialog-actions.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { ProofFields } from '@/features/shell/forms/proof-fields.tsx'
import type { Form } from '@/features/shell/forms/use-form.ts'

type ProvenFormProps = {
  form: Form
  submit: string
  variant?: 'primary' | 'danger'
  failedTitle: string
  /** The caller still sends what the form handed over. */
  isSending?: boolean
  onClose: () => void
  children: ReactNode
}

/** Fields of a dialog, the proof if one is required, and its buttons. */
export function ProvenForm(props: ProvenFormProps) {
  const {
    form,
    submit,
    variant = 'primary',
    failedTitle,
    isSending = false,
    onClose,
    children,
  } = props
  const { t } = useText()
  const { proof, reasons } = form
  const isBusy = isSending || form.stage === 'submitting' || form.isRequestingCode
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {children}
      <ProofFields
        proof={proof}
        reason={proof === 'otp' ? reasons.otp : reasons.password}
        code={{ isSent: form.isCodeSent, isSending: isBusy, onSend: form.requestCode }}
      />
      <FailedSend failure={form.failure} title={failedTitle} t={t} prefix="admin.refusal." />
      <DialogActions>
        <Button type="submit" variant={variant} busy={isBusy} disabled={proof === 'signIn'}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
      </DialogActions>
    </form>
  )
}
