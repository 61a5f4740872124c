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
        title={t('saveSearch.title')}
        description={t('saveSearch.lead')}
        closeLabel={t('saveSearch.close')}
        onCloseAutoFocus={onClosed}
      >
        <SaveSearchForm {...form} />
      </DialogContent>
    </Dialog>
  )
}
