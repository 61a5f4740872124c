'use client'

import { FileText, Maximize2 } from 'lucide'
import type { MouseEvent } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import type { GalleryImage, LightboxLabels } from '@/design-system/gallery/gallery-image.ts'
import { OpenedPictures } from '@/design-system/gallery/opened-pictures.tsx'
import { useOpenedPicture } from '@/design-system/gallery/use-opened-picture.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { isPicture } from './owner-words.ts'

/** `label` describes the action: "Open the plan: Ground floor". */
export type FloorPlan = { id: number; title: string; href: string; label: string }

type PlanListProps = { plans: FloorPlan[]; labels: LightboxLabels; language: string }

/** Floor plans: pictures open in the lightbox, other files in a new tab. */
export function FloorPlanList({ plans, labels, language }: PlanListProps) {
  const { opened, open, close } = useOpenedPicture()
  const drawn = plans.filter(({ href }) => isPicture(href))
  const follow = (event: MouseEvent, plan: FloorPlan) => {
    const index = drawn.indexOf(plan)
    if (index === -1 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(index)
  }
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.id} className="min-w-0">
            <a
              href={plan.href}
              target="_blank"
              rel="noreferrer"
              aria-label={plan.label}
              onClick={(event) => follow(event, plan)}
              className="group/plan block overflow-hidden rounded-md border border-line bg-surface text-ink no-underline transition-colors duration-fast hover:border-line-strong"
            >
              <MediaFrame
                {...(isPicture(plan.href) ? imageSources(plan.href) : {})}
                alt=""
                sizes="(min-width: 640px) 23rem, 100vw"
                fallback={<Icon of={FileText} strokeWidth={1.25} />}
                // Plans have a white background, in dark mode too.
                className="bg-on-scrim"
                imageClassName="object-contain"
              />
              <span className="flex items-center gap-3 border-t border-line px-4 py-3">
                <span dir="auto" className="min-w-0 flex-1 truncate align-as-page font-medium">
                  {plan.title}
                </span>
                <Icon
                  of={Maximize2}
                  className="size-4 shrink-0 text-ink-muted transition-colors duration-fast group-hover/plan:text-ink"
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <OpenedPictures
        opened={opened}
        images={drawn.map(pictureOfPlan)}
        labels={labels}
        language={language}
        onClose={close}
      />
    </>
  )
}

function pictureOfPlan({ href, title }: FloorPlan): GalleryImage {
  const size = { width: 1600, height: 1200 }
  return { ...imageSources(href), ...size, alt: title, caption: title, color: '#fff' }
}
