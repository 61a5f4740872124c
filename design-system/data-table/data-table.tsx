import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Aligns numbers at the end. */
  numeric?: boolean
}
export type DataTableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  caption: string
  captionHidden?: boolean
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
}

/** Table that scrolls horizontally. The first column is the row header. */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  className,
  ...rest
}: DataTableProps<Row>) {
  return (
    <section
      {...rest}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className={clsx('overflow-x-auto rounded-md border border-line bg-surface', className)}
    >
      <table className="w-full border-collapse text-start text-sm">
        <caption
          className={clsx(
            captionHidden ? 'sr-only' : 'px-4 pt-4 pb-2 text-start text-base font-semibold',
          )}
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx(
                  'px-4 py-3 font-medium whitespace-nowrap text-ink-muted',
                  column.numeric ? 'text-end' : 'text-start',
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-b-0">
              {columns.map((column, index) => (
                <Cell key={column.key} head={index === 0} numeric={column.numeric}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = { head: boolean; numeric: boolean | undefined; children: ReactNode }

function Cell({ head, numeric, children }: CellProps) {
  const look = clsx(
    'px-4 py-3.5 align-top',
    numeric ? 'figures whitespace-nowrap text-end' : 'text-start',
  )
  if (!head) return <td className={look}>{children}</td>
  return (
    <th scope="row" className={clsx(look, 'min-w-28 font-medium')}>
      {children}
    </th>
  )
}
