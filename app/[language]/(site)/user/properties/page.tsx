import { loadPage } from '@/app/page/load-page.ts'
import { memberMetadata } from '@/app/page/member-page.tsx'
import { ownShown } from '@/app/page/own-shown.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { OWN_PER_PAGE } from '@/client/api/member/own-listings.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import type { QueryLike } from '@/domain/search/query-values.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { OwnList } from '@/features/own-listings/own-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

type Props = { searchParams: Promise<QueryLike> }

export const generateMetadata = () => memberMetadata('properties')

export default async function OwnProperties({ searchParams }: Props) {
  const [{ t, href }, query] = await Promise.all([loadPage(), searchParams])
  return (
    <PageData texts="my-properties">
      <MemberHead title={t('member.properties')} lead={t('member.propertiesLead')}>
        <SiteLink href={href(listingRoutes.addProperty())} className={buttonStyles()}>
          {t('own.property.add')}
        </SiteLink>
      </MemberHead>
      <OwnList kind="property" shown={ownShown(query, OWN_PER_PAGE)} />
    </PageData>
  )
}
