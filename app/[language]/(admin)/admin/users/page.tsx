import { adminMetadata } from '@/app/page/admin-page.ts'
import { PeopleScreen } from '@/features/admin/people-screen.tsx'

export const generateMetadata = () => adminMetadata('users')

export default function People() {
  return <PeopleScreen />
}
