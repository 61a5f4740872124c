import { Trash2 } from 'lucide'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { User } from '@/client/api/member/sign-in.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { ProofFields, typedProof } from './proof-fields.tsx'
import { useLeaving } from './use-leaving.ts'

/** Final step of account deletion. Loaded separately with its machine. */
export default function DeletionForm({ person }: { person: User }) {
  const { t } = useText()
  const leaving = useLeaving(person)
  const [isSure, setSure] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { reason } = leaving
  useEffect(() => {
    if (reason) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [reason])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSure) leaving.leave(typedProof(event.currentTarget))
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={t('member.delete-account')}
      className="flex flex-col gap-5 border-t border-line pt-8"
    >
      <Checkbox
        label={t('leaving.sure')}
        checked={isSure}
        onChange={({ target }) => setSure(target.checked)}
      />
      {leaving.proof ? (
        <div className="sm:max-w-96">
          <ProofFields
            proof={leaving.proof}
            reason={reason}
            isCodeSent={leaving.isCodeSent}
            isSendingCode={leaving.isSendingCode}
            onSendCode={leaving.sendCode}
          />
        </div>
      ) : null}
      <FailedSend failure={leaving.failure} title={t('leaving.failedTitle')} t={t} />
      <Button
        type="submit"
        variant="danger"
        busy={leaving.isLeaving}
        disabled={!isSure}
        className="self-start"
      >
        <Icon of={Trash2} />
        {t('leaving.leave')}
      </Button>
    </form>
  )
}
