import { Download } from 'lucide'
import type { Text } from '@/client/text/text.ts'
import { Accordion, AccordionItem } from '@/design-system/accordion/accordion.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { BarChart } from '@/design-system/chart/bar-chart.tsx'
import { DataTable } from '@/design-system/data-table/data-table.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { MortgageYear } from '@/domain/money/mortgage.ts'
import { type MortgageHeads, monthNumber } from '@/domain/money/mortgage-csv.ts'
import { toLocale } from '@/domain/money/number-format.ts'

type MortgagePlanProps = Text & {
  plan: readonly MortgageYear[]
  /** Data URL of the CSV file. */
  file: string
}

/** Repayment plan as a chart, by year, by month, and as a CSV file. */
export function AmortizationTable({ plan, file, language, t, formats }: MortgagePlanProps) {
  const amount = formats.wholeSum
  return (
    <section aria-labelledby="mortgage-plan" className="mt-12 border-t border-line pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="mortgage-plan" className="type-display text-xl text-ink">
          {t('tools.mortgage.plan')}
        </h2>
        <a
          href={file}
          download="mortgage-plan.csv"
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          <Icon of={Download} />
          {t('tools.mortgage.csv')}
        </a>
      </div>
      <BarChart
        title={t('tools.mortgage.byYear')}
        series={[t('tools.mortgage.repaid'), t('tools.mortgage.interest')]}
        points={plan.map(({ year, principal_amount, interest_paid }) => ({
          key: String(year),
          label: String(year),
          values: [principal_amount, interest_paid],
        }))}
        format={amount}
        labels={{ table: t('tools.mortgage.asTable'), point: t('tools.mortgage.year') }}
      />
      <h3 className="mt-10 mb-3 text-base font-semibold text-ink">{t('tools.mortgage.byMonth')}</h3>
      <Accordion>
        {plan.map((year) => (
          <AccordionItem
            key={year.year}
            level={4}
            title={
              <span className="figures flex flex-wrap gap-x-6">
                <span>{year.year}</span>
                <span className="font-normal text-ink-muted">
                  {t('tools.mortgage.balance')}: <bdi>{amount(year.remaining_balance)}</bdi>
                </span>
              </span>
            }
          >
            <MonthTable year={year} language={language} t={t} amount={amount} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}

/** Column headers of the CSV file. */
export function mortgageHeads(t: Text['t']): MortgageHeads {
  return {
    month: t('tools.mortgage.month'),
    repaid: t('tools.mortgage.repaid'),
    interest: t('tools.mortgage.interest'),
    balance: t('tools.mortgage.balance'),
  }
}

type MonthTableProps = Pick<Text, 't' | 'language'> & {
  year: MortgageYear
  amount: (value: number) => string
}

function MonthTable({ year, language, t, amount }: MonthTableProps) {
  const names = new Intl.DateTimeFormat(toLocale(language), {
    month: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  const formatMonth = (month: MortgageYear['monthly_totals'][number]['month']) =>
    names.format(Date.UTC(year.year, monthNumber(month) - 1))
  return (
    <DataTable
      caption={String(year.year)}
      captionHidden
      columns={[
        { key: 'month', head: t('tools.mortgage.month'), cell: ({ month }) => formatMonth(month) },
        {
          key: 'repaid',
          head: t('tools.mortgage.repaid'),
          numeric: true,
          cell: (row) => amount(row.principal_amount),
        },
        {
          key: 'interest',
          head: t('tools.mortgage.interest'),
          numeric: true,
          cell: (row) => amount(row.payable_interest),
        },
        {
          key: 'balance',
          head: t('tools.mortgage.balance'),
          numeric: true,
          cell: (row) => amount(row.remaining_balance),
        },
      ]}
      rows={year.monthly_totals}
      rowKey={({ month }) => month}
    />
  )
}
