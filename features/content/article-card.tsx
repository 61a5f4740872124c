'use client'

import { clsx } from 'clsx'
import type { ArticleCard as Article } from '@/client/api/cards/article-card.ts'
import { imageSources } from '@/client/api/cards/images.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type ArticleCardProps = { article: Article; headingLevel?: 2 | 3; priority?: boolean }

/** Article card; without a picture it shows a longer excerpt. */
export function ArticleCard({ article, headingLevel = 3, priority }: ArticleCardProps) {
  const { formats } = useText()
  const href = useHref()
  const Heading: 'h2' | 'h3' = `h${headingLevel}`
  const { title, excerpt, image, category, createdAt, age } = article
  return (
    <Card as="article" variant={image ? 'plain' : 'outlined'} className="h-full">
      {image ? (
        <MediaFrame
          {...imageSources(image)}
          alt=""
          ratio="classic"
          priority={priority}
          sizes="(min-width: 640px) 24rem, 84vw"
          className="rounded-lg"
          imageClassName="transition-[scale] duration-slow ease-settle group-hover/card:scale-[1.02]"
        />
      ) : null}
      <div className={image ? 'pt-3.5' : 'p-5'}>
        <p className="text-sm text-ink-muted">
          {category ? <span>{category.name} · </span> : null}
          {createdAt ? <time dateTime={createdAt}>{formats.date(createdAt)}</time> : age}
        </p>
        <Heading dir="auto" className="type-display mt-1 line-clamp-2 align-as-page text-lg">
          <SiteLink
            href={href(routes.article(article.slug))}
            className={linkStyles({ variant: 'stretched', className: 'text-ink' })}
          >
            {title}
          </SiteLink>
        </Heading>
        <p
          dir="auto"
          className={clsx(
            'mt-1.5 align-as-page text-ink-muted',
            image ? 'line-clamp-3' : 'line-clamp-6',
          )}
        >
          {excerpt}
        </p>
      </div>
    </Card>
  )
}
