import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { LanguagesScreen } from '@/features/admin/languages/languages-screen.tsx'

export const generateMetadata = () => adminMetadata('languages')

export default async function Languages() {
  await loadPage()
  return (
    <PageData texts="admin-languages">
      <LanguagesScreen />
    </PageData>
  )
}
