'use client'

import { Newspaper } from 'lucide-react'
import type { ArticleCard as Article } from '@/client/api/article-card.ts'
import { imageSources } from '@/client/api/images.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'

/** An article's picture, title and beginning. */
export function ArticleCard({ article }: { article: Article }) {
  const { formats } = useText()
  const { title, excerpt, image, category, createdAt, age } = article
  return (
    <Card as="article" variant="plain" className="h-full">
      <MediaFrame
        {...(image ? imageSources(image) : {})}
        alt=""
        ratio="classic"
        sizes="(min-width: 640px) 24rem, 84vw"
        fallback={<Newspaper aria-hidden="true" strokeWidth={1.25} />}
        className="rounded-lg"
      />
      <p className="pt-3.5 text-sm text-ink-muted">
        {category ? <span>{category.name} · </span> : null}
        {createdAt ? <time dateTime={createdAt}>{formats.date(createdAt)}</time> : age}
      </p>
      <h3 dir="auto" className="type-display mt-1 line-clamp-2 text-lg [text-align:match-parent]">
        {title}
      </h3>
      <p dir="auto" className="mt-1.5 line-clamp-3 text-ink-muted [text-align:match-parent]">
        {excerpt}
      </p>
    </Card>
  )
}
