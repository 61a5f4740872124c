import type { ReactNode } from 'react'
import { type Control, useFormContext } from 'react-hook-form'
import { Field } from '@/design-system/field/field.tsx'
import { InputGroup } from '@/design-system/input/input.tsx'
import { NumberInput, type NumberInputProps } from '@/design-system/number-input/number-input.tsx'
import type { NumberRules } from '@/domain/money/parse-number.ts'
import {
  type TypedNumber,
  useTypedNumber,
  useTypedText,
} from '@/features/shell/forms/use-typed-number.tsx'
import { type FormFieldOptions, type FormFieldState, useFormField } from './form-field.tsx'

type NumberFieldProps = Omit<FormFieldOptions<never>, 'counter'> & {
  rules: Omit<NumberRules, 'locale'>
  before?: ReactNode
  after?: ReactNode
  input?: Partial<Pick<NumberInputProps, 'name' | 'size' | 'step' | 'grouping' | 'placeholder'>>
}

/** Number field of the form. Keeps text that is not read, also while its step is closed. */
export function NumberField(props: NumberFieldProps) {
  const { rules, before, after, input, ...options } = props
  const { name } = options
  const state = useFormField<number | null>(options)
  const unreadTexts = getUnreadTexts(useFormContext().control)
  const number = useTypedNumber({
    rules,
    value: state.value ?? undefined,
    unread: unreadTexts.get(name),
    onChange(value, unread) {
      unreadTexts.set(name, unread)
      state.set(value ?? null)
    },
    onLeave: state.leave,
  })
  return <NumberLine state={state} number={number} before={before} after={after} input={input} />
}

/** The form holds the number as text, and text that is not read with it. */
export function NumberTextField(props: NumberFieldProps) {
  const { rules, before, after, input, ...options } = props
  const state = useFormField<unknown>(options)
  const number = useTypedText({
    rules,
    text: typeof state.value === 'string' ? state.value : '',
    onText: state.set,
    onLeave: state.leave,
  })
  return <NumberLine state={state} number={number} before={before} after={after} input={input} />
}

type NumberLineProps = Pick<NumberFieldProps, 'before' | 'after' | 'input'> & {
  state: Pick<FormFieldState<unknown>, 'field' | 'toControl'>
  number: TypedNumber
}

function NumberLine({ state, number, before, after, input }: NumberLineProps) {
  const { field, toControl } = state
  return (
    <Field {...field} error={number.notice ?? field.error}>
      {(control) => (
        <InputGroup before={before} after={after}>
          <NumberInput {...toControl(control)} {...input} {...number.input} />
        </InputGroup>
      )}
    </Field>
  )
}

const textsByForm = new WeakMap<Control, Map<string, string>>()

function getUnreadTexts(form: Control): Map<string, string> {
  const texts = textsByForm.get(form) ?? new Map<string, string>()
  textsByForm.set(form, texts)
  return texts
}
