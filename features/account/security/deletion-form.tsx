import { Trash2 } from 'lucide'
import { useState } from 'react'
import type { User } from '@/client/api/member/auth.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { ProofFields } from '@/features/shell/forms/proof-fields.tsx'
import { OwnCode } from './own-code.tsx'
import { useAccountDeletion } from './use-account-deletion.ts'

/** Final step of account deletion. Loaded separately with its machine. */
export default function DeletionForm({ person }: { person: User }) {
  const { t } = useText()
  const form = useAccountDeletion(person)
  const [isSure, setSure] = useState(false)
  if (form.isProving) {
    return (
      <section
        aria-label={t('account.pages.delete-account')}
        className="border-t border-line pt-8 sm:max-w-108"
      >
        <OwnCode
          isFinal
          actor={form.code}
          submitLabel={t('account.deletion.leave')}
          backLabel={t('account.deletion.keep')}
          onRequest={form.requestCode}
          onBack={form.cancelCode}
        />
      </section>
    )
  }
  return (
    <form
      {...form.props}
      aria-label={t('account.pages.delete-account')}
      className="flex flex-col gap-5 border-t border-line pt-8"
    >
      <Checkbox
        label={t('account.deletion.sure')}
        checked={isSure}
        onChange={({ target }) => setSure(target.checked)}
      />
      {form.proof ? (
        <div className="sm:max-w-96">
          <ProofFields proof={form.proof} reason={form.reason} />
        </div>
      ) : null}
      <FailedSend failure={form.failure} title={t('account.deletion.failedTitle')} t={t} />
      <Button
        type="submit"
        variant="danger"
        busy={form.isBusy}
        disabled={!isSure}
        className="self-start"
      >
        <Icon of={Trash2} />
        {t('account.deletion.leave')}
      </Button>
    </form>
  )
}
