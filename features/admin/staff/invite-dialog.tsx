import { inviteStaff } from '@/client/api/admin/staff.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { accountMaxLengths, emailFaults } from '@/domain/account/account-fields.ts'
import { textIn } from '@/features/shell/forms/use-form.ts'
import { ProvenForm } from '../proof/proven-form.tsx'
import { parseRole, RoleField } from './role-field.tsx'
import { useStaffForm } from './use-staff-form.ts'

/** Invites somebody by mail. Default export, as `OnDemand` requires. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const inviting = useWrite(inviteStaff, { saysSuccess: () => t('admin.staff.sent') })
  const form = useStaffForm({
    fields: ['email', 'role'],
    read: (data) => ({ email: textIn(data, 'email').trim(), role: parseRole(data) }),
    validate: ({ email }) => emailFaults({ email }),
    submit: inviting.sendAsync,
    onClose,
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('admin.staff.inviteTitle')}
        description={t('admin.staff.inviteText')}
        closeLabel={t('admin.close')}
      >
        <ProvenForm
          form={form}
          submit={t('admin.staff.send')}
          failedTitle={t('admin.staff.notDone')}
          onClose={onClose}
        >
          <Field
            label={t('admin.staff.email')}
            error={reasonText(form.reasons.email, 'auth.signIn.', t)}
          >
            {({ required: _, ...control }) => (
              <Input
                {...control}
                name="email"
                type="email"
                dir="ltr"
                autoComplete="off"
                maxLength={accountMaxLengths.email}
                aria-required
              />
            )}
          </Field>
          <RoleField initial="editor" />
        </ProvenForm>
      </DialogContent>
    </Dialog>
  )
}
