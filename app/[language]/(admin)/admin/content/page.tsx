import { adminMetadata } from '@/app/page/admin-page.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { ContentScreen } from '@/features/admin/content/content-screen.tsx'

export const generateMetadata = () => adminMetadata('content')

export default async function Content() {
  const { settings } = await loadPage()
  const languages = settings.languages.map(({ code, name }) => ({ code, name }))
  return (
    <PageData texts="admin-content">
      <ContentScreen languages={languages} />
    </PageData>
  )
}
