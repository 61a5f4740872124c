import { BookOpen } from 'lucide'
import type { Page } from '@/client/api/calls/paging.ts'
import type { ArticleCard as Card } from '@/client/api/cards/article-card.ts'
import { ARTICLES_PER_PAGE } from '@/client/api/content.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { ChoiceLink } from '@/features/shell/choice-link.tsx'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleCategoryNote } from './article-category-note.tsx'

export type ArticleListProps = Text & {
  articles: Page<Card>
  /** Starts at 1. */
  page: number
  /** Slug of the category; '' for all. */
  category: string
  categories: readonly { id: number; slug: string; name: string }[]
  href: (path: string) => string
}

/** Paginated articles with category links. */
export function ArticleList(props: ArticleListProps) {
  const { articles, page, category, categories, href, t, formats } = props
  const { rows, total } = articles
  const pageCount = Math.ceil(total / ARTICLES_PER_PAGE)
  const { id = null, name } = categories.find(({ slug }) => slug === category) ?? {}
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <ArticleCategoryNote id={id} />
      <header className="mb-7 max-w-text">
        <h1 className="type-display text-display text-ink">
          {name ?? t('content.articles.title')}
        </h1>
        <p className="mt-2 text-lg text-ink-muted">{t('content.articles.lead')}</p>
      </header>
      {categories.length > 0 ? (
        <nav aria-label={t('content.articles.categories')} className="mb-8">
          <ul className="flex flex-wrap gap-2">
            {[{ slug: '', name: t('content.articles.all') }, ...categories].map((entry) => (
              <li key={entry.slug}>
                <ChoiceLink
                  href={href(routes.articles({ category: entry.slug }))}
                  isCurrent={entry.slug === category}
                >
                  {entry.name}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {rows.length === 0 ? (
        <NoArticles {...props} />
      ) : (
        <>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-6 gap-y-10">
            {rows.map((article, index) => (
              <li key={article.id} className="min-w-0">
                <ArticleCard article={article} headingLevel={2} priority={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
          <PageNumbers
            label={t('content.articles.pages')}
            page={page}
            pageCount={pageCount}
            hrefFor={(number) => href(routes.articles({ category, page: number }))}
            t={t}
            formats={formats}
          />
        </>
      )}
    </div>
  )
}

const FIRST_ROW = 2

/** Empty state: beyond the last page, or no articles. */
function NoArticles({ articles, page, category, href, t }: ArticleListProps) {
  const isBeyond = page > 1 && articles.total > 0
  return (
    <EmptyState
      icon={<Icon of={BookOpen} />}
      title={t(isBeyond ? 'properties.results.beyondTitle' : 'content.articles.emptyTitle')}
      actions={
        isBeyond ? (
          <SiteLink
            href={href(routes.articles({ category }))}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {t('properties.results.firstPage')}
          </SiteLink>
        ) : null
      }
    >
      {t(isBeyond ? 'properties.results.beyondText' : 'content.articles.emptyText')}
    </EmptyState>
  )
}
