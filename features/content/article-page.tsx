import type { ArticleCard as Card } from '@/client/api/cards/article-card.ts'
import { imageSources } from '@/client/api/cards/images.ts'
import type { Article } from '@/client/api/content.ts'
import type { Text } from '@/client/text/text.ts'
import { Breadcrumbs } from '@/design-system/breadcrumbs/breadcrumbs.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { RichText } from '@/design-system/rich-text/rich-text.tsx'
import { plainText } from '@/domain/text/plain-text.ts'
import { routes } from '@/domain/web/routes.ts'
import { ShareButton } from '@/features/listing-page/share-button.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ArticleCard } from './article-card.tsx'

export type ArticlePageProps = Text & {
  article: Article
  similar: readonly Card[]
  /** Sanitized HTML. */
  html: string
  href: (path: string) => string
}

/** Article with others of its category. */
export function ArticlePage({ article, similar, html, href, t, formats }: ArticlePageProps) {
  const { title, image, category } = article
  return (
    <div className="container-page pt-4 pb-14 sm:pt-6">
      <Breadcrumbs
        as={SiteLink}
        label={t('shell.breadcrumbs.label')}
        className="mb-8 sm:mb-10"
        items={[
          { label: t('content.articles.title'), href: href(routes.articles()) },
          ...(category
            ? [
                {
                  label: category.category,
                  href: href(routes.articles({ category: category.slug_id })),
                },
              ]
            : []),
          { label: title },
        ]}
      />
      <article>
        <header className="mx-auto max-w-text">
          <h1 dir="auto" className="type-display align-as-page text-display text-ink">
            {title}
          </h1>
          <div className="mt-4 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-ink-muted">
              {article.created_at_iso ? (
                <time dateTime={article.created_at_iso}>
                  {formats.date(article.created_at_iso)}
                </time>
              ) : (
                article.created_at
              )}
              {' · '}
              {t('content.articles.minutes', { count: minutesToRead(html) })}
            </p>
            <ShareButton title={title} />
          </div>
        </header>
        {image ? (
          <MediaFrame
            {...imageSources(image)}
            alt=""
            ratio="wide"
            priority
            sizes="(min-width: 1024px) 60rem, 100vw"
            className="mx-auto mt-8 max-w-[60rem] rounded-lg"
          />
        ) : null}
        <RichText html={html} dir="auto" className="mx-auto mt-8 align-as-page sm:mt-10" />
      </article>
      {similar.length > 0 ? (
        <section
          aria-labelledby="similar-articles"
          className="mt-16 border-t border-line pt-10 sm:pt-12"
        >
          <h2 id="similar-articles" className="type-display mb-6 text-xl text-ink">
            {t('content.articles.similar')}
          </h2>
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {similar.slice(0, SIMILAR_SHOWN).map((card) => (
              <li key={card.id} className="min-w-0">
                <ArticleCard article={card} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

const SIMILAR_SHOWN = 3
const WORDS_PER_MINUTE = 220

function minutesToRead(html: string): number {
  const words = plainText(html, Number.POSITIVE_INFINITY).split(' ').length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
