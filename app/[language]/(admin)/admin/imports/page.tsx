import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { ImportsScreen } from '@/features/admin/imports/imports-screen.tsx'

export const generateMetadata = () => adminMetadata('imports')

export default async function Imports() {
  await loadPage()
  return (
    <PageData texts="admin-imports">
      <ImportsScreen />
    </PageData>
  )
}
