import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { ReviewScreen } from '@/features/admin/review/review-screen.tsx'

export const generateMetadata = () => adminMetadata('review')

export default function ReviewQueue() {
  return (
    <PageData texts="admin-review">
      <ReviewScreen />
    </PageData>
  )
}
