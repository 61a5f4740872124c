import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'

type EndOthersDialogProps = {
  onDecide: (isSure: boolean) => void
  /** The dialog is gone, and the focus may go on. */
  onClosed: (event: Event) => void
}

/** Asks before every other sign-in ends. The default export is what `OnDemand` wants. */
export default function EndOthersDialog({ onDecide, onClosed }: EndOthersDialogProps) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={() => onDecide(false)}>
      <DialogContent
        size="sm"
        onCloseAutoFocus={onClosed}
        title={t('devices.endOthersTitle')}
        closeLabel={t('devices.close')}
        footer={
          <>
            <Button variant="quiet" onClick={() => onDecide(false)}>
              {t('devices.cancel')}
            </Button>
            <Button variant="danger" onClick={() => onDecide(true)}>
              {t('devices.endOthers')}
            </Button>
          </>
        }
      >
        <p className="text-ink-muted">{t('devices.endOthersText')}</p>
      </DialogContent>
    </Dialog>
  )
}
