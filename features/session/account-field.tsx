import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'
import { accountFaultSaid } from '@/domain/account-fields.ts'

type AccountFieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** A fault of the form, a sentence of the identity provider's, or the provider's own words. */
  reason: string | undefined
  children: (control: Omit<FieldControl, 'required'> & { 'aria-required': true }) => ReactNode
}

/** One field of a form of the account. Needs the texts `signIn.` and `identity.`. */
export function AccountField({ label, hint, reason, children }: AccountFieldProps) {
  const { t } = useText()
  const own = `signIn.${(reason && accountFaultSaid(reason)) || reason}`
  const key = reason?.startsWith('identity.') ? reason : own
  return (
    <Field label={label} hint={hint} error={reason && t.has(key) ? t(key) : reason}>
      {({ required: _, ...control }) => children({ ...control, 'aria-required': true })}
    </Field>
  )
}
