import type { Metadata } from 'next'
import type { AdminPage } from '@/domain/web/admin-pages.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { loadPage } from './load-page.ts'
import { pageMetadata } from './page-metadata.ts'

export async function adminMetadata(name: AdminPage): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t(`admin.page.${name}`),
    path: adminRoute(name),
    isHidden: true,
  })
}
