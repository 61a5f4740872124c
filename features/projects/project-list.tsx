import { Building2 } from 'lucide'
import type { ReactNode } from 'react'
import type { Page } from '@/client/api/calls/paging.ts'
import type { ProjectCard as Card } from '@/client/api/cards/project-card.ts'
import { PROJECTS_PER_PAGE } from '@/client/api/projects.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { noProjectFilters, type ProjectFilters } from '@/domain/search/project-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import { ProjectCard } from '@/features/listing-card/project-card.tsx'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

export type ProjectListProps = Text & {
  projects: Page<Card>
  /** Starts at 1. */
  page: number
  filters: ProjectFilters
  /** Search form. */
  search: ReactNode
  /** Link to nearby projects. */
  near: ReactNode
  href: (path: string) => string
}

/** Paginated projects with a search that works without scripts. */
export function ProjectList(props: ProjectListProps) {
  const { projects, page, filters, search, near, href, t, formats } = props
  const { rows, total } = projects
  const pageCount = Math.ceil(total / PROJECTS_PER_PAGE)
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <header className="mb-7 max-w-text">
        <h1 className="type-display text-display text-ink">{t(projectsTitle(filters))}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t(projectsLead(filters))}</p>
      </header>
      {search}
      {rows.length === 0 ? (
        <NoProjects filters={filters} page={page} total={total} t={t} href={href} />
      ) : (
        <>
          <div className="mb-5 flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
            <p className="text-ink-muted">{t('projects.count', { count: total })}</p>
            {near}
          </div>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-6 gap-y-10">
            {rows.map((card, index) => (
              <li key={card.id} className="min-w-0">
                <ProjectCard card={card} headingLevel={2} priority={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
          <PageNumbers
            label={t('projects.pages')}
            page={page}
            pageCount={pageCount}
            hrefFor={(number) =>
              href(routes.projects({ ...filters, page: number, turn: projects.turn }))
            }
            t={t}
            formats={formats}
          />
        </>
      )}
    </div>
  )
}

const FIRST_ROW = 3

/** Title of the list; specific if there is a single filter. */
export function projectsTitle({ type, featured, near }: ProjectFilters) {
  if (type === 'upcoming') return 'projects.titleUpcoming' as const
  if (featured) return 'projects.titleFeatured' as const
  return near ? ('projects.titleNear' as const) : ('projects.title' as const)
}

/** Introduction of the list. */
export function projectsLead({ type }: ProjectFilters) {
  return type === 'upcoming' ? ('projects.leadUpcoming' as const) : ('projects.lead' as const)
}

type Way = Pick<ProjectListProps, 't' | 'href' | 'filters'>

/** Empty state: beyond the last page, no results, or no projects at all. */
function NoProjects({ filters, page, total, t, href }: Way & { page: number; total: number }) {
  const { search } = filters
  const isBeyond = page > 1 && total > 0
  const isSearch = routes.projects(filters) !== routes.projects(noProjectFilters)
  const all = isBeyond ? routes.projects(filters) : routes.projects()
  return (
    <EmptyState
      icon={<Icon of={Building2} />}
      title={
        isBeyond
          ? t('properties.results.beyondTitle')
          : search
            ? t('projects.noneFor', { words: search })
            : t(isSearch ? 'projects.noneTitle' : 'projects.emptyTitle')
      }
      actions={
        isBeyond || isSearch ? (
          <SiteLink href={href(all)} className={buttonStyles({ variant: 'secondary' })}>
            {t(isBeyond ? 'properties.results.firstPage' : 'projects.showAll')}
          </SiteLink>
        ) : null
      }
    >
      {isBeyond ? t('properties.results.beyondText') : isSearch ? null : t('projects.emptyText')}
    </EmptyState>
  )
}
