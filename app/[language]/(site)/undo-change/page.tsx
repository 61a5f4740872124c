import type { Metadata } from 'next'
import { linkToken } from '@/app/page/link-token.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import type { SessionPageProps } from '@/app/page/session-page.tsx'
import { routes } from '@/domain/web/routes.ts'
import { UndoForm } from '@/features/auth/forms/undo-form.tsx'
import { SessionFrame } from '@/features/auth/session-frame.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const title = page.t('auth.signIn.undoTitle')
  return pageMetadata(page, { title, path: routes.undoContact(''), isHidden: true })
}

export default async function UndoChange(props: SessionPageProps) {
  const [{ t }, token] = await Promise.all([loadPage(), linkToken(props)])
  return (
    <PageData texts="undo-change">
      <SessionFrame
        title={t('auth.signIn.undoTitle')}
        lead={t('auth.signIn.undoLead')}
        hasAccount
        t={t}
      >
        <UndoForm token={token} />
      </SessionFrame>
    </PageData>
  )
}
