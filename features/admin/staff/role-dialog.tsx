import { changeStaffRole, type StaffMember } from '@/client/api/admin/staff.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { ProvenForm } from '../proof/proven-form.tsx'
import { parseRole, RoleField } from './role-field.tsx'
import { useStaffForm } from './use-staff-form.ts'

type RoleDialogProps = { person: StaffMember; name: string; onClose: () => void }

/** Changes the role of somebody else. Default export, as `OnDemand` requires. */
export default function RoleDialog({ person: { id, role }, name, onClose }: RoleDialogProps) {
  const { t } = useText()
  const changing = useWrite(changeStaffRole, { saysSuccess: () => t('admin.staff.changed') })
  const form = useStaffForm({
    fields: ['role'],
    read: (data) => ({ id, role: parseRole(data) }),
    submit: async (change) => {
      if (change.role !== role) await changing.sendAsync(change)
    },
    onClose,
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t('admin.staff.changeFor', { name })} closeLabel={t('admin.close')}>
        <ProvenForm
          form={form}
          submit={t('admin.staff.save')}
          failedTitle={t('admin.staff.notDone')}
          onClose={onClose}
        >
          <RoleField initial={role} />
        </ProvenForm>
      </DialogContent>
    </Dialog>
  )
}
