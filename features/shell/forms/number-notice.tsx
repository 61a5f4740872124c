import type { ReactNode } from 'react'
import type { Text } from '@/client/text/text.ts'
import type { NumberProblem, NumberReading, NumberRules } from '@/domain/money/parse-number.ts'
import { currencyExponent } from '@/domain/money/price.ts'

type Words = Pick<Text, 't' | 'formats'>

/** Rules for money in major units; `currency` where it may not be the site's. */
export function moneyRules(
  { formats, language }: Pick<Text, 'formats' | 'language'>,
  currency = formats.currency,
) {
  return {
    kind: 'money',
    locale: language,
    currency,
    symbol: currency === formats.currency ? formats.currencySymbol : undefined,
    decimals: currencyExponent(currency),
    most: MAX_PRICE,
  } as const
}

/** Larger numbers lose cents to floating point. */
const MAX_PRICE = 1e12

type Unread = Exclude<NumberReading, { value: number }>

/** Why a text is not read, in words. */
export function unreadText(reading: Unread, rules: NumberRules, words: Words): string {
  if ('problem' in reading) return problemText(reading.problem, rules, words)
  const [first, second] = reading.question.map((value) => words.formats.number(value, 3))
  return words.t('shell.number.question', { first: first ?? '', second: second ?? '' })
}

function problemText(problem: NumberProblem, rules: NumberRules, { t, formats }: Words): string {
  const { decimals = 0, unit = '', currency = formats.currency, most = 0 } = rules
  if (problem === 'decimals' && decimals === 0) return t('shell.number.whole')
  return t(`shell.number.${problem}`, {
    count: decimals,
    most: formats.number(most),
    unit,
    currency,
    example: formats.number(EXAMPLES[rules.kind]),
  })
}

const EXAMPLES = { money: 450_000, count: 3, measure: 85.5, rate: 4.5 }

type NumberNoticeProps = Words & {
  reading: Unread
  rules: NumberRules
  /** Renders the button or link of a reading. */
  choice: (value: number, words: ReactNode) => ReactNode
}

/** Reason why a text is not read, or its two readings to choose from. */
export function NumberNotice({ reading, rules, choice, t, formats }: NumberNoticeProps) {
  const text = unreadText(reading, rules, { t, formats })
  if ('problem' in reading) return text
  return (
    <>
      {text}
      <span className="mt-1.5 flex flex-wrap gap-2">
        {reading.question.map((value) =>
          choice(value, <bdi className="figures wrap-anywhere">{formats.number(value, 3)}</bdi>),
        )}
      </span>
    </>
  )
}
