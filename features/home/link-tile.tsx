'use client'

import type { ReactNode } from 'react'
import { SiteLink } from '@/features/shell/site-link.tsx'

type LinkTileProps = { href: string; icon?: ReactNode; note?: string; children: ReactNode }

/** Grid tile that links to results: name, count and icon. */
export function LinkTile({ href, icon, note, children }: LinkTileProps) {
  return (
    <SiteLink
      href={href}
      className="flex h-full min-h-18 items-center gap-3.5 rounded-md border border-line bg-surface px-4 py-3 text-ink no-underline transition-colors duration-fast hover:border-line-strong hover:bg-surface-muted"
    >
      {icon ? (
        <span className="hidden size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink min-[26rem]:grid [&_svg]:size-5">
          {icon}
        </span>
      ) : null}
      <span className="min-w-0">
        <span className="block font-medium hyphens-auto">{children}</span>
        {note ? <span className="block text-sm text-ink-muted">{note}</span> : null}
      </span>
    </SiteLink>
  )
}
