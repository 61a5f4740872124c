import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { PackagesScreen } from '@/features/admin/packages/packages-screen.tsx'

export const generateMetadata = () => adminMetadata('packages')

export default async function Packages() {
  const { settings } = await loadPage()
  const { languages, default_language, selected_currency_data } = settings
  return (
    <PageData texts="admin-packages">
      <PackagesScreen
        currency={selected_currency_data.code}
        languages={languages.filter(({ code }) => code !== default_language)}
      />
    </PageData>
  )
}
