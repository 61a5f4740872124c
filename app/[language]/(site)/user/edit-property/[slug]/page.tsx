import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { decodeSlug } from '@/domain/web/routes.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { EditorPage } from '@/features/listing-editor/editor-page.tsx'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props) {
  const page = await loadPage()
  const slug = decodeSlug((await params).slug)
  const title = page.t('posting.editTitle')
  return pageMetadata(page, { title, path: listingRoutes.editProperty(slug), isHidden: true })
}

export default async function EditProperty({ params }: Props) {
  const { t } = await loadPage()
  const slug = decodeSlug((await params).slug)
  return (
    <PageData texts="edit-property">
      <MemberHead title={t('posting.editTitle')} lead={t('posting.editLead')} />
      <EditorPage kind="property" slug={slug} />
    </PageData>
  )
}
