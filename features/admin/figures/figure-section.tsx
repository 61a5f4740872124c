import { Download } from 'lucide'
import { type ReactNode, useId } from 'react'
import { saveFile } from '@/client/integrations/save-file.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { csvHead, csvLine, csvText } from '@/domain/text/csv.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import type { FigurePart } from './use-figures.ts'

/** Rows of a file; numbers are written as they are. */
export type FigureTable = { heads: string[]; rows: (string | number)[][] }

type FigureSectionProps<Data> = {
  title: string
  hint?: string | undefined
  part: FigurePart<Data>
  /** First part of the file's name. */
  file: string
  /** Null without anything to download. */
  toTable: (data: Data) => FigureTable | null
  children: (data: Data) => ReactNode
}

/** Part of the page with its download, or loading, offline and failed. */
export function FigureSection<Data>(props: FigureSectionProps<Data>) {
  const { title, hint, part, file, toTable, children } = props
  const { t } = useText()
  const id = useId()
  const { data, error, isStale, isOffline, retry } = part
  const table = data === undefined || isStale ? null : toTable(data)
  return (
    <section aria-labelledby={id} aria-busy={isStale}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {hint ? <p className="mt-0.5 max-w-text text-sm text-ink-muted">{hint}</p> : null}
        </div>
        {table ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('admin.figures.csvFor', { part: title })}
            onClick={() => saveFile(toFile(table), `${file}.csv`)}
          >
            <Icon of={Download} />
            {t('admin.figures.csv')}
          </Button>
        ) : null}
      </div>
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      {error && (data === undefined || isStale) ? (
        <FailedList title={t('admin.figures.failed')} error={error} onRetry={retry} />
      ) : null}
      {data === undefined && !error && !isOffline ? (
        <LinesLoading words={t('admin.loading')} />
      ) : null}
      {data !== undefined && !(error && isStale) ? (
        <div className={isStale ? 'grayscale' : undefined}>{children(data)}</div>
      ) : null}
    </section>
  )
}

function toFile({ heads, rows }: FigureTable): Blob {
  const lines = rows.map((row) =>
    csvLine(row.map((cell) => (typeof cell === 'number' ? String(cell) : csvText(cell)))),
  )
  return new Blob([csvHead(heads.map(csvText)), ...lines], { type: 'text/csv;charset=utf-8' })
}
