import { loadPage } from '@/app/page/load-page.ts'
import { MissingPage } from '@/app/page/missing-page.tsx'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { decodeSlug } from '@/domain/web/routes.ts'
import { isSlug } from '@/domain/web/slug.ts'
import { MemberFrame } from '@/features/account/member-frame.tsx'
import { MyPropertyPage } from './own-property.tsx'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props) {
  const page = await loadPage()
  const slug = decodeSlug((await params).slug)
  return pageMetadata(page, {
    title: page.t('myListings.pageTitle'),
    path: listingRoutes.myProperty(slug),
    isHidden: true,
    isMissing: !isSlug(slug),
  })
}

export default async function MyProperty({ params }: Props) {
  const slug = decodeSlug((await params).slug)
  if (!isSlug(slug)) return <MissingPage />
  return (
    <PageData texts="my-property">
      <MemberFrame>
        <MyPropertyPage slug={slug} />
      </MemberFrame>
    </PageData>
  )
}
