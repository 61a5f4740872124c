import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { LocationPicker } from './location-picker.tsx'

type LocationDialogProps = {
  onClose: () => void
  /** The dialog is gone, and the focus may go back to where it was opened. */
  onClosed: () => void
}

/** The choice of a place over the page it is for; gone as soon as there is one. */
export default function LocationDialog({ onClose, onClosed }: LocationDialogProps) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('location.title')}
        description={t('location.lead')}
        closeLabel={t('location.close')}
        onCloseAutoFocus={onClosed}
        className="sm:min-h-112"
      >
        <LocationPicker onDone={onClose} />
      </DialogContent>
    </Dialog>
  )
}
