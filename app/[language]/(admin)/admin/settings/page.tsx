import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { SettingsScreen } from '@/features/admin/settings/settings-screen.tsx'

export const generateMetadata = () => adminMetadata('settings')

export default async function Settings() {
  const { settings } = await loadPage()
  return (
    <PageData texts="admin-settings">
      <SettingsScreen languages={settings.languages} />
    </PageData>
  )
}
