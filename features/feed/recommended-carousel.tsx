'use client'

import { SlidersHorizontal, Sparkles } from 'lucide'
import type { Recommendation } from '@/client/api/member/feed.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { CarouselItem } from '@/design-system/carousel/carousel.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import type { FeedReason } from '@/domain/search/feed-preferences.ts'
import { routes } from '@/domain/web/routes.ts'
import { CardCarousel, SMALL_CARD } from '@/features/listing-card/card-carousel.tsx'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useRecommendations } from './use-recommendations.ts'

export type RecommendedCarouselProps = {
  /** Shows a link to the feed preferences. */
  isEditable?: boolean
  className?: string
}

/** Recommended homes with the matching preferences. Renders nothing without recommendations. */
export function RecommendedCarousel({ isEditable = true, className }: RecommendedCarouselProps) {
  const { t } = useText()
  const href = useHref()
  const rows = useRecommendations()
  if (!rows || rows.length === 0) return null
  const title = t('feed.recommended.title')
  return (
    <div className={className}>
      <CardCarousel
        title={title}
        header={
          <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <h2 className="type-display text-xl">{title}</h2>
            {isEditable ? (
              <SiteLink
                href={href(routes.member('personalize-feed'))}
                className={linkStyles({
                  variant: 'quiet',
                  className: 'inline-flex min-h-8 items-center gap-1.5 font-medium text-brand-ink',
                })}
              >
                <Icon of={SlidersHorizontal} className="size-4" />
                {t('feed.recommended.change')}
              </SiteLink>
            ) : null}
          </div>
        }
      >
        {rows.map((row) => (
          <CarouselItem
            key={row.card.id}
            data-listing={row.card.id}
            className={`flex flex-col ${SMALL_CARD}`}
          >
            <PropertyCard card={row.card} className="h-auto!" />
            <Why of={row} />
          </CarouselItem>
        ))}
      </CardCarousel>
    </div>
  )
}

function Why({ of: { card, why } }: { of: Recommendation }) {
  const { t, language } = useText()
  if (why.length === 0) return null
  const own: Partial<Record<FeedReason, string>> = {
    category: card.category,
    city: card.city ?? undefined,
  }
  const words = why.map((reason) => own[reason] ?? t(`feed.recommended.why_${reason}`))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
  return (
    <p className="mt-2 flex items-start gap-1.5 text-sm text-ink-muted">
      <Icon of={Sparkles} className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <span>{t('feed.recommended.why', { reasons: list })}</span>
    </p>
  )
}
