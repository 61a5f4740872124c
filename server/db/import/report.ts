import { closeSync, openSync, writeSync } from 'node:fs'
import { csvHead, csvLine, csvText } from '@/domain/text/csv.ts'
import { delimiterName } from './csv-header.ts'
import type { ImportResult, MissingCounts, RejectedRow } from './import-listings.ts'
import type { MissingListing } from './missing-listings.ts'

export type Rejects = {
  add(row: RejectedRow): void
  addMissing(listing: MissingListing): void
  /** The first cells only; `groups` counts all. */
  shown: readonly string[]
  groups: ReadonlyMap<string, FaultGroup>
  /** The first missing homes only. */
  missing: readonly string[]
  path: string | undefined
  close(): void
}

/** Faults of one column with one reason. */
type FaultGroup = { count: number; rows: number[]; example: string }

/** Memory holds only the first few cells of each group. */
export function openRejects(path: string | undefined): Rejects {
  const file = openLines(path)
  file.write(csvHead(COLUMNS))
  const shown: string[] = []
  const missing: string[] = []
  const groups = new Map<string, FaultGroup>()
  return {
    path,
    shown,
    groups,
    missing,
    add({ row, externalId, faults }) {
      for (const { field, column, value, reason } of faults) {
        file.write(rowLine([String(row), externalId, field, column, value, reason]))
        if (shown.length < MAX_SHOWN) shown.push(cellLine(row, { field, column, value, reason }))
        const key = `${place({ field, column })}: ${reason.replace(/\d+/g, '…')}`
        const group = groups.get(key) ?? { count: 0, rows: [], example: excerpt(value) }
        group.count++
        if (group.rows.length < MAX_ROWS) group.rows.push(row)
        if (group.count > 1 || groups.size < MAX_GROUPS) groups.set(key, group)
      }
    },
    addMissing({ external_id, title }) {
      file.write(rowLine(['', external_id, '', '', title, MISSING]))
      if (missing.length < MAX_SHOWN) missing.push(`${external_id}${excerpt(title)}`)
    },
    close: file.close,
  }
}

/** Up to twenty cells one by one, more by column and reason. */
export function faultSummary({ shown, groups, path }: Rejects): string[] {
  if (shown.length === 0) return []
  const counted = [...groups].sort(([, a], [, b]) => b.count - a.count)
  const all = counted.reduce((sum, [, { count }]) => sum + count, 0)
  return [
    'Rejected:',
    ...(all > shown.length ? counted.map(groupLine) : shown).map((line) => `  ${line}`),
    path === undefined
      ? 'All of them go into a file with --report rejected.csv'
      : `All of them are in ${path}`,
  ]
}

export function missingSummary({ missing }: Rejects): string[] {
  if (missing.length === 0) return []
  return [`${MISSING[0]?.toUpperCase()}${MISSING.slice(1)}:`, ...missing.map((it) => `  ${it}`)]
}

export function resultLines(result: ImportResult, isDryRun: boolean): string[] {
  const { rows, added, changed, unchanged, skipped, rejected, made, seconds, isComplete } = result
  const perSecond = Math.round(rows / Math.max(seconds, 0.001))
  return [
    ...(result.delimiter === undefined ? [] : [detectedLine(result.delimiter)]),
    ...(made.length > 0 ? [`${isDryRun ? 'To be made' : 'Made'}: ${made.join(', ')}`] : []),
    `${isDryRun ? 'Dry run, nothing written' : 'Imported'}: ${rows} rows in ${seconds.toFixed(1)} s (${perSecond} a second)`,
    `  ${isDryRun ? 'would be added' : 'added'} ${added}, changed ${changed}, unchanged ${unchanged}, skipped ${skipped}, rejected ${rejected}`,
    ...(result.missing ? missingLines(result.missing, isDryRun) : []),
    ...(isComplete ? [] : ['Stopped before the end of the file; run it again to go on from here']),
  ]
}

function detectedLine(delimiter: string): string {
  const mark = JSON.stringify(delimiter)
  return `Read as separated by ${delimiterName(delimiter)}; "delimiter": ${mark} in the map makes that certain`
}

function missingLines({ count, offered, withdrawn, refusal }: MissingCounts, isDryRun: boolean) {
  if (count === 0) return []
  const found = `  no longer in the file ${count} of ${Math.max(offered, count)} homes on the market`
  if (refusal) return [`${found}; none withdrawn: ${refusal}`]
  if (withdrawn === 0) return [`${found}; --withdraw-missing takes them off it`]
  return [`${found}; ${isDryRun ? 'would be withdrawn' : 'withdrawn'} ${withdrawn}`]
}

const COLUMNS = ['row', 'external_id', 'field', 'column', 'value', 'reason']
const MISSING = 'no longer in the file'
const MAX_SHOWN = 20
const MAX_GROUPS = 50
const MAX_ROWS = 5
const LONGEST_VALUE = 60
const BUFFERED = 65_536

function cellLine(
  row: number,
  { field, column, value, reason }: RejectedRow['faults'][number],
): string {
  const where = place({ field, column })
  return `row ${row}${where && `, ${where}`}:${excerpt(value)} ${reason}`
}

function groupLine([key, { count, rows, example }]: [string, FaultGroup]): string {
  const first = rows.join(', ')
  const more = count > rows.length ? ', …' : ''
  const such = example && `, such as${example}`
  return `${count} × ${key.replace(/^: /, '')} (rows ${first}${more}${such})`
}

function place({ field, column }: { field: string; column: string }): string {
  if (!column) return field
  return field ? `${field} (column ${column})` : `column ${column}`
}

function excerpt(value: string): string {
  const cut = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value
  return value && ` "${cut}"`
}

function rowLine(cells: readonly string[]): string {
  return csvLine(cells.map(csvText))
}

function openLines(path: string | undefined) {
  let file = path === undefined ? undefined : openSync(path, 'w')
  let waiting = ''
  const flush = () => {
    if (file !== undefined) writeSync(file, waiting)
    waiting = ''
  }
  return {
    write(line: string) {
      if (file !== undefined) waiting += line
      if (waiting.length > BUFFERED) flush()
    },
    close() {
      flush()
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}
