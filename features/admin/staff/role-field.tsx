import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { isRole, ROLES, type Role } from '@/domain/account/rights.ts'

/** Choice of a role, named `role`, with what it may do. */
export function RoleField({ initial }: { initial: Role }) {
  const { t } = useText()
  const [role, setRole] = useState(initial)
  return (
    <Field label={t('admin.staff.role')} hint={t(`admin.roleText.${role}`)}>
      {({ required: _, ...control }) => (
        <Select
          {...control}
          name="role"
          options={ROLES.map((value) => ({ value, label: t(`admin.role.${value}`) }))}
          value={role}
          onChange={({ target }) => {
            if (isRole(target.value)) setRole(target.value)
          }}
        />
      )}
    </Field>
  )
}

/** Role that the form holds. */
export function parseRole(data: FormData): Role {
  const role = data.get('role')
  return isRole(role) ? role : 'editor'
}
