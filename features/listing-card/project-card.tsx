'use client'

import { clsx } from 'clsx'
import { Building2, MapPin } from 'lucide'
import type { ProjectCard as Project } from '@/client/api/cards/project-card.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdvertMark } from './advert-mark.tsx'
import { placeInWords } from './card-facts.ts'
import { CardPicture, type CardPictureProps } from './card-picture.tsx'

export type ProjectCardProps = Pick<CardPictureProps, 'sizes' | 'priority'> & {
  card: Project
  headingLevel?: 2 | 3 | 4
  className?: string
}

/** Project card for lists. */
export function ProjectCard({
  card,
  headingLevel = 3,
  className,
  sizes = '(min-width: 640px) 24rem, 85vw',
  priority,
}: ProjectCardProps) {
  const { t } = useText()
  const href = useHref()
  const Heading: 'h2' | 'h3' | 'h4' = `h${headingLevel}`
  const place = card.location || placeInWords(card.city, card.state, card.country)
  return (
    <Card as="article" variant="plain" className={clsx('h-full', className)}>
      <CardPicture
        picture={card.picture}
        ratio="classic"
        sizes={sizes}
        priority={priority}
        fallback={<Icon of={Building2} strokeWidth={1.25} />}
      >
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-1.5">
          <Badge variant="photo">{t(`projects.page.${card.type}`)}</Badge>
          {card.isFeatured ? <Badge variant="photo">{t('listingCard.promoted')}</Badge> : null}
        </div>
      </CardPicture>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 pt-3">
        <Heading dir="auto" className="type-display truncate text-lg text-ink align-as-page">
          <SiteLink
            href={href(routes.project(card.slug))}
            title={card.title}
            className={linkStyles({ variant: 'stretched' })}
          >
            {card.title}
          </SiteLink>
        </Heading>
        {place ? (
          <p className="flex min-w-0 items-center gap-1 text-sm text-ink-muted">
            <Icon of={MapPin} className="size-3.5 shrink-0" />
            <bdi className="truncate">{place}</bdi>
          </p>
        ) : null}
        <p className="truncate text-sm text-ink-muted">
          {[card.category.name, card.owner].filter((words) => words !== '').join(' · ')}
        </p>
      </div>
      {card.isFeatured ? <AdvertMark kind="project" id={card.id} /> : null}
    </Card>
  )
}
