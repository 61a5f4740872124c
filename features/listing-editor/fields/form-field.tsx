'use client'

import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, type InputProps } from '@/design-system/input/input.tsx'
import { Textarea, type TextareaProps } from '@/design-system/textarea/textarea.tsx'

export type ListingField<Value> = {
  value: Value
  set: (value: Value) => void
  leave: () => void
  error: string | undefined
}

/** Field of the surrounding form. */
export function useListingField<Value>(name: string): ListingField<Value> {
  const { t } = useText()
  const { field, fieldState } = useController({ name })
  return {
    value: field.value,
    set: field.onChange,
    leave: field.onBlur,
    error: reasonText(fieldState.error?.message, 'posting.fault.', t),
  }
}

/** DOM id of a field's container, the target of links. */
export function fieldId(name: string): string {
  return `post-${name.replaceAll('.', '-')}`
}

type FormFieldProps<Value> = {
  name: string
  label: string
  hint?: ReactNode
  counter?: (value: Value) => ReactNode
  /** Replaces the hint; does not block publishing. */
  warning?: ReactNode
  isNeeded?: boolean
  labelHidden?: boolean
  className?: string
  children: (control: Omit<FieldControl, 'required'>, field: ListingField<Value>) => ReactNode
}

/** Labeled form field with its error. */
export function FormField<Value>(props: FormFieldProps<Value>) {
  const { name, label, hint, counter, warning, isNeeded = false, children } = props
  const { labelHidden, className } = props
  const { t } = useText()
  const field = useListingField<Value>(name)
  return (
    <Field
      id={fieldId(name)}
      label={label}
      labelHidden={labelHidden}
      labelNote={isNeeded ? undefined : t('posting.optional')}
      hint={warning ? <Warning>{warning}</Warning> : hint}
      counter={counter?.(field.value)}
      error={field.error}
      className={className}
    >
      {({ required: _, ...control }) =>
        children({ ...control, ...(isNeeded ? { 'aria-required': true } : {}) }, field)
      }
    </Field>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-1.5 text-warning-ink">
      <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </span>
  )
}

type LineProps = Omit<FormFieldProps<string>, 'children'> & {
  input?: Omit<InputProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'name'>
}

export function TextLine({ input, ...rest }: LineProps) {
  return (
    <FormField<string> {...rest}>
      {(control, { value, set, leave }) => (
        <Input
          {...input}
          {...control}
          name={rest.name}
          value={value}
          onChange={(event) => set(event.target.value)}
          onBlur={leave}
        />
      )}
    </FormField>
  )
}

type TextProps = Omit<FormFieldProps<string>, 'children'> & {
  area?: Omit<TextareaProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'name'>
}

export function LongTextField({ area, ...rest }: TextProps) {
  return (
    <FormField<string> {...rest}>
      {(control, { value, set, leave }) => (
        <Textarea
          {...area}
          {...control}
          name={rest.name}
          value={value}
          onChange={(event) => set(event.target.value)}
          onBlur={leave}
        />
      )}
    </FormField>
  )
}
