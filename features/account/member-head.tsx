import type { ReactNode } from 'react'

type MemberHeadProps = {
  title: string
  lead?: string
  /** Actions for the whole page. */
  children?: ReactNode
}

/** Title and description of a member page. */
export function MemberHead({ title, lead, children }: MemberHeadProps) {
  return (
    <header className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-9">
      <div className="min-w-0">
        <h1 className="type-display text-display text-ink">{title}</h1>
        {lead ? <p className="mt-2 max-w-text text-ink-muted">{lead}</p> : null}
      </div>
      {children}
    </header>
  )
}
