import { roundTo } from '@/domain/money/decimal.ts'
import type { ErrorFigures, GroupFigures, Judgment } from '@/domain/valuation/judge-model.ts'
import { formatSaleDay } from '@/domain/valuation/sale-day.ts'
import type { SkippedRows } from './read-sales.ts'

/** Figures in percent, but counts, prices, dates and seconds. */
export type ValuationReport = ErrorFigures & {
  until: string
  unit: 'percent'
  trained: number
  /** Older sales that training left out. */
  unused: number
  judged: number
  coverage: number
  rangeWidth: number
  tenthsBy: 'estimated price'
  tenths: (GroupFigures & { from: number; to: number })[]
  dateTenths: (Omit<GroupFigures, 'from' | 'to'> & { from: string; to: string })[]
  comparablesOnly: ErrorFigures
  skipped: SkippedRows[]
  seconds: number
}

type Run = { until: number; skipped: SkippedRows[]; seconds: number }

export function toReport(judgment: Judgment, { until, skipped, seconds }: Run): ValuationReport {
  return {
    until: formatSaleDay(until),
    unit: 'percent',
    trained: judgment.trained,
    unused: judgment.unused,
    judged: judgment.judged,
    ...toErrorFigures(judgment),
    coverage: toPercent(judgment.coverage),
    rangeWidth: toPercent(judgment.rangeWidth),
    tenthsBy: 'estimated price',
    tenths: judgment.tenths.map((group) => ({
      ...toGroupFigures(group),
      from: Math.round(group.from),
      to: Math.round(group.to),
    })),
    dateTenths: judgment.dateTenths.map((group) => ({
      ...toGroupFigures(group),
      from: formatSaleDay(group.from),
      to: formatSaleDay(group.to),
    })),
    comparablesOnly: toErrorFigures(judgment.comparablesOnly),
    skipped,
    seconds: roundTo(seconds, 1),
  }
}

export function toTable(report: ValuationReport): string[] {
  const { comparablesOnly: others } = report
  const price = (value: number) => value.toLocaleString('en')
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell, at) => String(cell).padStart(at === 0 ? 25 : 14)).join('')
  return [
    `Trained on ${price(report.trained)} sales before ${report.until}, judged on ${price(report.judged)} from then on.`,
    ...(report.unused > 0 ? [`${price(report.unused)} older sales were not needed.`] : []),
    ...report.skipped.map(
      ({ reason, rows, row }) => `Skipped: ${price(rows)} rows, as row ${row} ${reason}.`,
    ),
    '',
    `Median error          ${report.medianError} %   (eight comparables alone: ${others.medianError} %)`,
    `Bias, median          ${report.bias} %   (${others.bias} %)`,
    `Bias, mean            ${report.meanBias} %   (${others.meanBias} %)`,
    `Range holds           ${report.coverage} %   (meant: 80 %)`,
    `Width of the range    ${report.rangeWidth} % of the estimate`,
    '',
    `Tenths by ${report.tenthsBy}:`,
    line(['from – to', 'sales', 'median error', 'bias', 'range holds']),
    ...report.tenths.map(({ from, to, count, medianError, bias, coverage }) =>
      line([`${price(from)} – ${price(to)}`, count, medianError, bias, coverage]),
    ),
    '',
    'Tenths by date:',
    line(['from – to', 'sales', 'median error', 'bias', 'range holds']),
    ...report.dateTenths.map(({ from, to, count, medianError, bias, coverage }) =>
      line([`${from} – ${to}`, count, medianError, bias, coverage]),
    ),
    '',
    `${report.seconds} s`,
  ]
}

function toErrorFigures({ medianError, bias, meanBias }: ErrorFigures): ErrorFigures {
  return {
    medianError: toPercent(medianError),
    bias: toPercent(bias),
    meanBias: toPercent(meanBias),
  }
}

function toGroupFigures({ count, medianError, bias, coverage }: GroupFigures) {
  return {
    count,
    medianError: toPercent(medianError),
    bias: toPercent(bias),
    coverage: toPercent(coverage),
  }
}

function toPercent(share: number): number {
  return roundTo(share * 100, 2)
}
