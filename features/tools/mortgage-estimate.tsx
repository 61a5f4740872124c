'use client'

import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { type MortgageInput, mortgageBounds, mortgageTotals } from '@/domain/money/mortgage.ts'
import { type NumberReading, parseNumber, toTypedNumber } from '@/domain/money/parse-number.ts'
import { type MortgageTyped, mortgageRules } from '@/domain/web/mortgage-query.ts'
import { Price } from '@/features/listing-card/price.tsx'
import { NumberChoice } from '@/features/shell/forms/number-choice.tsx'
import { moneyRules, NumberNotice } from '@/features/shell/forms/number-notice.tsx'

/** Monthly cost of a home. The initial values work without scripts. */
export function MortgageEstimate({ price }: { price: number }) {
  const { t, formats, language } = useText()
  const rules = mortgageRules(moneyRules({ formats, language }))
  const [typed, setTyped] = useState<Typed>({
    down: String(Math.round(price * USUAL.downShare)),
    rate: String(USUAL.interestRate),
    years: String(USUAL.termYears),
  })
  const readings = {
    down: parseNumber(typed.down || '0', rules.down),
    rate: parseNumber(typed.rate || String(USUAL.interestRate), rules.rate),
    years: parseNumber(typed.years || String(USUAL.termYears), rules.years),
  }
  const terms = getTerms(price, readings)
  const totals = mortgageTotals(terms)
  const error = (name: keyof Typed) => {
    const reading = readings[name]
    if ('value' in reading) {
      const isTooMuchDown = name === 'down' && reading.value >= price
      return isTooMuchDown ? t('tools.mortgage.tooMuchDown') : undefined
    }
    return (
      <NumberNotice
        reading={reading}
        rules={rules[name]}
        choice={(value, words) => (
          <NumberChoice
            key={value}
            onChoose={() => setTyped({ ...typed, [name]: toTypedNumber(value) })}
          >
            {words}
          </NumberChoice>
        )}
        t={t}
        formats={formats}
      />
    )
  }
  return (
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <p aria-live="polite">
        <span className="text-sm text-ink-muted">{t('tools.mortgage.monthly')}</span>
        <span className="type-display figures mt-1 block text-xl text-ink">
          <Price amount={totals.monthly_emi} formats={formats} />
        </span>
      </p>
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4 noscript:hidden">
        {fields.map(({ name, label, inputMode }) => (
          <Field key={name} label={t(label)} error={error(name)}>
            {(control) => (
              <InputGroup>
                <Input
                  {...control}
                  size="sm"
                  inputMode={inputMode}
                  autoComplete="off"
                  value={typed[name]}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                  className="figures"
                />
              </InputGroup>
            )}
          </Field>
        ))}
      </div>
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-8 gap-y-3 text-sm">
        <Sum term={t('tools.mortgage.principal')} amount={totals.principal_amount} />
        <Sum term={t('tools.mortgage.downPayment')} amount={totals.down_payment} />
        <Sum term={t('tools.mortgage.interest')} amount={totals.payable_interest} />
        <Sum term={t('tools.mortgage.total')} amount={totals.total_amount} />
      </dl>
      <p className="mt-5 text-sm text-ink-muted">
        {t('tools.mortgage.terms', { rate: terms.interestRate, count: terms.termYears })}{' '}
        {t('tools.mortgage.note')}
      </p>
    </div>
  )
}

type Typed = Omit<MortgageTyped, 'price'>

const fields = [
  { name: 'down', label: 'tools.mortgage.downPayment', inputMode: 'numeric' },
  { name: 'rate', label: 'tools.mortgage.interestRate', inputMode: 'decimal' },
  { name: 'years', label: 'tools.mortgage.term', inputMode: 'numeric' },
] as const

/** Defaults: 20 % down, 30 years, and an average interest rate of recent years. */
const USUAL = { downShare: 0.2, interestRate: 5.5, termYears: 30 }

function Sum({ term, amount }: { term: string; amount: number }) {
  const { formats } = useText()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="figures font-medium text-ink">
        <Price amount={amount} formats={formats} />
      </dd>
    </div>
  )
}

/** Clamps values to the allowed range; the defaults stand in for what is not read. */
function getTerms(price: number, read: Record<keyof Typed, NumberReading>): MortgageInput {
  const { rate: rates, years: terms } = mortgageBounds
  const years = Math.round(numberOr(USUAL.termYears, read.years))
  return {
    loanAmount: price,
    downPayment: Math.min(numberOr(0, read.down), price),
    interestRate: Math.min(numberOr(USUAL.interestRate, read.rate), rates.most),
    termYears: Math.min(Math.max(terms.least, years), terms.most),
  }
}

function numberOr(usual: number, reading: NumberReading): number {
  return 'value' in reading ? reading.value : usual
}
