import { LateTexts } from '@/client/text/late-texts.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx'

type InquiryDialogProps = InquiryFormProps & {
  onClose: () => void
  /** The dialog has closed; restore the focus here. */
  onClosed: () => void
}

/** Default export, as `OnDemand` requires. */
export default function InquiryDialog({ onClose, onClosed, ...form }: InquiryDialogProps) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('inquiries.open')}
        closeLabel={t('shell.close')}
        onCloseAutoFocus={onClosed}
      >
        <LateTexts
          texts="inquiry-form"
          known="inquiries.form.message"
          onFailed={() => {
            onClose()
            showToast('error', t('shell.failure.network'))
          }}
          fallback={
            <div className="grid min-h-80 place-items-center">
              <Spinner label={t('shell.loading')} />
            </div>
          }
        >
          <InquiryForm {...form} />
        </LateTexts>
      </DialogContent>
    </Dialog>
  )
}
