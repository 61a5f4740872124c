import type { User } from '@/client/api/member/auth.ts'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { accountMaxLengths } from '@/domain/account/account-fields.ts'
import { CodeOfActor } from '@/features/auth/forms/code-steps.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { ProofFields } from '@/features/shell/forms/proof-fields.tsx'
import { OwnCode } from './own-code.tsx'
import { type ContactChange, type ContactKind, useContactChange } from './use-contact-change.ts'

type ContactDialogProps = {
  kind: ContactKind
  person: User
  /** No address or number yet. */
  isFirst: boolean
  onClose: () => void
  /** Called after the dialog has closed: focus may return to the opener. */
  onClosed: () => void
}

/** Changes the email address or phone number and verifies it by code. */
export default function ContactDialog(props: ContactDialogProps) {
  const { kind, person, isFirst, onClose, onClosed } = props
  const { t } = useText()
  const change = useContactChange({
    kind,
    person,
    onDone() {
      showToast('success', t('account.profile.saved'))
      onClose()
    },
  })
  const { stage, code } = change
  const backLabel = t(`account.profile.correct_${kind}`)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t(isFirst ? `account.profile.add_${kind}` : `account.profile.change_${kind}`)}
        description={stage === 'entering' ? t(`account.profile.changeHint_${kind}`) : undefined}
        closeLabel={t('account.profile.close')}
        onCloseAutoFocus={onClosed}
        size="sm"
      >
        <div className="pb-2">
          {stage === 'proving' ? (
            <OwnCode
              actor={code}
              backLabel={backLabel}
              onRequest={change.requestOwnCode}
              onBack={change.correct}
            />
          ) : stage === 'coding' && code ? (
            <CodeOfActor actor={code} backLabel={backLabel} onBack={change.correct} />
          ) : (
            <NewContact kind={kind} change={change} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Form of the new address or number, with the password if it is required. */
function NewContact({ kind, change }: { kind: ContactKind; change: ContactChange }) {
  const { t } = useText()
  const error = reasonText(change.reason, 'account.profile.', t)
  return (
    <form {...change.props} className="flex flex-col gap-5">
      <ContactField key={kind} kind={kind} error={error} typed={change.typed} />
      <ProofFields proof={change.proof} reason={change.proofReason} />
      <FailedSend failure={change.failure} title={t('account.profile.failedTitle')} t={t} />
      <Button type="submit" busy={change.isBusy} className="w-full">
        {t('account.profile.sendCode')}
      </Button>
    </form>
  )
}

type ContactFieldProps = {
  kind: ContactKind
  error: string | undefined
  typed: string
}

function ContactField({ kind, error, typed }: ContactFieldProps) {
  const { t } = useText()
  return (
    <Field label={t(`account.profile.new_${kind}`)} error={error}>
      {({ required: _, ...control }) => (
        <Input
          {...control}
          name={kind}
          type={kind === 'email' ? 'email' : 'tel'}
          dir="ltr"
          autoComplete={kind === 'email' ? 'email' : 'tel'}
          maxLength={accountMaxLengths[kind]}
          defaultValue={typed}
          autoFocus={typed !== ''}
        />
      )}
    </Field>
  )
}
