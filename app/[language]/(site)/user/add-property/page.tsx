import { AddListing, type AddListingProps, addListingMetadata } from '@/app/page/editor-pages.tsx'
import { PageData } from '@/app/page/page-data.tsx'

export const generateMetadata = () => addListingMetadata('property')

export default function AddProperty({ searchParams }: AddListingProps) {
  return (
    <PageData texts="add-property">
      <AddListing kind="property" searchParams={searchParams} />
    </PageData>
  )
}
