import type { Metadata } from 'next'
import { answerMissing, attempt } from '@/app/page/attempt.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { hasOwnProvider } from '@/client/api/calls/server-client.ts'
import { outboxQueries } from '@/client/api/outbox.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { OutboxPage } from '@/features/auth/outbox-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { NotFoundPage } from '@/features/shell/not-found-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const title = page.t('auth.outbox.title')
  return pageMetadata(page, { title, path: routes.outbox(), isHidden: true })
}

export default async function Outbox() {
  const page = await loadPage()
  const { t, formats, href, settings, client } = page
  if (!hasExtension(settings.extensions, 'outbox')) {
    await answerMissing()
    return (
      <PageData texts="not-found">
        <NotFoundPage />
      </PageData>
    )
  }
  const messages = await attempt(page.ownReads.read(outboxQueries.messages(client)))
  if (messages instanceof ApiError) return <FailedRead failure={messages} page={page} />
  const shown = { messages, settings, t, formats, href }
  return <OutboxPage {...shown} hasDemoAccounts={hasOwnProvider()} />
}
