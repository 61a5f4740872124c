import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type BubbleProps = {
  isMine: boolean
  /** Place in the conversation; none while it is on the device. */
  seq?: number
  isChosen?: boolean
  /** For screen readers. */
  author: string
  menu?: ReactNode
  /** Below the bubble: time and delivery. */
  state: ReactNode
  note?: ReactNode
  children: ReactNode
}

/** A message: own ones at the end, on the brand's color. */
export function Bubble({
  isMine,
  seq,
  isChosen = false,
  author,
  menu,
  state,
  note,
  children,
}: BubbleProps) {
  return (
    <li
      data-seq={seq}
      tabIndex={isChosen ? -1 : undefined}
      className={clsx(
        'group flex items-start gap-1 focus:outline-none',
        isMine && 'flex-row-reverse',
        isChosen && '-m-1.5 rounded-lg p-1.5 ring-2 ring-brand-ink',
      )}
    >
      <div className={clsx('flex max-w-[82%] min-w-0 flex-col', isMine && 'items-end')}>
        <div
          className={clsx(
            'flex max-w-full flex-col gap-2 rounded-lg px-3.5 py-2.5 text-ink',
            isMine ? 'rounded-ee-sm bg-brand-soft' : 'rounded-es-sm bg-surface-muted',
          )}
        >
          <span className="sr-only">{author}</span>
          {children}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 px-1 text-xs text-ink-muted">
          {state}
        </div>
        {note}
      </div>
      {menu}
    </li>
  )
}
