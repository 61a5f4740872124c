import type { Metadata } from 'next'
import { attempt } from '@/app/attempt.ts'
import { loadPage } from '@/app/load-page.ts'
import { PageData } from '@/app/page-data.tsx'
import { pageMetadata } from '@/app/page-metadata.ts'
import { richText } from '@/app/rich-text.ts'
import { ApiError } from '@/client/api/api-error.ts'
import { contentQueries } from '@/client/api/content.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { plainText } from '@/domain/plain-text.ts'
import { decodeSlug, routes } from '@/domain/routes.ts'
import { ArticleMissing } from '@/features/content/article-missing.tsx'
import { ArticlePage } from '@/features/content/article-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, slug, found } = await load(params)
  if (found instanceof ApiError) {
    const title = page.t('articles.missingTitle')
    return pageMetadata(page, { title, path: routes.article(slug), isHidden: true })
  }
  const { article } = found
  return pageMetadata(page, {
    title: article.meta_title || article.title,
    description: article.meta_description || plainText(article.description, DESCRIPTION_LONGEST),
    keywords: article.meta_keywords ?? undefined,
    image: article.meta_image || article.image || undefined,
    path: routes.article(article.slug_id),
  })
}

export default async function ArticleDetails({ params }: Props) {
  const { page, found } = await load(params)
  const { t, formats, language, href } = page
  if (found instanceof ApiError) {
    if (found.kind === 'notFound') return <ArticleMissing t={t} href={href} />
    const reason = failureText(found, t)
    return <FailedRead title={t('error.title')} reason={reason} href={href(page.path)} t={t} />
  }
  return (
    <PageData texts={['share.']}>
      <ArticlePage
        {...{ ...found, t, formats, language, href }}
        html={richText(page, found.article.description)}
      />
    </PageData>
  )
}

const DESCRIPTION_LONGEST = 160

async function load(params: Props['params']) {
  const [page, { slug: written }] = await Promise.all([loadPage(), params])
  const slug = decodeSlug(written)
  const found = await attempt(page.ownReads.read(contentQueries.article(page.client, slug)))
  return { page, slug, found }
}
