import type { ReactNode } from 'react'

type AdminHeadProps = {
  title: string
  lead?: string
  /** Filters. */
  children?: ReactNode
}

/** Title of an admin page. */
export function AdminHead({ title, lead, children }: AdminHeadProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="type-display text-xl text-ink">{title}</h1>
        {lead ? <p className="mt-1 max-w-text text-sm text-ink-muted">{lead}</p> : null}
      </div>
      {children}
    </header>
  )
}
