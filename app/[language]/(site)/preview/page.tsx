import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { linkToken } from '@/app/page/link-token.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { richText } from '@/app/page/rich-text.ts'
import type { SessionPageProps } from '@/app/page/session-page.tsx'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { contentQueries } from '@/client/api/content.ts'
import { routes } from '@/domain/web/routes.ts'
import { PreviewPage } from '@/features/content/preview-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const title = page.t('content.preview.title')
  return pageMetadata(page, { title, path: routes.preview(''), isHidden: true })
}

export default async function Preview(props: SessionPageProps) {
  const [page, token] = await Promise.all([loadPage(), linkToken(props)])
  const { t, formats, language, href, ownReads, client } = page
  const found = TOKEN.test(token)
    ? await attempt(ownReads.read(contentQueries.preview(client, token)))
    : null
  if (found instanceof ApiError && found.kind !== 'notFound') {
    return <FailedRead failure={found} page={page} />
  }
  const preview = found instanceof ApiError ? null : found
  const html = richText(page, preview?.article?.description ?? preview?.page?.text ?? '')
  return (
    <PageData texts="preview">
      <PreviewPage
        preview={preview}
        html={html}
        t={t}
        formats={formats}
        language={language}
        href={href}
      />
    </PageData>
  )
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/
