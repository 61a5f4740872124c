'use client'

import type { ArticleCard as Article } from '@/client/api/cards/article-card.ts'
import { CarouselItem } from '@/design-system/carousel/carousel.tsx'
import { CardCarousel, LARGE_CARD } from '@/features/listing-card/card-carousel.tsx'
import { SectionHead } from '@/features/shell/section-head.tsx'
import { ArticleCard } from './article-card.tsx'

type ArticleCarouselProps = {
  title: string
  articles: readonly Article[]
  allPath?: string | null
}

/** Horizontal list of articles. */
export function ArticleCarousel({ title, articles, allPath }: ArticleCarouselProps) {
  return (
    <CardCarousel title={title} header={<SectionHead title={title} allPath={allPath} />}>
      {articles.map((article) => (
        <CarouselItem key={article.id} className={LARGE_CARD}>
          <ArticleCard article={article} />
        </CarouselItem>
      ))}
    </CardCarousel>
  )
}
