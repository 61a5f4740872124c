import { memberMetadata } from '@/app/page/member-page.tsx'
import { MyListings, type MyListingsProps } from '@/app/page/my-listings-page.tsx'
import { PageData } from '@/app/page/page-data.tsx'

export const generateMetadata = () => memberMetadata('projects')

export default function MyProjects({ searchParams }: MyListingsProps) {
  return (
    <PageData texts="my-projects">
      <MyListings kind="project" searchParams={searchParams} />
    </PageData>
  )
}
