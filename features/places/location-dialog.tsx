import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { LocationPicker } from './location-picker.tsx'

type LocationDialogProps = {
  onClose: () => void
  /** Called after the dialog has closed: focus may return to the opener. */
  onClosed: () => void
}

/** Location picker in a dialog; closes after the selection. */
export default function LocationDialog({ onClose, onClosed }: LocationDialogProps) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('places.title')}
        description={t('places.lead')}
        closeLabel={t('places.close')}
        onCloseAutoFocus={onClosed}
        className="sm:min-h-112"
      >
        <LocationPicker onDone={onClose} />
      </DialogContent>
    </Dialog>
  )
}
