import type { Metadata } from 'next'
import { attempt } from '@/app/attempt.ts'
import { loadPage } from '@/app/load-page.ts'
import { MachineWords } from '@/app/machine-words.tsx'
import { PageData } from '@/app/page-data.tsx'
import { pageMetadata } from '@/app/page-metadata.ts'
import { ApiError } from '@/client/api/api-error.ts'
import { lastPage } from '@/client/api/paging.ts'
import { PROJECTS_PER_PAGE, projectQueries } from '@/client/api/projects.ts'
import { queryPage, queryText } from '@/domain/query-values.ts'
import { routes } from '@/domain/routes.ts'
import { ProjectList } from '@/features/projects/project-list.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { listData } from '@/features/structured-data/list-data.ts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [page, { search, number }] = await Promise.all([loadPage(), shownBy(searchParams)])
  const title = page.t('projects.title')
  return pageMetadata(page, {
    title: number > 1 ? page.t('results.document', { title, page: number }) : title,
    description: page.t('projects.lead'),
    path: routes.projects({ search, page: number }),
    isHidden: search !== '',
  })
}

export default async function Projects({ searchParams }: Props) {
  const [page, { search, number }] = await Promise.all([loadPage(), shownBy(searchParams)])
  const { t, formats, language, href } = page
  const filters = search ? { search } : {}
  const query = projectQueries.list(page.client, number, filters)
  const projects = await attempt(page.ownReads.read(query))
  if (projects instanceof ApiError) {
    return <FailedRead failure={projects} title={t('projects.errorTitle')} page={page} />
  }
  const listed = listData(page, {
    paths: projects.rows.map(({ slug }) => routes.project(slug)),
    before: (number - 1) * PROJECTS_PER_PAGE,
    total: projects.total,
  })
  return (
    <PageData texts={['listing.', 'project.']}>
      <MachineWords page={page} things={[listed]} />
      <ProjectList projects={projects} page={number} {...{ search, t, formats, language, href }} />
    </PageData>
  )
}

const SEARCH_LONGEST = 200

async function shownBy(searchParams: Props['searchParams']) {
  const query = await searchParams
  const number = queryPage(query, lastPage(PROJECTS_PER_PAGE))
  return { search: queryText(query, 'q', SEARCH_LONGEST), number }
}
