import type { ContentPreview } from '@/client/api/content.ts'
import type { Text } from '@/client/text/text.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { ArticlePage } from './article-page.tsx'
import { FaqPage } from './faq-page.tsx'
import { StaticPage } from './static-page.tsx'

export type PreviewPageProps = Text & {
  /** Null once it has ended. */
  preview: ContentPreview | null
  /** Sanitized HTML of an article or a page. */
  html: string
  href: (path: string) => string
}

const TITLES = {
  about_us: 'content.page.about',
  privacy_policy: 'content.page.privacy',
  terms_conditions: 'content.page.terms',
  text_property_submission: 'content.preview.title',
} as const

/** A draft as its page will show it. */
export function PreviewPage({ preview, html, ...tools }: PreviewPageProps) {
  const { t, href } = tools
  if (!preview) {
    return (
      <div className="container-page py-10">
        <EmptyState level={1} title={t('content.preview.ended')}>
          {t('content.preview.endedText')}
        </EmptyState>
      </div>
    )
  }
  const { article, faq, page } = preview
  return (
    <>
      <div className="container-page pt-4">
        <Banner variant="info">{t('content.preview.note')}</Banner>
      </div>
      {article ? <ArticlePage article={article} similar={[]} html={html} {...tools} /> : null}
      {faq ? (
        <FaqPage faqs={{ rows: [faq], total: 1, totalIsEstimate: false }} page={1} {...tools} />
      ) : null}
      {page ? <StaticPage title={t(TITLES[page.key])} html={html} t={t} href={href} /> : null}
    </>
  )
}
