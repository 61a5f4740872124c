import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { StructureScreen } from '@/features/admin/structure/structure-screen.tsx'

export const generateMetadata = () => adminMetadata('structure')

export default async function Structure() {
  const { settings } = await loadPage()
  const languages = settings.languages.map(({ code, name }) => ({ code, name }))
  return (
    <PageData texts="admin-structure">
      <StructureScreen languages={languages} defaultLanguage={settings.default_language} />
    </PageData>
  )
}
