import {
  EditListing,
  type EditListingProps,
  editListingMetadata,
} from '@/app/page/editor-pages.tsx'
import { PageData } from '@/app/page/page-data.tsx'

export const generateMetadata = (props: EditListingProps) => editListingMetadata('project', props)

export default function EditProject({ params }: EditListingProps) {
  return (
    <PageData texts="edit-project">
      <EditListing kind="project" params={params} />
    </PageData>
  )
}
