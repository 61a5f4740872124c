import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { AdvertsScreen } from '@/features/admin/adverts/adverts-screen.tsx'

export const generateMetadata = () => adminMetadata('adverts')

export default function Adverts() {
  return (
    <PageData texts="admin-adverts">
      <AdvertsScreen />
    </PageData>
  )
}
