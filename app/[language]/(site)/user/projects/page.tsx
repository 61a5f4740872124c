import { loadPage } from '@/app/load-page.ts'
import { memberMetadata } from '@/app/member-page.tsx'
import { PageData } from '@/app/page-data.tsx'
import { OWN_PROJECTS_PER_PAGE } from '@/client/api/own-projects.ts'
import { lastPage } from '@/client/api/paging.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { listingDecisions, listingRoutes, type OwnShown } from '@/domain/listing-routes.ts'
import { type QueryLike, queryPage, queryWord } from '@/domain/query-values.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { OwnProjectList } from '@/features/own-listings/own-project-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

type Props = { searchParams: Promise<QueryLike> }

export const generateMetadata = () => memberMetadata('projects')

export default async function OwnProjects({ searchParams }: Props) {
  const [{ t, href }, query] = await Promise.all([loadPage(), searchParams])
  return (
    <PageData
      texts={[
        ...['own.', 'project.', 'projects.count', 'listing.'],
        ...['results.page', 'results.previous', 'results.next'],
      ]}
    >
      <MemberHead title={t('member.projects')} lead={t('member.projectsLead')}>
        <SiteLink href={href(listingRoutes.addProject())} className={buttonStyles()}>
          {t('own.addProject')}
        </SiteLink>
      </MemberHead>
      <OwnProjectList shown={shownBy(query)} />
    </PageData>
  )
}

function shownBy(query: QueryLike): OwnShown {
  const activity = queryWord(query, 'activity', ['active', 'inactive'])
  return {
    decision: queryWord(query, 'decision', listingDecisions) ?? undefined,
    isActive: activity ? activity === 'active' : undefined,
    page: queryPage(query, lastPage(OWN_PROJECTS_PER_PAGE)),
  }
}
