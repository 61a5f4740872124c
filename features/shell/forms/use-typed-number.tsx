import { type ReactNode, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import type { NumberInputProps } from '@/design-system/number-input/number-input.tsx'
import { isPlainNumber } from '@/domain/money/digit-groups.ts'
import { type NumberRules, parseNumber } from '@/domain/money/parse-number.ts'
import { NumberChoice } from './number-choice.tsx'
import { NumberNotice } from './number-notice.tsx'

type TypedNumberOptions = {
  rules: Omit<NumberRules, 'locale'>
  value: number | undefined
  /** `unread` is the text, if it is not a number yet; '' once the field is empty. */
  onChange: (value: number | undefined, unread: string) => void
  onLeave?: (() => void) | undefined
  /** Text typed earlier that was not read. */
  unread?: string | undefined
}

export type TypedNumber = {
  /** Reason why the text is not read, once the field was left; or a question. */
  notice: ReactNode
  input: Pick<
    NumberInputProps,
    'value' | 'typed' | 'onTyped' | 'onValueChange' | 'onBlur' | 'locale' | 'min' | 'max'
  > & { fractionDigits: number }
}

/** State of a NumberInput whose text stays until it is read. */
export function useTypedNumber(options: TypedNumberOptions): TypedNumber {
  const { value, onChange, onLeave, unread } = options
  const { t, formats, language } = useText()
  const rules: NumberRules = { ...options.rules, locale: language }
  const [typed, setTyped] = useState<string | null>(unread || null)
  const [isLeft, setLeft] = useState(Boolean(unread))
  const reading = typed?.trim() ? parseNumber(typed, rules) : undefined
  const meant = reading && 'value' in reading ? reading.value : undefined
  // A question is asked at once, so that Tab leads to its answers.
  const isAnnounced = reading !== undefined && (isLeft || 'question' in reading)
  const put = (next: number) => {
    setTyped(null)
    onChange(next, '')
  }
  return {
    notice:
      isAnnounced && !('value' in reading) && value === undefined ? (
        <NumberNotice
          reading={reading}
          rules={rules}
          choice={(choice, words) => (
            <NumberChoice key={choice} onChoose={() => put(choice)}>
              {words}
            </NumberChoice>
          )}
          t={t}
          formats={formats}
        />
      ) : undefined,
    input: {
      value,
      // A value from elsewhere, such as a restored draft, replaces the text.
      typed: value === undefined || meant === value ? typed : null,
      locale: language,
      min: rules.isSigned ? undefined : 0,
      max: rules.most,
      fractionDigits: rules.decimals ?? 0,
      onTyped(text) {
        setTyped(text)
        const next = text.trim() ? parseNumber(text, rules) : undefined
        const read = next && 'value' in next ? next.value : undefined
        if (!next || read !== undefined) setLeft(false)
        onChange(read, read === undefined ? text.trim() : '')
      },
      onValueChange: put,
      onBlur() {
        setLeft(typed !== null)
        if (meant !== undefined && meant !== value) onChange(meant, '')
        if (meant !== undefined || !typed?.trim()) setTyped(null)
        onLeave?.()
      },
    },
  }
}

type TypedTextOptions = Pick<TypedNumberOptions, 'rules' | 'onLeave'> & {
  /** The number as text, or text that is not read. */
  text: string
  onText: (text: string) => void
}

/** As `useTypedNumber`, for forms that hold numbers as text. */
export function useTypedText({ text, onText, ...rest }: TypedTextOptions): TypedNumber {
  const isRead = isPlainNumber(text)
  return useTypedNumber({
    ...rest,
    value: isRead ? Number(text) : undefined,
    unread: isRead ? '' : text.replace(/\?$/, ''),
    onChange(value, unread) {
      // Tells "1.500", which has two readings, from the number 1.5.
      const kept = isPlainNumber(unread) ? `${unread}?` : unread
      onText(value === undefined ? kept : String(value))
    },
  })
}
