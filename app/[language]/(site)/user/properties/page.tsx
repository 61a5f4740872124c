import { memberMetadata } from '@/app/page/member-page.tsx'
import { MyListings, type MyListingsProps } from '@/app/page/my-listings-page.tsx'
import { PageData } from '@/app/page/page-data.tsx'

export const generateMetadata = () => memberMetadata('properties')

export default function MyProperties({ searchParams }: MyListingsProps) {
  return (
    <PageData texts="my-properties">
      <MyListings kind="property" searchParams={searchParams} />
    </PageData>
  )
}
