'use client'

import type { ArticleCard as Article } from '@/client/api/article-card.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Rail, RailItem } from '@/design-system/rail/rail.tsx'
import { SectionHead } from '@/features/shell/section-head.tsx'
import { ArticleCard } from './article-card.tsx'

type ArticleRailProps = {
  title: string
  articles: readonly Article[]
  allPath?: string | null
}

/** What there is to read, side by side. */
export function ArticleRail({ title, articles, allPath }: ArticleRailProps) {
  const { t } = useText()
  return (
    <Rail
      label={t('home.railLabel', { title })}
      labels={{ previous: t('home.railPrevious'), next: t('home.railNext') }}
      header={<SectionHead title={title} allPath={allPath} />}
    >
      {articles.map((article) => (
        <RailItem key={article.id} className="w-[84vw] max-w-96 sm:w-90">
          <ArticleCard article={article} />
        </RailItem>
      ))}
    </Rail>
  )
}
