'use client'

import { FilePen, Trash2 } from 'lucide'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { besides, handOnFocus } from '@/design-system/focus/hand-on-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import type { KnownDraft } from './use-drafts.ts'

type DraftListProps = {
  drafts: readonly KnownDraft[]
  /** Where one goes on with it. */
  hrefOf: (id: string) => string
  onDiscard: (id: string) => void
}

/** What was begun and not published: to go on with, or to forget. Needs the texts `posting.`. */
export function DraftList({ drafts, hrefOf, onDiscard }: DraftListProps) {
  const { t } = useText()
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts" className="mb-8 rounded-lg border border-line bg-surface p-5">
      <h2 id="drafts" className="font-semibold text-ink">
        {t('posting.drafts', { count: drafts.length })}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {drafts.map((draft) => (
          <DraftLine key={draft.id} draft={draft} href={hrefOf(draft.id)} onDiscard={onDiscard} />
        ))}
      </ul>
    </section>
  )
}

function focus(button: HTMLElement | null): void {
  button?.focus()
}

/** Back to where the line begins. */
function giveFocus(button: HTMLElement): void {
  const line = button.closest('li')
  handOnFocus(button, line ? [line] : [])
}

type DraftLineProps = { draft: KnownDraft; href: string; onDiscard: (id: string) => void }

function DraftLine({ draft, href, onDiscard }: DraftLineProps) {
  const { t, formats } = useText()
  const [isAsked, setAsked] = useState(false)
  const title = draft.title || t('posting.noTitle')
  const when = formats.relativeTime(draft.changedAt, new Date(), t('posting.justNow'))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of={FilePen} className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <SiteLink
          href={href}
          dir="auto"
          className={linkStyles({ className: 'font-medium wrap-anywhere' })}
        >
          {title}
        </SiteLink>
        <p className="text-sm text-ink-muted">
          {t(draft.isHereOnly ? 'posting.draftHere' : 'posting.draftChanged', { when })}
        </p>
      </div>
      {isAsked ? (
        <div className="flex gap-2">
          <Button
            ref={focus}
            size="sm"
            variant="quiet"
            onClick={({ currentTarget }) => {
              giveFocus(currentTarget)
              setAsked(false)
            }}
          >
            {t('posting.discardNo')}
          </Button>
          <Button
            size="sm"
            variant="danger"
            onClick={({ currentTarget }) => {
              handOnFocus(currentTarget, besides(currentTarget))
              onDiscard(draft.id)
            }}
          >
            {t('posting.discardYes')}
          </Button>
        </div>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('posting.discardOne', { title })}
          onClick={() => setAsked(true)}
        >
          <Icon of={Trash2} />
          {t('posting.discard')}
        </Button>
      )}
    </li>
  )
}
