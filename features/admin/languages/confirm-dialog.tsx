import type { SiteLanguage } from '@/client/api/admin/languages.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { DialogActions } from '@/design-system/dialog/dialog-actions.tsx'

type ConfirmDialogProps = {
  act: 'off' | 'remove'
  row: SiteLanguage
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a language is switched off or removed. Default export, as `OnDemand` requires. */
export default function ConfirmDialog({ act, row, onClose, onConfirm }: ConfirmDialogProps) {
  const { t } = useText()
  const { name } = row
  const isOff = act === 'off'
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t(isOff ? 'admin.languages.deactivateOf' : 'admin.languages.removeOf', { name })}
        description={t(isOff ? 'admin.languages.deactivateText' : 'admin.languages.removeText')}
        closeLabel={t('admin.close')}
      >
        <DialogActions>
          <Button
            variant="danger"
            onClick={() => {
              onConfirm()
              onClose()
            }}
          >
            {t(isOff ? 'admin.languages.deactivate' : 'admin.languages.remove')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
