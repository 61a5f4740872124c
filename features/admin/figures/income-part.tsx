import type { Figures, Income } from '@/client/api/admin/figures.ts'
import { useText } from '@/client/text/text-context.tsx'
import { LineChart } from '@/design-system/chart/line-chart.tsx'
import { DataTable } from '@/design-system/data-table/data-table.tsx'
import { FigureSection, type FigureTable } from './figure-section.tsx'
import { pointWords } from './point-words.ts'
import type { FigurePart } from './use-figures.ts'

type IncomePartProps = {
  part: FigurePart<Income[]>
  /** Undefined until the points are known. */
  period: Figures['period'] | undefined
}

/** Payments and refunds by currency and package. */
export function IncomePart({ part, period }: IncomePartProps) {
  const { t } = useText()
  return (
    <FigureSection
      title={t('admin.figures.income')}
      hint={t('admin.figures.incomeHint')}
      part={part}
      file="income"
      toTable={(currencies): FigureTable | null =>
        currencies.length === 0
          ? null
          : {
              heads: [
                t('admin.figures.currency'),
                t('admin.figures.package'),
                t('admin.figures.payments'),
                t('admin.figures.paid'),
                t('admin.figures.refunded'),
              ],
              rows: currencies.flatMap(({ currency, packages }) =>
                packages.map(({ name, payments, paid, refunded }) => [
                  currency,
                  name,
                  payments,
                  paid,
                  refunded,
                ]),
              ),
            }
      }
    >
      {(currencies) =>
        currencies.length === 0 ? (
          <p className="text-ink-muted">{t('admin.figures.incomeNone')}</p>
        ) : (
          <div className="flex flex-col gap-8">
            {currencies.map((income) => (
              <CurrencyIncome key={income.currency} income={income} period={period} />
            ))}
          </div>
        )
      }
    </FigureSection>
  )
}

type CurrencyIncomeProps = { income: Income } & Pick<IncomePartProps, 'period'>

function CurrencyIncome({ income, period }: CurrencyIncomeProps) {
  const text = useText()
  const { t, formats } = text
  const { currency, paid, refunded, paid_counts, refunded_counts, packages } = income
  const money = (amount: number) => formats.money(amount, currency)
  const hasPoints = period?.starts.length === paid_counts.length
  return (
    <div className="min-w-0">
      <p className="figures mb-4">
        <span className="font-medium">{money(paid)}</span>
        {refunded > 0 ? (
          <span className="text-ink-muted">
            {` · ${t('admin.figures.refundedSum', { amount: money(refunded) })}`}
          </span>
        ) : null}
      </p>
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
        {hasPoints ? (
          <LineChart
            title={t('admin.figures.chart.income', { currency })}
            fromZero
            series={[t('admin.figures.paid'), t('admin.figures.refunded')]}
            points={pointWords(period, text).map((words, at) => ({
              ...words,
              values: [paid_counts[at] ?? 0, refunded_counts[at] ?? 0],
            }))}
            format={money}
            formatTick={(value) => formats.number(value)}
            labels={{
              table: t('admin.figures.table'),
              point: t(`admin.figures.unit.${period.unit}`),
            }}
          />
        ) : null}
        <DataTable
          caption={t('admin.figures.byPackage')}
          columns={[
            { key: 'name', head: t('admin.figures.package'), cell: ({ name }) => name },
            {
              key: 'payments',
              head: t('admin.figures.payments'),
              numeric: true,
              cell: ({ payments }) => formats.number(payments),
            },
            {
              key: 'paid',
              head: t('admin.figures.paid'),
              numeric: true,
              cell: (row) => money(row.paid),
            },
            {
              key: 'refunded',
              head: t('admin.figures.refunded'),
              numeric: true,
              cell: (row) => money(row.refunded),
            },
          ]}
          rows={packages}
          rowKey={({ name }) => name}
        />
      </div>
    </div>
  )
}
