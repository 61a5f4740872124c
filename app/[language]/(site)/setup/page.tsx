import type { Metadata } from 'next'
import { linkToken } from '@/app/page/link-token.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import type { SessionPageProps } from '@/app/page/session-page.tsx'
import { routes } from '@/domain/web/routes.ts'
import { FirstAdministratorForm } from '@/features/auth/forms/first-administrator-form.tsx'
import { SessionFrame } from '@/features/auth/session-frame.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const title = page.t('auth.setup.title')
  return pageMetadata(page, { title, path: routes.setup(), isHidden: true })
}

export default async function Setup(props: SessionPageProps) {
  const [{ t }, token] = await Promise.all([loadPage(), linkToken(props)])
  return (
    <PageData texts="setup">
      <SessionFrame title={t('auth.setup.title')} lead={t('auth.setup.lead')} hasAccount t={t}>
        <FirstAdministratorForm token={token} />
      </SessionFrame>
    </PageData>
  )
}
