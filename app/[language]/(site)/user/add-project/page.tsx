import { AddListing, type AddListingProps, addListingMetadata } from '@/app/page/editor-pages.tsx'
import { PageData } from '@/app/page/page-data.tsx'

export const generateMetadata = () => addListingMetadata('project')

export default function AddProject({ searchParams }: AddListingProps) {
  return (
    <PageData texts="add-project">
      <AddListing kind="project" searchParams={searchParams} />
    </PageData>
  )
}
