import { MY_LISTINGS_PER_PAGE } from '@/client/api/member/my-listings.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { QueryLike } from '@/domain/search/query-values.ts'
import { ownPaths } from '@/domain/web/listing-routes.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { MyListingsList } from '@/features/my-listings/my-listings.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { loadPage } from './load-page.ts'
import { ownShown } from './own-shown.ts'

export type MyListingsProps = { searchParams: Promise<QueryLike> }

const pages = { property: 'properties', project: 'projects' } as const

/** The member's listings of one kind, with a link to add another. */
export async function MyListings({ kind, searchParams }: MyListingsProps & { kind: ListingKind }) {
  const [{ t, href }, query] = await Promise.all([loadPage(), searchParams])
  const name = pages[kind]
  return (
    <>
      <MemberHead title={t(`account.pages.${name}`)} lead={t(`account.pages.${name}Lead`)}>
        <SiteLink href={href(ownPaths[kind].add())} className={buttonStyles()}>
          {t(`myListings.${kind}.add`)}
        </SiteLink>
      </MemberHead>
      <MyListingsList kind={kind} shown={ownShown(query, MY_LISTINGS_PER_PAGE)} />
    </>
  )
}
