import type { ReactNode } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'

type AccountFieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Error key of the form, key of the identity provider, or the server's message. */
  reason: string | undefined
  isOptional?: boolean
  children: (control: Omit<FieldControl, 'required'> & { 'aria-required': boolean }) => ReactNode
}

/** Field of an account form. */
export function AccountField({
  label,
  hint,
  reason,
  isOptional = false,
  children,
}: AccountFieldProps) {
  const { t } = useText()
  const [, identityFault] = reason?.split('auth.identity.') ?? []
  const error = identityFault
    ? reasonText(identityFault, 'auth.identity.', t)
    : reasonText(reason, 'auth.signIn.', t)
  return (
    <Field label={label} hint={hint} error={error}>
      {({ required: _, ...control }) => children({ ...control, 'aria-required': !isOptional })}
    </Field>
  )
}
