import { type ChangeEvent, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { type NumberReading, parseNumber, toTypedNumber } from '@/domain/money/parse-number.ts'
import { isUnreadAmount } from '@/domain/search/amount-names.ts'
import { amountRules, type UnreadAmounts } from '@/domain/search/typed-amounts.ts'
import { NumberChoice } from '@/features/shell/forms/number-choice.tsx'
import { moneyRules, NumberNotice } from '@/features/shell/forms/number-notice.tsx'
import { type AmountFieldProps, AmountInput } from './filter-controls.tsx'

type LiveAmountFieldProps = AmountFieldProps & {
  unread: UnreadAmounts | undefined
  /** The form was submitted before this field replaced the server's. */
  wasSubmitted: boolean
}

/** Minimum or maximum of a filter, which says why a text is not read. */
export function LiveAmountField(props: LiveAmountFieldProps) {
  const { name, label, value, unread, wasSubmitted } = props
  const { t, formats, language } = useText()
  const rules = amountRules(name, moneyRules({ formats, language }))
  const ref = useRef<HTMLInputElement>(null)
  const text = value === null ? (unread?.[name] ?? '') : ''
  const [reading, setReading] = useState(() => (text ? parseNumber(text, rules) : null))
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    // Another search writes its own text.
    setShown(value)
    setReading(null)
  }
  const settle = (input: HTMLInputElement) => {
    const typed = input.value.trim()
    const next: NumberReading | null = typed ? parseNumber(typed, rules) : null
    // Written as the form reads it, before the form does.
    if (next && 'value' in next && isUnreadAmount(name, typed)) {
      input.value = toTypedNumber(next.value)
    }
    setReading(next)
  }
  const apply = () => ref.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setReading(null)
    const isTakenOver = !nativeEvent.isTrusted
    if (isTakenOver && (wasSubmitted || document.activeElement !== target)) queueMicrotask(apply)
  }
  const notice = reading && !('value' in reading) && (
    <NumberNotice
      reading={reading}
      rules={rules}
      choice={(choice, words) => (
        <NumberChoice
          key={choice}
          onChoose={() => {
            if (ref.current) ref.current.value = toTypedNumber(choice)
            apply()
          }}
        >
          {words}
        </NumberChoice>
      )}
      t={t}
      formats={formats}
    />
  )
  return (
    <Field label={label} error={notice}>
      {(control) => (
        <AmountInput
          {...control}
          ref={ref}
          name={name}
          defaultValue={text || (value ?? '')}
          onChange={change}
          onBlur={({ currentTarget }) => settle(currentTarget)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && settle(currentTarget)}
        />
      )}
    </Field>
  )
}
