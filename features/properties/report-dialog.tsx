import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { DialogActions } from '@/design-system/dialog/dialog-actions.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { OTHER_REASON, useReport } from './use-report.ts'

type ReportDialogProps = {
  listing: number
  /** Owner to offer to block; null if already blocked. */
  owner: { id: number; name: string } | null
  onClose: () => void
  /** The dialog has closed; restore the focus here. */
  onClosed: () => void
}

/** Reports a listing to the administrator. */
export default function ReportDialog({ listing, owner, onClose, onClosed }: ReportDialogProps) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('properties.report.title')}
        description={t('properties.report.lead')}
        closeLabel={t('properties.report.close')}
        onCloseAutoFocus={onClosed}
      >
        <ReportForm listing={listing} owner={owner} onSent={onClose} />
      </DialogContent>
    </Dialog>
  )
}

type ReportFormProps = Pick<ReportDialogProps, 'listing' | 'owner'> & { onSent: () => void }

function ReportForm({ listing, owner, onSent }: ReportFormProps) {
  const { t } = useText()
  const [reason, setReason] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const { form, reasons } = useReport({ listing, owner: owner?.id ?? null, onSent })
  if (!reasons)
    return <Spinner label={t('properties.report.loading')} className="my-10 self-center text-xl" />
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <RadioCards
        name="reason"
        legend={t('properties.report.reason')}
        error={form.reasons.reason && t('properties.report.reasonRequired')}
        value={reason === null ? '' : String(reason)}
        onValueChange={(value) => setReason(Number(value))}
        options={[...reasons, { id: OTHER_REASON, reason: t('properties.report.other') }].map(
          (one) => ({
            value: String(one.id),
            label: one.reason,
          }),
        )}
      />
      {reason === OTHER_REASON ? (
        <Field
          label={t('properties.report.message')}
          error={form.reasons.message && t('properties.report.messageRequired')}
        >
          {({ required: _, ...control }) => (
            <Textarea
              {...control}
              name="message"
              maxLength={1000}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
              aria-required
            />
          )}
        </Field>
      ) : null}
      {owner ? (
        <Checkbox
          label={t('properties.report.block', { name: owner.name })}
          hint={t('properties.report.blockHint')}
          name="blocks"
        />
      ) : null}
      <FailedSend failure={form.failure} title={t('properties.report.failedTitle')} t={t} />
      <DialogActions>
        <Button type="submit" busy={form.stage === 'submitting'}>
          {t('properties.report.send')}
        </Button>
      </DialogActions>
    </form>
  )
}
