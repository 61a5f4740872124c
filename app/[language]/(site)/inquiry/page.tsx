import type { Metadata } from 'next'
import { linkToken } from '@/app/page/link-token.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import type { SessionPageProps } from '@/app/page/session-page.tsx'
import { inquiryRoutes } from '@/domain/web/inquiry-routes.ts'
import { InquiryPage } from '@/features/inquiries/conversation/inquiry-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const title = page.t('inquiries.page.title')
  return pageMetadata(page, { title, path: inquiryRoutes.conversation(''), isHidden: true })
}

export default async function Inquiry(props: SessionPageProps) {
  const [{ settings }, token] = await Promise.all([loadPage(), linkToken(props)])
  return (
    <PageData texts="inquiry">
      <InquiryPage token={token} asksFirst={settings.allow_cookies} />
    </PageData>
  )
}
