import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { PeopleScreen } from '@/features/admin/people/people-screen.tsx'

export const generateMetadata = () => adminMetadata('users')

export default function People() {
  return (
    <PageData texts="admin-users">
      <PeopleScreen />
    </PageData>
  )
}
