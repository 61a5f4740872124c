import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { ExportsScreen } from '@/features/admin/exports/exports-screen.tsx'

export const generateMetadata = () => adminMetadata('exports')

export default async function Exports() {
  await loadPage()
  return (
    <PageData texts="admin-exports">
      <ExportsScreen />
    </PageData>
  )
}
