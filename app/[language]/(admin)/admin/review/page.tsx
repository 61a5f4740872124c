import { adminMetadata } from '@/app/admin-page.ts'
import { PageData } from '@/app/page-data.tsx'
import { ReviewScreen } from '@/features/admin/review-screen.tsx'

export const generateMetadata = () => adminMetadata('review')

export default function ReviewQueue() {
  return (
    <PageData texts={['gallery.', 'listing.', 'map.', 'property.openMap']}>
      <ReviewScreen />
    </PageData>
  )
}
