import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { JsonLd } from '@/app/page/json-ld.tsx'
import { listMetadata } from '@/app/page/list-metadata.ts'
import { loadPage, type Page } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { lastPage } from '@/client/api/calls/paging.ts'
import { placeQueries } from '@/client/api/places.ts'
import { PROJECTS_PER_PAGE, projectQueries, projectQuery } from '@/client/api/projects.ts'
import { parseProjectFilters } from '@/domain/search/project-filters.ts'
import { queryPage, queryTurn } from '@/domain/search/query-values.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { NearProjects } from '@/features/projects/near-projects.tsx'
import { ProjectList, projectsLead, projectsTitle } from '@/features/projects/project-list.tsx'
import { ProjectSearch } from '@/features/projects/project-search.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { listData } from '@/features/structured-data/list-data.ts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await loadPage()
  const shown = await shownBy(searchParams, page)
  const { filters, number } = shown
  const { search, city, category, postedSince, near, ...list } = filters
  return listMetadata(page, {
    title: page.t(projectsTitle(filters)),
    number,
    list: await readList(page, shown),
    description: page.t(projectsLead(filters)),
    path: routes.projects({ ...list, city, category, page: number }),
    isHidden: search !== '' || near !== null,
  })
}

export default async function Projects({ searchParams }: Props) {
  const page = await loadPage()
  const shown = await shownBy(searchParams, page)
  const { filters, number } = shown
  const { t, formats, language, href, client, ownReads } = page
  const [projects, categories, cities] = await Promise.all([
    readList(page, shown),
    page.categories().catch(() => []),
    ownReads.read(placeQueries.cities(client)).catch(() => []),
  ])
  if (projects instanceof ApiError) {
    return <FailedRead failure={projects} title={t('projects.errorTitle')} page={page} />
  }
  const listed = listData(page, {
    paths: projects.rows.map(({ slug }) => routes.project(slug)),
    before: (number - 1) * PROJECTS_PER_PAGE,
    total: projects.total,
  })
  const search = { filters, categories, cities, hasTypes: hasTypes(page), t, formats, href }
  return (
    <PageData texts="projects">
      <JsonLd page={page} things={[listed]} />
      <ProjectList
        projects={projects}
        page={number}
        search={<ProjectSearch {...search} />}
        near={filters.near ? null : <NearProjects />}
        filters={filters}
        t={t}
        formats={formats}
        language={language}
        href={href}
      />
    </PageData>
  )
}

/** Maximum id, used by no category. */
const NO_CATEGORY = 2_147_483_647

async function readList(page: Page, { filters, number, rotation }: Shown) {
  const categories = await page.categories().catch(() => [])
  const category = categories.find(({ slug }) => slug === filters.category)
  // An unknown category has no projects.
  const query = projectQuery(filters, category?.id ?? (filters.category ? NO_CATEGORY : undefined))
  const list = projectQueries.list(page.client, number, { ...query, rotation })
  return attempt(page.ownReads.read(list))
}

type Shown = Awaited<ReturnType<typeof shownBy>>

async function shownBy(searchParams: Props['searchParams'], page: Page) {
  const query = await searchParams
  const number = queryPage(query, lastPage(PROJECTS_PER_PAGE))
  const rotation = number > 1 ? (queryTurn(query) ?? undefined) : undefined
  const asked = parseProjectFilters(query)
  return { filters: hasTypes(page) ? asked : { ...asked, type: null }, number, rotation }
}

function hasTypes({ settings }: Page): boolean {
  return hasExtension(settings.extensions, 'listing-search')
}
