'use client'

import { clsx } from 'clsx'
import type { ArticleCard as Article } from '@/client/api/article-card.ts'
import { imageSources } from '@/client/api/images.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'

/** An article's picture, title and beginning; without a picture more of its beginning. */
export function ArticleCard({ article }: { article: Article }) {
  const { formats } = useText()
  const { title, excerpt, image, category, createdAt, age } = article
  return (
    <Card as="article" variant={image ? 'plain' : 'outlined'} className="h-full">
      {image ? (
        <MediaFrame
          {...imageSources(image)}
          alt=""
          ratio="classic"
          sizes="(min-width: 640px) 24rem, 84vw"
          className="rounded-lg"
        />
      ) : null}
      <div className={image ? 'pt-3.5' : 'p-5'}>
        <p className="text-sm text-ink-muted">
          {category ? <span>{category.name} · </span> : null}
          {createdAt ? <time dateTime={createdAt}>{formats.date(createdAt)}</time> : age}
        </p>
        <h3 dir="auto" className="type-display mt-1 line-clamp-2 align-as-page text-lg">
          {title}
        </h3>
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
