import { loadPage } from '@/app/load-page.ts'
import { memberMetadata } from '@/app/member-page.tsx'
import { PageData } from '@/app/page-data.tsx'
import { OWN_PER_PAGE } from '@/client/api/own-listings.ts'
import { lastPage } from '@/client/api/paging.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { listingDecisions, listingRoutes, type OwnShown } from '@/domain/listing-routes.ts'
import { propertyTypes } from '@/domain/property-type.ts'
import { type QueryLike, queryPage, queryWord } from '@/domain/query-values.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { OwnList } from '@/features/own-listings/own-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

type Props = { searchParams: Promise<QueryLike> }

export const generateMetadata = () => memberMetadata('properties')

export default async function OwnProperties({ searchParams }: Props) {
  const [{ t, href }, query] = await Promise.all([loadPage(), searchParams])
  return (
    <PageData texts={['own.', 'listing.', 'results.page', 'results.previous', 'results.next']}>
      <MemberHead title={t('member.properties')} lead={t('member.propertiesLead')}>
        <SiteLink href={href(listingRoutes.addProperty())} className={buttonStyles()}>
          {t('own.add')}
        </SiteLink>
      </MemberHead>
      <OwnList shown={shownBy(query)} />
    </PageData>
  )
}

function shownBy(query: QueryLike): OwnShown {
  const activity = queryWord(query, 'activity', ['active', 'inactive'])
  return {
    decision: queryWord(query, 'decision', listingDecisions) ?? undefined,
    isActive: activity ? activity === 'active' : undefined,
    offer: queryWord(query, 'offer', propertyTypes) ?? undefined,
    page: queryPage(query, lastPage(OWN_PER_PAGE)),
  }
}
