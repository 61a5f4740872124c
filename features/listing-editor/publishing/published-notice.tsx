'use client'

import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import type { Published } from '../drafts/use-listing-draft.ts'

export type PublishedNoticeProps = {
  published: Published
  isNew: boolean
  /** Link to the owner's view of the listing. */
  look: string
  /** My listings of this kind. */
  all: { href: string; label: string }
  /** Absent after an edit. */
  onAnother: (() => void) | undefined
}

const changedStates = { inReview: 'changed', public: 'updated', hidden: 'hidden' } as const

/** Confirmation after publishing. */
export function PublishedNotice({ published, isNew, look, all, onAnother }: PublishedNoticeProps) {
  const { t } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { status } = published
  const state = isNew ? status : changedStates[status]
  return (
    <div className="mx-auto grid max-w-text justify-items-center gap-4 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success-ink">
        <Icon of={CircleCheck} className="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="type-display text-display text-ink outline-none">
        {t(`listingEditor.done.${state}Title`)}
      </h2>
      <p className="text-ink-muted">
        {t(`listingEditor.done.${state}Text`, { title: published.title })}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <SiteLink href={look} className={buttonStyles()}>
          {t('listingEditor.done.look')}
        </SiteLink>
        <SiteLink href={all.href} className={buttonStyles({ variant: 'secondary' })}>
          {all.label}
        </SiteLink>
        {onAnother ? (
          <Button variant="secondary" onClick={onAnother}>
            {t('listingEditor.done.another')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
