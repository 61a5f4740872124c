import { MailCheck } from 'lucide'
import type { User } from '@/client/api/member/auth.ts'
import { isolatedLeftToRight } from '@/client/text/isolated.ts'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { accountLongest } from '@/domain/account/account-fields.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { ProofFields } from './proof-fields.tsx'
import { type ContactKind, useContactChange } from './use-contact-change.ts'

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
  const { sentTo, isBusy } = change
  const error = reasonText(change.reason, 'account.profile.', t)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t(isFirst ? `account.profile.add_${kind}` : `account.profile.change_${kind}`)}
        description={sentTo ? undefined : t(`account.profile.changeHint_${kind}`)}
        closeLabel={t('account.profile.close')}
        onCloseAutoFocus={onClosed}
        size="sm"
      >
        <form {...change.props} className="flex flex-col gap-5 pb-2">
          {sentTo ? <Sent to={sentTo} /> : null}
          {sentTo ? (
            <Field key="otp" label={t('account.profile.otp')} error={error}>
              {({ required: _, ...control }) => (
                <Input
                  {...control}
                  autoFocus
                  name="otp"
                  dir="ltr"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  className="figures tracking-widest"
                />
              )}
            </Field>
          ) : (
            <ContactField key={kind} kind={kind} error={error} typed={change.typed} />
          )}
          {sentTo ? null : (
            <ProofFields
              proof={change.proof}
              reason={change.proofReason}
              isCodeSent={change.isOwnCodeSent}
              isSendingCode={isBusy}
              onSendCode={change.sendOwnCode}
            />
          )}
          <FailedSend failure={change.failure} title={t('account.profile.failedTitle')} t={t} />
          <div>
            <Button type="submit" busy={isBusy} className="w-full">
              {t(sentTo ? 'account.profile.confirm' : 'account.profile.sendCode')}
            </Button>
            {sentTo ? <Afterwards kind={kind} change={change} /> : null}
          </div>
        </form>
      </DialogContent>
    </Dialog>
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
          maxLength={accountLongest[kind]}
          defaultValue={typed}
        />
      )}
    </Field>
  )
}

function Sent({ to }: { to: string }) {
  const { t } = useText()
  return (
    <Banner role="status" variant="info" icon={<Icon of={MailCheck} />}>
      {t('account.profile.codeSent', { to: isolatedLeftToRight(to) })}
    </Banner>
  )
}

type AfterwardsProps = { kind: ContactKind; change: ReturnType<typeof useContactChange> }

/** Other actions while waiting for a code. */
function Afterwards({ kind, change: { isBusy, resend, correct } }: AfterwardsProps) {
  const { t } = useText()
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
      <Button variant="quiet" size="sm" disabled={isBusy} onClick={resend} className="-ms-3.5">
        {t('account.profile.resend')}
      </Button>
      <Button variant="quiet" size="sm" disabled={isBusy} onClick={correct} className="-me-3.5">
        {t(`account.profile.correct_${kind}`)}
      </Button>
    </div>
  )
}
