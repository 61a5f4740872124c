import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { SetupScreen } from '@/features/admin/setup/setup-screen.tsx'

export const generateMetadata = () => adminMetadata('setup')

export default async function Setup() {
  const { settings } = await loadPage()
  return (
    <PageData texts="admin-setup">
      <SetupScreen languages={settings.languages} />
    </PageData>
  )
}
