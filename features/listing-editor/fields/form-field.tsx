'use client'

import { TriangleAlert } from 'lucide'
import type { ChangeEvent, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Field, type FieldControl, type FieldProps } from '@/design-system/field/field.tsx'
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
    error: reasonText(fieldState.error?.message, 'listingEditor.fault.', t),
  }
}

/** DOM id of a field's container, the target of links. */
export function fieldId(name: string): string {
  return `post-${name.replaceAll('.', '-')}`
}

export type FormFieldOptions<Value> = {
  name: string
  label: string
  hint?: ReactNode
  counter?: (value: Value) => ReactNode
  /** Replaces the hint; does not block publishing. */
  warning?: ReactNode
  isNeeded?: boolean
  labelHidden?: boolean
  className?: string
}

type Control = Omit<FieldControl, 'required'> & { 'aria-required'?: true }

export type FormFieldState<Value> = ListingField<Value> & {
  field: Omit<FieldProps, 'children'>
  /** Attributes of the input. */
  toControl: (control: FieldControl) => Control
}

/** Props of a labeled field and of its input. */
export function useFormField<Value>(options: FormFieldOptions<Value>): FormFieldState<Value> {
  const { name, label, hint, counter, warning, isNeeded = false, labelHidden, className } = options
  const { t } = useText()
  const state = useListingField<Value>(name)
  return {
    ...state,
    field: {
      id: fieldId(name),
      label,
      labelHidden,
      className,
      error: state.error,
      labelNote: isNeeded ? undefined : t('listingEditor.optional'),
      hint: warning ? <Warning>{warning}</Warning> : hint,
      counter: counter?.(state.value),
    },
    toControl: ({ required: _, ...control }) =>
      isNeeded ? { ...control, 'aria-required': true } : control,
  }
}

type FormFieldProps<Value> = FormFieldOptions<Value> & {
  children: (control: Control, field: ListingField<Value>) => ReactNode
}

/** Labeled form field with its error. */
export function FormField<Value>({ children, ...options }: FormFieldProps<Value>) {
  const { field, toControl, ...state } = useFormField(options)
  return <Field {...field}>{(control) => children(toControl(control), state)}</Field>
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-1.5 text-warning-ink">
      <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </span>
  )
}

type LineProps = FormFieldOptions<string> & {
  input?: Omit<InputProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'name'>
}

export function TextLine({ input, ...rest }: LineProps) {
  const state = useFormField(rest)
  return (
    <Field {...state.field}>
      {(control) => <Input {...input} {...textControl(rest.name, state, control)} />}
    </Field>
  )
}

type TextProps = FormFieldOptions<string> & {
  area?: Omit<TextareaProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'name'>
}

export function LongTextField({ area, ...rest }: TextProps) {
  const state = useFormField(rest)
  return (
    <Field {...state.field}>
      {(control) => <Textarea {...area} {...textControl(rest.name, state, control)} />}
    </Field>
  )
}

/** Props of a text input. */
function textControl(
  name: string,
  { toControl, value, set, leave }: FormFieldState<string>,
  control: FieldControl,
) {
  return {
    ...toControl(control),
    name,
    value,
    onBlur: leave,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(event.target.value),
  }
}
