import type { Metadata } from 'next'
import { loadPage } from '@/app/load-page.ts'
import { PageData } from '@/app/page-data.tsx'
import { pageMetadata } from '@/app/page-metadata.ts'
import { SESSION_TEXTS, type SessionPageProps } from '@/app/session-page.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SessionFrame } from '@/features/session/session-frame.tsx'
import { UndoForm } from '@/features/session/undo-form.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const title = page.t('signIn.undoTitle')
  return pageMetadata(page, { title, path: routes.undoContact(''), isHidden: true })
}

export default async function UndoChange({ searchParams }: SessionPageProps) {
  const [{ t }, { token }] = await Promise.all([loadPage(), searchParams])
  return (
    <PageData texts={SESSION_TEXTS}>
      <SessionFrame title={t('signIn.undoTitle')} lead={t('signIn.undoLead')} hasAccount t={t}>
        <UndoForm token={typeof token === 'string' ? token.slice(0, MAX_TOKEN_LENGTH) : ''} />
      </SessionFrame>
    </PageData>
  )
}

const MAX_TOKEN_LENGTH = 100
