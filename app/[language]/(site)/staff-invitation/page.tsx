import type { Metadata } from 'next'
import { linkToken } from '@/app/page/link-token.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import type { SessionPageProps } from '@/app/page/session-page.tsx'
import { routes } from '@/domain/web/routes.ts'
import { InvitationForm } from '@/features/auth/forms/invitation-form.tsx'
import { SessionFrame } from '@/features/auth/session-frame.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const title = page.t('auth.invitation.title')
  return pageMetadata(page, { title, path: routes.invitation(''), isHidden: true })
}

export default async function StaffInvitation(props: SessionPageProps) {
  const [{ t }, token] = await Promise.all([loadPage(), linkToken(props)])
  return (
    <PageData texts="staff-invitation">
      <SessionFrame
        title={t('auth.invitation.title')}
        lead={t('auth.invitation.lead')}
        hasAccount
        t={t}
      >
        <InvitationForm token={token} />
      </SessionFrame>
    </PageData>
  )
}
