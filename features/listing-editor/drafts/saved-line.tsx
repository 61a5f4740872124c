'use client'

import { Cloud, CloudOff, Smartphone } from 'lucide'
import { useEffect, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import type { ListingDraft } from './use-listing-draft.ts'

type SavedLineProps = Pick<ListingDraft, 'kept' | 'savedAt' | 'isSaving'>

/** Save status of the draft. */
export function SavedLine({ kept, savedAt, isSaving }: SavedLineProps) {
  const { t, formats } = useText()
  const now = useNow()
  if (kept === 'nothing' && !isSaving) return null
  const icon = { server: Cloud, device: Smartphone, unsaved: CloudOff, nothing: Cloud }[kept]
  const when = savedAt
    ? formats.relativeTime(savedAt, seen(now, savedAt), t('listingEditor.justNow'))
    : ''
  const isHereOnly = kept === 'device' || kept === 'unsaved'
  return (
    <p className="flex items-center gap-2 text-sm text-ink-muted">
      {isSaving ? <Spinner /> : <Icon of={icon} className="size-4.5 shrink-0" />}
      {isHereOnly ? null : (
        <span>
          {isSaving ? t('listingEditor.saving') : t(`listingEditor.kept.${kept}`, { when })}
        </span>
      )}
      {/* Announces only drafts that are not on the server; not every save or minute. */}
      <span role="status">{isHereOnly ? t(`listingEditor.kept.${kept}`) : null}</span>
    </p>
  )
}

/** Under a minute is "just now", also if the server's clock is ahead. */
function seen(now: Date, savedAt: string): Date {
  const saved = new Date(savedAt)
  return now.getTime() - saved.getTime() < 60_000 ? saved : now
}

const HALF_A_MINUTE = 30_000

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), HALF_A_MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
