import {
  EditListing,
  type EditListingProps,
  editListingMetadata,
} from '@/app/page/editor-pages.tsx'
import { PageData } from '@/app/page/page-data.tsx'

export const generateMetadata = (props: EditListingProps) => editListingMetadata('property', props)

export default function EditProperty({ params }: EditListingProps) {
  return (
    <PageData texts="edit-property">
      <EditListing kind="property" params={params} />
    </PageData>
  )
}
