import { removeStaff, type StaffMember } from '@/client/api/admin/staff.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { ProvenForm } from '../proof/proven-form.tsx'
import { useStaffForm } from './use-staff-form.ts'

type RemovalDialogProps = { person: StaffMember; name: string; onClose: () => void }

/** Takes the role of somebody else away. Default export, as `OnDemand` requires. */
export default function RemovalDialog({ person: { id }, name, onClose }: RemovalDialogProps) {
  const { t } = useText()
  const removing = useWrite(removeStaff, { saysSuccess: () => t('admin.staff.removed') })
  const form = useStaffForm({
    fields: [],
    read: () => ({ id }),
    submit: removing.sendAsync,
    onClose,
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('admin.staff.removeFor', { name })}
        description={t('admin.staff.removeText')}
        closeLabel={t('admin.close')}
      >
        <ProvenForm
          form={form}
          submit={t('admin.staff.remove')}
          variant="danger"
          failedTitle={t('admin.staff.notDone')}
          onClose={onClose}
        >
          {null}
        </ProvenForm>
      </DialogContent>
    </Dialog>
  )
}
