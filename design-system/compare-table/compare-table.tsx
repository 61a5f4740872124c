import { clsx } from 'clsx'
import { EqualNot } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export type CompareRow = {
  key: string
  label: ReactNode
  /** One value per thing; null if unknown. */
  values: ReactNode[]
  differs?: boolean
}
export type CompareGroup = { key: string; title?: ReactNode; rows: CompareRow[] }
export type CompareTableProps = Omit<ComponentProps<'section'>, 'children'> & {
  caption: string
  /** Compared things: a name, optionally with a picture and a button. */
  things: { key: string; head: ReactNode }[]
  groups: CompareGroup[]
  labels: {
    /** Header of the first column for screen readers, for example "Fact". */
    corner: string
    /** Screen reader text of a row with differences. */
    differs: string
    unknown: string
  }
}

/** Side-by-side comparison with marked differences. Scrolls horizontally. */
export function CompareTable({
  caption,
  things,
  groups,
  labels,
  className,
  ...rest
}: CompareTableProps) {
  return (
    <section
      {...rest}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className={clsx('overflow-x-auto rounded-lg border border-line bg-surface', className)}
    >
      <table className="w-full table-fixed border-collapse text-start text-base max-sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className={clsx('w-30 sm:w-40', things.length < 5 && 'lg:w-48')} />
          {things.map(({ key }) => (
            <col key={key} className={clsx('w-31 sm:w-44', columnWidth(things.length))} />
          ))}
        </colgroup>
        <thead>
          <tr className="border-b border-line">
            <td className={label}>
              <span className="sr-only">{labels.corner}</span>
              {groups.some(hasDifference) ? (
                <span
                  aria-hidden="true"
                  className="flex items-center gap-1.5 text-sm text-ink-muted"
                >
                  <Icon of={EqualNot} className="size-4 shrink-0 text-accent-ink" />
                  {labels.differs}
                </span>
              ) : null}
            </td>
            {things.map(({ key, head }) => (
              // A height that lets heads fill the row.
              <th
                key={key}
                scope="col"
                className="h-px p-2.5 text-start align-top font-medium sm:p-4"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.key} group={group} things={things} labels={labels} />
        ))}
      </table>
    </section>
  )
}

/** Six columns and their labels fit into 1,200 pixels. */
function columnWidth(count: number): string | false {
  if (count < 5) return 'lg:w-56'
  return count > 5 && 'lg:w-40'
}

/** Sticky while scrolling horizontally. */
const label = 'sticky start-0 z-raised bg-surface px-2.5 py-3 text-start align-top sm:px-4'

function hasDifference({ rows }: CompareGroup): boolean {
  return rows.some(({ differs }) => differs)
}

type GroupProps = Pick<CompareTableProps, 'things' | 'labels'> & { group: CompareGroup }

function Group({ group, things, labels }: GroupProps) {
  return (
    <tbody className="border-b border-line last:border-b-0">
      {group.title ? (
        <tr>
          <th scope="rowgroup" colSpan={things.length + 1} className="pt-6 pb-3 text-start">
            <span className="sticky start-0 px-2.5 text-lg font-semibold sm:px-4">
              {group.title}
            </span>
          </th>
        </tr>
      ) : null}
      {group.rows.map(({ key, label: fact, values, differs }) => (
        <tr key={key} data-state={differs ? 'differs' : 'same'} className="border-t border-line">
          <th scope="row" className={clsx(label, 'font-normal text-ink-muted')}>
            {fact}
            {differs ? (
              <span className="ms-1.5 inline-block align-[-0.15em] text-accent-ink">
                <Icon of={EqualNot} className="size-4" />
                <span className="sr-only">{labels.differs}</span>
              </span>
            ) : null}
          </th>
          {things.map((thing, index) => (
            <td
              key={thing.key}
              className={clsx(
                'figures px-2.5 py-3 align-top wrap-anywhere sm:px-4',
                differs ? 'font-medium text-ink' : 'text-ink-muted',
              )}
            >
              {values[index] ? (
                // Isolates text of the other direction, such as an address.
                <bdi>{values[index]}</bdi>
              ) : (
                <span className="font-normal text-ink-muted">{labels.unknown}</span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
