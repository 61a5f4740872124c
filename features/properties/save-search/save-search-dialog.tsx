import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { SaveSearchForm, type SaveSearchFormProps } from './save-search-form.tsx'

type SaveSearchDialogProps = SaveSearchFormProps & {
  onClose: () => void
  /** The dialog has closed; restore the focus here. */
  onClosed: () => void
}

export default function SaveSearchDialog({ onClose, onClosed, ...form }: SaveSearchDialogProps) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('savedSearches.save.title')}
        description={t('savedSearches.save.lead')}
        closeLabel={t('savedSearches.save.close')}
        onCloseAutoFocus={onClosed}
      >
        <SaveSearchForm {...form} />
      </DialogContent>
    </Dialog>
  )
}
