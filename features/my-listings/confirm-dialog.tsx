import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import type { PendingConfirmation } from './use-listing-actions.ts'

type ConfirmActionDialogProps = {
  pending: PendingConfirmation
  onDecide: (isSure: boolean) => void
}

/** Confirms an irreversible action. Default export, as `OnDemand` requires. */
export default function ConfirmActionDialog({
  pending: { transition, listing },
  onDecide,
}: ConfirmActionDialogProps) {
  const { t } = useText()
  const {
    kind,
    card: { title },
  } = listing
  return (
    <Dialog open onOpenChange={() => onDecide(false)}>
      <DialogContent
        size="sm"
        title={t(transition === 'sell' ? 'myListings.sellTitle' : 'myListings.deleteTitle', {
          title,
        })}
        closeLabel={t('myListings.close')}
        footer={
          <>
            <Button variant="quiet" onClick={() => onDecide(false)}>
              {t('myListings.cancel')}
            </Button>
            <Button
              variant={transition === 'delete' ? 'danger' : 'primary'}
              onClick={() => onDecide(true)}
            >
              {t(`myListings.${transition}`)}
            </Button>
          </>
        }
      >
        <p className="text-ink-muted">
          {t(transition === 'sell' ? 'myListings.sellText' : `myListings.${kind}.deleteText`)}
        </p>
      </DialogContent>
    </Dialog>
  )
}
