import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type OverviewPartProps = {
  title: string
  all?: { path: string; words: string } | null
  children: ReactNode
}

/** Section of the dashboard with a "See all" link. */
export function OverviewPart({ title, all = null, children }: OverviewPartProps) {
  const href = useHref()
  return (
    <section aria-label={title}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="type-display text-xl text-ink">{title}</h2>
        {all ? (
          <SiteLink
            href={href(all.path)}
            className={linkStyles({ className: 'inline-flex min-h-8 items-center' })}
          >
            {all.words}
          </SiteLink>
        ) : null}
      </div>
      {children}
    </section>
  )
}

type TeachingProps = { icon: IconNode; words: string; path: string; children: ReactNode }

/** Empty state that shows how to start. */
export function Teaching({ icon, words, path, children }: TeachingProps) {
  const href = useHref()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-dashed border-line-strong/60 p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon of={icon} className="size-5" />
      </span>
      <p className="min-w-0 flex-1 basis-56 text-ink-muted">{words}</p>
      <SiteLink href={href(path)} className={linkStyles()}>
        {children}
      </SiteLink>
    </div>
  )
}
