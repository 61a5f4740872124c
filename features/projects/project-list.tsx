import { Building2, Search } from 'lucide'
import Link from 'next/link'
import type { Page } from '@/client/api/paging.ts'
import type { ProjectCard as Card } from '@/client/api/project-card.ts'
import { PROJECTS_PER_PAGE } from '@/client/api/projects.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { routes } from '@/domain/routes.ts'
import { ProjectCard } from '@/features/listing-card/project-card.tsx'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'

export type ProjectListProps = Text & {
  projects: Page<Card>
  /** From 1. */
  page: number
  /** What was looked for; '' for all. */
  search: string
  href: (path: string) => string
}

/** Developments, a page at a time, with a search that needs no script. */
export function ProjectList({ projects, page, search, href, t, formats }: ProjectListProps) {
  const { rows, total } = projects
  const pageCount = Math.ceil(total / PROJECTS_PER_PAGE)
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-text">
          <h1 className="type-display text-display text-ink">{t('projects.title')}</h1>
          <p className="mt-2 text-lg text-ink-muted">{t('projects.lead')}</p>
        </div>
        <SearchForm search={search} t={t} href={href} />
      </header>
      {rows.length === 0 ? (
        <NoProjects search={search} page={page} total={total} t={t} href={href} />
      ) : (
        <>
          <p className="mb-5 text-sm text-ink-muted">{t('projects.count', { count: total })}</p>
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
            hrefFor={(number) => href(routes.projects({ search, page: number }))}
            {...{ t, formats }}
          />
        </>
      )}
    </div>
  )
}

const FIRST_ROW = 3

type Way = Pick<ProjectListProps, 't' | 'href' | 'search'>

function SearchForm({ search, t, href }: Way) {
  return (
    <search className="w-full sm:w-auto">
      <form action={href(routes.projects())} className="flex gap-2">
        <label htmlFor="project-search" className="sr-only">
          {t('projects.search')}
        </label>
        <InputGroup before={<Icon of={Search} />} className="min-w-0 flex-1 sm:w-72">
          <Input
            id="project-search"
            type="search"
            name="q"
            key={search}
            defaultValue={search}
            maxLength={200}
            placeholder={t('projects.search')}
          />
        </InputGroup>
        <button type="submit" className={buttonStyles({ className: 'min-h-12' })}>
          {t('search.submit')}
        </button>
      </form>
    </search>
  )
}

/** Beyond the last page, nothing fits, or nothing is there at all. */
function NoProjects({ search, page, total, t, href }: Way & { page: number; total: number }) {
  const isBeyond = page > 1 && total > 0
  const all = isBeyond ? routes.projects({ search, page: 1 }) : routes.projects()
  return (
    <EmptyState
      icon={<Icon of={Building2} />}
      title={
        isBeyond
          ? t('results.beyondTitle')
          : search
            ? t('projects.noneFor', { words: search })
            : t('projects.emptyTitle')
      }
      actions={
        isBeyond || search ? (
          <Link
            href={href(all)}
            prefetch={false}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {t(isBeyond ? 'results.firstPage' : 'projects.showAll')}
          </Link>
        ) : null
      }
    >
      {isBeyond ? t('results.beyondText') : search ? null : t('projects.emptyText')}
    </EmptyState>
  )
}
