import { type FormEvent, useState } from 'react'
import type { ImportCell } from '@/client/api/admin/imports.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { DataTable } from '@/design-system/data-table/data-table.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { type ImportCells, useImportCells } from './use-import.ts'

type CellTableProps = { id: number; show: 'faulty' | 'mended'; isMendable: boolean }

/** Cells with faults, each with a field for another value. */
export function CellTable({ id, show, isMendable }: CellTableProps) {
  const { t, formats } = useText()
  const cells = useImportCells(id, show)
  return (
    <PagedRows
      list={cells}
      failedTitle={t('admin.imports.cellsFailed')}
      empty={<EmptyState level={3} title={t('admin.imports.noCells')} />}
    >
      {(rows) => (
        <>
          <p role="status" className="text-sm text-ink-muted">
            {t('admin.imports.cellsTotal', { count: cells[show] })}
          </p>
          <DataTable<ImportCell>
            caption={t(`admin.imports.${show}`)}
            captionHidden
            rows={[...rows]}
            rowKey={(cell) => cell.id}
            columns={[
              {
                key: 'row',
                head: t('admin.imports.row'),
                cell: ({ row }) => formats.number(row),
              },
              {
                key: 'column',
                head: t('admin.imports.column'),
                cell: ({ column, field }) => <bdi>{column || field || '–'}</bdi>,
              },
              {
                key: 'value',
                head: t('admin.imports.value'),
                cell: ({ value }) => (
                  <span dir="auto" className="wrap-anywhere">
                    {value || '–'}
                  </span>
                ),
              },
              {
                key: 'reason',
                head: t('admin.imports.reason'),
                cell: ({ reason }) => (
                  <span lang="en" dir="ltr">
                    {reason ?? '–'}
                  </span>
                ),
              },
              {
                key: 'mended',
                head: t('admin.imports.newValue'),
                cell: (cell) =>
                  isMendable && cell.column !== '' ? (
                    <MendForm key={cell.mended ?? ''} cell={cell} cells={cells} />
                  ) : (
                    <span dir="auto">{cell.mended ?? '–'}</span>
                  ),
              },
            ]}
          />
        </>
      )}
    </PagedRows>
  )
}

const MAX_LENGTH = 20_000

function MendForm({ cell, cells }: { cell: ImportCell; cells: ImportCells }) {
  const { t } = useText()
  const { row, column, mended } = cell
  const [value, setValue] = useState(mended ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    cells.mend({ row, column, value })
  }
  return (
    <form onSubmit={save} className="flex gap-2">
      <Input
        id={`mend-${cell.id}`}
        size="sm"
        dir="auto"
        maxLength={MAX_LENGTH}
        aria-label={t('admin.imports.mendLabel', { row, column })}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit" size="sm" variant="secondary" disabled={cells.isSending}>
        {t('admin.imports.mend')}
      </Button>
      {mended === null ? null : (
        <Button
          size="sm"
          variant="quiet"
          disabled={cells.isSending}
          onClick={() => cells.mend({ row, column, value: null })}
        >
          {t('admin.imports.unmend')}
        </Button>
      )}
    </form>
  )
}
