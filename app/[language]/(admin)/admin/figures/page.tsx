import { adminMetadata } from '@/app/page/admin-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { FiguresScreen } from '@/features/admin/figures/figures-screen.tsx'

export const generateMetadata = () => adminMetadata('figures')

export default function Figures() {
  return (
    <PageData texts="admin-figures">
      <FiguresScreen />
    </PageData>
  )
}
