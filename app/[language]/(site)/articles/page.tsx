import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { listMetadata } from '@/app/page/list-metadata.ts'
import { loadPage, type Page } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { lastPage } from '@/client/api/calls/paging.ts'
import type { ArticleCard } from '@/client/api/cards/article-card.ts'
import { ARTICLES_PER_PAGE, contentQueries } from '@/client/api/content.ts'
import { queryPage, queryText } from '@/domain/search/query-values.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { ArticleList } from '@/features/content/article-list.tsx'
import { ArticleMissing } from '@/features/content/article-missing.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page, category, number, articles, categories } = await load(searchParams)
  const { t } = page
  const path = routes.articles({ category, page: number })
  if (articles instanceof ApiError && articles.kind === 'notFound') {
    return pageMetadata(page, { title: t('content.articles.missingTitle'), path, isMissing: true })
  }
  return listMetadata(page, {
    title: categories.find(({ slug }) => slug === category)?.name ?? t('content.articles.title'),
    number,
    list: articles,
    description: t('content.articles.lead'),
    path,
  })
}

export default async function Articles({ searchParams }: Props) {
  const { page, category, number, articles, categories } = await load(searchParams)
  const { t, formats, language, href } = page
  if (articles instanceof ApiError) {
    if (articles.kind === 'notFound') return <ArticleMissing t={t} href={href} />
    return <FailedRead failure={articles} title={t('content.articles.errorTitle')} page={page} />
  }
  return (
    <PageData texts="articles">
      <ArticleList
        articles={articles}
        category={category}
        categories={categories}
        t={t}
        formats={formats}
        language={language}
        href={href}
        page={number}
      />
    </PageData>
  )
}

const MAX_SLUG_LENGTH = 300

async function load(searchParams: Props['searchParams']) {
  const [page, query] = await Promise.all([loadPage(), searchParams])
  const category = queryText(query, 'category', MAX_SLUG_LENGTH)
  const number = queryPage(query, lastPage(ARTICLES_PER_PAGE))
  const [articles, allCategories] = await Promise.all([
    attempt(page.ownReads.read(contentQueries.articles(page.client, number, category))),
    readCategories(page),
  ])
  const categories =
    allCategories ?? (articles instanceof ApiError ? [] : listCategories(articles.rows))
  return { page, category, number, articles, categories }
}

/** Null if the provider does not support categories, or fails. */
async function readCategories({ settings, ownReads, client }: Page) {
  if (!hasExtension(settings.extensions, 'article-lists')) return null
  const categories = await ownReads.read(contentQueries.categories(client)).catch(() => null)
  return categories?.map(({ id, slug_id: slug, name }) => ({ id, slug, name })) ?? null
}

/** Fallback: categories of the listed articles. */
function listCategories(rows: readonly Pick<ArticleCard, 'category'>[]) {
  const known = new Map(
    rows.flatMap(({ category }) => (category ? [[category.slug, category]] : [])),
  )
  return [...known.values()]
}
