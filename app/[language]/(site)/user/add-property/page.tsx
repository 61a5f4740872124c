import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { listingOf, type Written } from '@/app/requests/form-params.ts'
import { draftNameOf } from '@/domain/listing/draft-name.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { EditorPage } from '@/features/listing-editor/editor-page.tsx'

type Props = { searchParams: Promise<{ draft?: Written; copy?: Written }> }

export async function generateMetadata() {
  const page = await loadPage()
  const title = page.t('posting.addTitle')
  return pageMetadata(page, { title, path: listingRoutes.addProperty(), isHidden: true })
}

export default async function AddProperty({ searchParams }: Props) {
  const { t } = await loadPage()
  const { draft, copy } = await searchParams
  return (
    <PageData texts="add-property">
      <MemberHead title={t('posting.addTitle')} lead={t('posting.addLead')} />
      <EditorPage kind="property" draft={draftNameOf(draft)} copy={listingOf(copy)} />
    </PageData>
  )
}
