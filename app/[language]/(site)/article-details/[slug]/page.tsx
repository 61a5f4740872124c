import type { Metadata } from 'next'
import { JsonLd } from '@/app/page/json-ld.tsx'
import { loadNamed } from '@/app/page/load-named.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { richText } from '@/app/page/rich-text.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { contentQueries } from '@/client/api/content.ts'
import { MAX_DESCRIPTION_LENGTH, plainText } from '@/domain/text/plain-text.ts'
import { routes } from '@/domain/web/routes.ts'
import { ArticleMissing } from '@/features/content/article-missing.tsx'
import { ArticlePage } from '@/features/content/article-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { articleData } from '@/features/structured-data/content-data.ts'
import { breadcrumbsData, companyData } from '@/features/structured-data/site-data.ts'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, slug, found } = await load(props)
  if (found instanceof ApiError) {
    const title = page.t('content.articles.missingTitle')
    const isMissing = found.kind === 'notFound'
    return pageMetadata(page, { title, path: routes.article(slug), isHidden: true, isMissing })
  }
  const { article } = found
  return pageMetadata(page, {
    title: article.meta_title || article.title,
    description: article.meta_description || plainText(article.description, MAX_DESCRIPTION_LENGTH),
    keywords: article.meta_keywords ?? undefined,
    image: article.image || undefined,
    chosenImage: article.meta_image,
    shown: { kind: 'article', slug: article.slug_id },
    path: routes.article(article.slug_id),
  })
}

export default async function ArticleDetails(props: Props) {
  const { page, found } = await load(props)
  const { t, formats, language, href } = page
  if (found instanceof ApiError) {
    if (found.kind === 'notFound') return <ArticleMissing t={t} href={href} />
    return <FailedRead failure={found} page={page} />
  }
  const { article } = found
  const way = [
    { name: t('content.articles.title'), path: routes.articles() },
    { name: article.title },
  ]
  return (
    <PageData texts="article">
      <JsonLd
        page={page}
        things={[articleData(article, page), companyData(page), breadcrumbsData(page, way)]}
      />
      <ArticlePage
        {...found}
        t={t}
        formats={formats}
        language={language}
        href={href}
        html={richText(page, article.description)}
      />
    </PageData>
  )
}

const load = (props: Props) =>
  loadNamed(props, ({ ownReads, client }, slug) =>
    ownReads.read(contentQueries.article(client, slug)),
  )
