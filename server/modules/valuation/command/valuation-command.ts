import { parseArgs } from 'node:util'
import { judgeModel } from '@/domain/valuation/judge-model.ts'
import type { Sale } from '@/domain/valuation/sale.ts'
import { formatSaleDay, toSaleDay } from '@/domain/valuation/sale-day.ts'
import { MIN_SALES } from '@/domain/valuation/train-model.ts'
import { readSales } from './read-sales.ts'
import { toReport, toTable } from './valuation-report.ts'

const USAGE = `npm run valuation -- <sales.csv> --until <yyyy-mm-dd> [--json]

  --until  the model learns from the sales before this day, and is judged on those from it on
  --json   prints the figures as JSON, in percent

The file needs the columns date, price, lat, long and sqft_living. It may have bedrooms, bathrooms,
sqft_lot, floors, waterfront, view, condition, grade, sqft_basement, yr_built, yr_renovated,
sqft_living15 and sqft_lot15. An estimate uses only sales of earlier days. See docs/valuation.md.`

/**
 * `npm run valuation`. Exit code: 0 with figures, 1 if the sales do not allow any, 2 for wrong
 * usage. An unreadable file throws an Error that says what to do.
 */
export async function runValuation(
  parameters: string[],
  { say, complain }: { say(line: string): void; complain(line: string): void },
): Promise<number> {
  const call = readCall(parameters)
  if ('fault' in call) {
    complain(`${call.fault}\n\n${USAGE}`)
    return 2
  }
  const { file, options } = call
  const until = parseDay(options.until)
  if (options.help) {
    say(USAGE)
    return 0
  }
  if (!file || until === undefined) {
    if (file && options.until) complain(`--until ${options.until} is not a day as yyyy-mm-dd.\n`)
    complain(USAGE)
    return 2
  }
  const began = performance.now()
  const { sales, skipped } = await readSales(file)
  const problem = findProblem(sales, until)
  if (problem) {
    complain(problem)
    for (const { reason, rows, row } of skipped) {
      complain(`Skipped: ${rows} rows, as row ${row} ${reason}.`)
    }
    return 1
  }
  const judgment = judgeModel(sales, until)
  const seconds = (performance.now() - began) / 1000
  const report = toReport(judgment, { until, skipped, seconds })
  if (options.json) say(JSON.stringify(report, null, 2))
  else for (const line of toTable(report)) say(line)
  return 0
}

function findProblem(sales: readonly Sale[], until: number): string | undefined {
  const before = sales.filter(({ day }) => day < until).length
  const date = formatSaleDay(until)
  if (sales.length === 0) return 'The file has no sales.'
  if (before < MIN_SALES) {
    return `There are ${before} sales before ${date}; the model needs ${MIN_SALES}. Choose a later --until.`
  }
  if (before === sales.length) {
    const newest = Math.max(...sales.map(({ day }) => day))
    return `There are no sales from ${date} on to judge by; the newest is of ${formatSaleDay(newest)}. Choose an earlier --until.`
  }
  return undefined
}

function readCall(parameters: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        until: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return { file: positionals[0], options: values }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

function parseDay(text: string | undefined): number | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const moment = new Date(text)
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
  return isReal ? toSaleDay(moment) : undefined
}
