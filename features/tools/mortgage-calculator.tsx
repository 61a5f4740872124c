import type { ReactNode } from 'react'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { type MortgageTotals, mortgageBounds, mortgageTotals } from '@/domain/money/mortgage.ts'
import { toTypedNumber } from '@/domain/money/parse-number.ts'
import { MAX_TYPED_NUMBER, type MortgageAsked } from '@/domain/web/mortgage-query.ts'
import { routes } from '@/domain/web/routes.ts'
import { Price } from '@/features/listing-card/price.tsx'
import { NumberNotice } from '@/features/shell/forms/number-notice.tsx'

export type MortgageCalculatorProps = Text & {
  asked: MortgageAsked
  href: (path: string) => string
  /** Repayment plan, or the way to unlock it. */
  children?: ReactNode
}

/** Mortgage calculator as a plain form; the URL holds the values. */
export function MortgageCalculator({ asked, href, children, ...text }: MortgageCalculatorProps) {
  const { t } = text
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <header className="mb-8 max-w-text">
        <h1 className="type-display text-display text-ink">{t('tools.mortgage.pageTitle')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('tools.mortgage.pageLead')}</p>
      </header>
      <div className="grid gap-8 grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-start">
        <form
          action={href(routes.mortgage())}
          aria-label={t('tools.mortgage.pageTitle')}
          className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-1"
        >
          {fields.map((field) => (
            <FigureField key={field.name} {...field} asked={asked} href={href} {...text} />
          ))}
          <button
            type="submit"
            className={buttonStyles({ size: 'lg', className: 'sm:col-span-2 lg:col-span-1' })}
          >
            {t('tools.mortgage.calculate')}
          </button>
        </form>
        {asked.input ? (
          <Result totals={mortgageTotals(asked.input)} asked={asked} {...text} />
        ) : (
          <p role="alert" className="rounded-lg border border-line bg-surface p-6 text-ink-muted">
            {t('tools.mortgage.fix')}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}

const fields = [
  { name: 'price', label: 'tools.mortgage.price', inputMode: 'decimal' },
  { name: 'down', label: 'tools.mortgage.downPayment', inputMode: 'decimal' },
  { name: 'rate', label: 'tools.mortgage.interestRate', inputMode: 'decimal' },
  { name: 'years', label: 'tools.mortgage.term', inputMode: 'numeric' },
] as const

type FigureFieldProps = Pick<Text, 't' | 'formats'> &
  Pick<MortgageCalculatorProps, 'asked' | 'href'> &
  (typeof fields)[number]

function FigureField({ name, label, inputMode, asked, href, t, formats }: FigureFieldProps) {
  const fault = asked.faults[name]
  const unread = asked.unread[name]
  const notice = unread && (
    <NumberNotice
      reading={unread}
      rules={asked.rules[name]}
      choice={(value, words) => (
        <a
          key={value}
          href={href(routes.mortgage({ ...asked.typed, [name]: toTypedNumber(value) }))}
          className={buttonStyles({ size: 'sm', variant: 'secondary' })}
        >
          {words}
        </a>
      )}
      t={t}
      formats={formats}
    />
  )
  const bounds = name === 'rate' || name === 'years' ? mortgageBounds[name] : { least: 0, most: 0 }
  return (
    <Field
      id={`mortgage-${name}`}
      label={t(label)}
      error={notice ?? (fault && t(`tools.mortgage.${fault}`, bounds))}
    >
      {({ required: _, ...control }) => (
        <Input
          {...control}
          // Resets unsent input when new results arrive.
          key={asked.typed[name]}
          name={name}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={MAX_TYPED_NUMBER}
          defaultValue={asked.typed[name]}
          className="figures"
        />
      )}
    </Field>
  )
}

type ResultProps = Text & { totals: MortgageTotals; asked: MortgageAsked }

function Result({ totals, asked, t, formats }: ResultProps) {
  const sums = [
    ['tools.mortgage.principal', totals.principal_amount],
    ['tools.mortgage.downPayment', totals.down_payment],
    ['tools.mortgage.interest', totals.payable_interest],
    ['tools.mortgage.total', totals.total_amount],
  ] as const
  const { interestRate: rate = 0, termYears: count = 0 } = asked.input ?? {}
  return (
    <section
      aria-label={t('tools.mortgage.title')}
      className="rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <p className="text-ink-muted">{t('tools.mortgage.monthly')}</p>
      <p className="type-display figures mt-2 text-display text-ink">
        <Price amount={totals.monthly_emi} formats={formats} />
      </p>
      <dl className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-10 gap-y-3">
        {sums.map(([term, amount]) => (
          <div
            key={term}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2"
          >
            <dt className="text-ink-muted">{t(term)}</dt>
            <dd className="figures font-medium text-ink">
              <Price amount={amount} formats={formats} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-muted">
        {t('tools.mortgage.terms', { rate: formats.number(rate), count })}{' '}
        {t('tools.mortgage.note')}
      </p>
    </section>
  )
}
