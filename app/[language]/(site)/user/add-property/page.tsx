import { loadPage } from '@/app/load-page.ts'
import { PageData } from '@/app/page-data.tsx'
import { pageMetadata } from '@/app/page-metadata.ts'
import { propertyTexts } from '@/app/property-texts.ts'
import { listingRoutes } from '@/domain/listing-routes.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { AddWithPlaces } from './add-with-places.tsx'

type Props = { searchParams: Promise<{ draft?: string | string[]; copy?: string | string[] }> }

export async function generateMetadata() {
  const page = await loadPage()
  const title = page.t('posting.addTitle')
  return pageMetadata(page, { title, path: listingRoutes.addProperty(), isHidden: true })
}

export default async function AddProperty({ searchParams }: Props) {
  const { t } = await loadPage()
  const { draft, copy } = await searchParams
  return (
    <PageData texts={propertyTexts}>
      <MemberHead title={t('posting.addTitle')} lead={t('posting.addLead')} />
      <AddWithPlaces draft={draftOf(draft)} copy={numberOf(copy)} />
    </PageData>
  )
}

/** A uuid; whatever else an address says is no draft. */
function draftOf(written: string | string[] | undefined): string | null {
  return typeof written === 'string' && UUID.test(written) ? written.toLowerCase() : null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function numberOf(written: string | string[] | undefined): number | null {
  return typeof written === 'string' && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}
