import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'

type EndOthersDialogProps = {
  onDecide: (isSure: boolean) => void
  /** Called after the dialog has closed: focus may move. */
  onClosed: (event: Event) => void
}

/** Confirms signing out all other devices. Default export, as `OnDemand` requires. */
export default function EndOthersDialog({ onDecide, onClosed }: EndOthersDialogProps) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={() => onDecide(false)}>
      <DialogContent
        size="sm"
        onCloseAutoFocus={onClosed}
        title={t('account.devices.endOthersTitle')}
        closeLabel={t('account.devices.close')}
        footer={
          <>
            <Button variant="quiet" onClick={() => onDecide(false)}>
              {t('account.devices.cancel')}
            </Button>
            <Button variant="danger" onClick={() => onDecide(true)}>
              {t('account.devices.endOthers')}
            </Button>
          </>
        }
      >
        <p className="text-ink-muted">{t('account.devices.endOthersText')}</p>
      </DialogContent>
    </Dialog>
  )
}
