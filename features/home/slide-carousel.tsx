'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import type { Slide } from '@/client/api/home.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { CarouselItem } from '@/design-system/carousel/carousel.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { AdvertMark } from '@/features/listing-card/advert-mark.tsx'
import { CardCarousel } from '@/features/listing-card/card-carousel.tsx'
import { Price } from '@/features/listing-card/price.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { slideCaption, slideTarget } from './slide-target.ts'

/** Operator's slides. Never scrolls automatically. */
export function SlideCarousel({ slides }: { slides: readonly Slide[] }) {
  const { t, formats } = useText()
  const title = t('listingCard.promoted')
  const isAlone = slides.length === 1
  return (
    <CardCarousel title={title}>
      {slides.map((slide, index) => {
        const { name, price } = slideCaption(slide)
        return (
          <CarouselItem key={slide.id} className={isAlone ? 'w-full' : 'w-[86vw] max-w-147'}>
            <SlideLink slide={slide}>
              <MediaFrame
                {...imageSources(slide.web_image || slide.image)}
                ratio="fill"
                alt={name}
                // On phones it is the largest picture of the first screen.
                priority={index === 0}
                sizes={
                  isAlone ? '(min-width: 1264px) 75rem, 96vw' : '(min-width: 640px) 37rem, 86vw'
                }
                className={clsx('rounded-lg', isAlone ? 'aspect-21/8' : 'aspect-16/8')}
              >
                {slide.is_promoted ? (
                  <Badge variant="photo" className="absolute start-3 top-3">
                    {title}
                  </Badge>
                ) : null}
                {name ? (
                  <span
                    aria-hidden="true"
                    className="absolute inset-x-0 bottom-0 flex items-baseline justify-between gap-4 bg-linear-to-t from-scrim to-transparent px-5 pt-14 pb-4 text-on-scrim"
                  >
                    <span dir="auto" className="type-display truncate text-lg">
                      {name}
                    </span>
                    {price === null ? null : (
                      <span className="figures shrink-0 font-medium">
                        <Price amount={price} formats={listingPrices({ t, formats })} />
                      </span>
                    )}
                  </span>
                ) : null}
              </MediaFrame>
            </SlideLink>
            {slide.is_promoted && slide.propertys_id ? (
              <AdvertMark kind="property" id={slide.propertys_id} />
            ) : null}
            {slide.is_promoted && slide.project ? (
              <AdvertMark kind="project" id={slide.project.id} />
            ) : null}
          </CarouselItem>
        )
      })}
    </CardCarousel>
  )
}

function SlideLink({ slide, children }: { slide: Slide; children: ReactNode }) {
  const href = useHref()
  const target = slideTarget(slide)
  const look = 'block rounded-lg no-underline'
  if (!target) return children
  return target.isOurs ? (
    <SiteLink href={href(target.address)} className={look}>
      {children}
    </SiteLink>
  ) : (
    <a href={target.address} rel="noopener" className={look}>
      {children}
    </a>
  )
}
