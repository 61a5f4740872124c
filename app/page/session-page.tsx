import type { Metadata } from 'next'
import { hasOwnProvider } from '@/client/api/calls/server-client.ts'
import { routes } from '@/domain/web/routes.ts'
import { DemoHint } from '@/features/auth/demo-hint.tsx'
import { signInOffers } from '@/features/auth/offers.ts'
import { SessionEntry } from '@/features/auth/session-entry.tsx'
import { SessionFrame } from '@/features/auth/session-frame.tsx'
import type { PageStep } from '@/features/auth/step.ts'
import { loadPage } from './load-page.ts'
import { PageData } from './page-data.tsx'
import { pageMetadata } from './page-metadata.ts'
import { returnPath } from './return-path.ts'

export type SessionPageProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const pages = {
  'sign-in': { title: 'auth.signIn.title', lead: 'auth.signIn.lead', path: routes.signIn() },
  register: {
    title: 'auth.signIn.registerTitle',
    lead: 'auth.signIn.registerLead',
    path: routes.register(),
  },
  forgot: { title: 'auth.signIn.forgot', lead: undefined, path: routes.forgotPassword() },
} as const

export async function sessionMetadata(step: PageStep): Promise<Metadata> {
  const page = await loadPage()
  const { title, path } = pages[step]
  return pageMetadata(page, { title: page.t(title), path, isHidden: true })
}

export async function SessionPage({ step, searchParams }: SessionPageProps & { step: PageStep }) {
  const [page, { next }] = await Promise.all([loadPage(), searchParams])
  const { t, settings } = page
  const { title, lead } = pages[step]
  return (
    <PageData texts="sign-in-page">
      <SessionFrame title={t(title)} lead={lead && t(lead)} t={t}>
        <SessionEntry start={step} offers={signInOffers(settings)} next={returnPath(page, next)} />
        {step === 'sign-in' && hasOwnProvider() ? (
          <DemoHint settings={settings} t={t} className="mt-8" />
        ) : null}
      </SessionFrame>
    </PageData>
  )
}
