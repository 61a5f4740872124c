'use client'

import { FilePen } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { DiscardButton } from './discard-button.tsx'
import type { KnownDraft } from './use-drafts.ts'

type DraftListProps = {
  drafts: readonly KnownDraft[]
  hrefOf: (id: string) => string
  onDiscard: (id: string) => void
}

/** Unpublished drafts, to continue or discard. */
export function DraftList({ drafts, hrefOf, onDiscard }: DraftListProps) {
  const { t } = useText()
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts" className="mb-8 rounded-lg border border-line bg-surface p-5">
      <h2 id="drafts" className="font-semibold text-ink">
        {t('listingEditor.drafts', { count: drafts.length })}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {drafts.map((draft) => (
          <DraftLine key={draft.id} draft={draft} href={hrefOf(draft.id)} onDiscard={onDiscard} />
        ))}
      </ul>
    </section>
  )
}

type DraftLineProps = { draft: KnownDraft; href: string; onDiscard: (id: string) => void }

function DraftLine({ draft, href, onDiscard }: DraftLineProps) {
  const { t, formats } = useText()
  const title = draft.title || t('listingEditor.noTitle')
  const when = formats.relativeTime(draft.changedAt, new Date(), t('listingEditor.justNow'))
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
          {t(draft.isHereOnly ? 'listingEditor.draftHere' : 'listingEditor.draftChanged', { when })}
        </p>
      </div>
      <DiscardButton
        label={t('listingEditor.discardOne', { title })}
        place={(button) => button.closest('li')}
        onDiscard={(button) => {
          restoreFocus(button, besides(button))
          onDiscard(draft.id)
        }}
      />
    </li>
  )
}
