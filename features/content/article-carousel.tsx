'use client'

import type { ArticleCard as Article } from '@/client/api/cards/article-card.ts'
import { RailItem } from '@/design-system/carousel/carousel.tsx'
import { CardRail, LARGE_CARD } from '@/features/listing-card/card-carousel.tsx'
import { SectionHead } from '@/features/shell/section-head.tsx'
import { ArticleCard } from './article-card.tsx'

type ArticleRailProps = {
  title: string
  articles: readonly Article[]
  allPath?: string | null
}

/** Horizontal list of articles. */
export function ArticleRail({ title, articles, allPath }: ArticleRailProps) {
  return (
    <CardRail title={title} header={<SectionHead title={title} allPath={allPath} />}>
      {articles.map((article) => (
        <RailItem key={article.id} className={LARGE_CARD}>
          <ArticleCard article={article} />
        </RailItem>
      ))}
    </CardRail>
  )
}
