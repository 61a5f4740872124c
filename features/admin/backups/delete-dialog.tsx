import type { AdminBackup } from '@/client/api/admin/backups.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { ProvenForm } from '../proof/proven-form.tsx'
import { useDeletion } from './use-backup-dialogs.ts'

type DeleteDialogProps = { backup: AdminBackup; onClose: () => void }

/** Deletes a backup for good. Default export, as `OnDemand` requires. */
export default function DeleteDialog({ backup: { name }, onClose }: DeleteDialogProps) {
  const { t } = useText()
  const form = useDeletion(name, onClose)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('admin.backups.deleteTitle')}
        description={t('admin.backups.deleteLead', { name })}
        closeLabel={t('admin.close')}
      >
        <ProvenForm
          form={form}
          submit={t('admin.backups.delete')}
          variant="danger"
          failedTitle={t('admin.backups.notDone')}
          onClose={onClose}
        >
          {null}
        </ProvenForm>
      </DialogContent>
    </Dialog>
  )
}
