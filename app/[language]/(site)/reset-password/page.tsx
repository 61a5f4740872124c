import type { Metadata } from 'next'
import { linkToken } from '@/app/page/link-token.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import type { SessionPageProps } from '@/app/page/session-page.tsx'
import { routes } from '@/domain/web/routes.ts'
import { ResetForm } from '@/features/auth/forms/reset-form.tsx'
import { SessionFrame } from '@/features/auth/session-frame.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const title = page.t('auth.signIn.resetTitle')
  return pageMetadata(page, { title, path: routes.resetPassword(''), isHidden: true })
}

export default async function ResetPassword(props: SessionPageProps) {
  const [{ t }, token] = await Promise.all([loadPage(), linkToken(props)])
  return (
    <PageData texts="reset-password">
      <SessionFrame
        title={t('auth.signIn.resetTitle')}
        lead={t('auth.signIn.resetLead')}
        hasAccount
        t={t}
      >
        <ResetForm token={token} />
      </SessionFrame>
    </PageData>
  )
}
