import { closeSync, openSync, writeSync } from 'node:fs'
import { csvHead, csvLine, csvText } from '@/domain/web/csv.ts'
import type { ImportResult, RejectedRow } from './import-listings.ts'

export type Rejects = {
  add(row: RejectedRow): void
  /** The first cells only; `reasons` counts all. */
  shown: readonly string[]
  reasons: ReadonlyMap<string, number>
  path: string | undefined
  close(): void
}

/** Memory holds only the first few cells and the reasons. */
export function openRejects(path: string | undefined): Rejects {
  const file = path === undefined ? undefined : openSync(path, 'w')
  if (file !== undefined) writeSync(file, csvHead(COLUMNS))
  const shown: string[] = []
  const reasons = new Map<string, number>()
  let isOpen = file !== undefined
  return {
    path,
    shown,
    reasons,
    add({ row, externalId, faults }) {
      for (const { field, column, value, reason } of faults) {
        if (file !== undefined) {
          writeSync(
            file,
            csvLine(
              [row, externalId, field, column, value, reason].map((it) => csvText(String(it))),
            ),
          )
        }
        if (shown.length < MAX_SHOWN) shown.push(cellLine(row, { field, column, value, reason }))
        const key = `${field || 'row'} ${reason.replace(/\d+/g, '…')}`
        if (reasons.has(key) || reasons.size < MAX_REASONS) {
          reasons.set(key, (reasons.get(key) ?? 0) + 1)
        }
      }
    },
    close() {
      if (isOpen && file !== undefined) closeSync(file)
      isOpen = false
    },
  }
}

export function faultSummary({ shown, reasons, path }: Rejects): string[] {
  if (shown.length === 0) return []
  const all = [...reasons.values()].reduce((sum, count) => sum + count, 0)
  const counted = [...reasons].sort(([, a], [, b]) => b - a)
  return [
    'Rejected cells:',
    ...shown.map((line) => `  ${line}`),
    ...(all > shown.length ? [`  … and ${all - shown.length} more. By reason:`] : []),
    ...(all > shown.length ? counted.map(([reason, count]) => `  ${count} × ${reason}`) : []),
    path === undefined
      ? 'All of them go into a file with --report rejected.csv'
      : `All of them are in ${path}`,
  ]
}

export function resultLines(result: ImportResult, isDryRun: boolean): string[] {
  const { rows, added, changed, unchanged, skipped, rejected, made, seconds, isComplete } = result
  const perSecond = Math.round(rows / Math.max(seconds, 0.001))
  return [
    ...(made.length > 0 ? [`${isDryRun ? 'To be made' : 'Made'}: ${made.join(', ')}`] : []),
    `${isDryRun ? 'Dry run, nothing written' : 'Imported'}: ${rows} rows in ${seconds.toFixed(1)} s (${perSecond} a second)`,
    `  ${isDryRun ? 'would be added' : 'added'} ${added}, changed ${changed}, unchanged ${unchanged}, skipped ${skipped}, rejected ${rejected}`,
    ...(isComplete ? [] : ['Stopped before the end of the file; run it again to go on from here']),
  ]
}

const COLUMNS = ['row', 'external_id', 'field', 'column', 'value', 'reason']
const MAX_SHOWN = 20
const MAX_REASONS = 50
const LONGEST_VALUE = 60

function cellLine(
  row: number,
  { field, column, value, reason }: RejectedRow['faults'][number],
): string {
  const from = column ? ` (column ${column})` : ''
  const cut = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value
  const text = value ? ` "${cut}"` : ''
  return `row ${row}${field ? `, ${field}` : ''}${from}:${text} ${reason}`
}
