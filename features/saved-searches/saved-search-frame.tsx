import { CircleAlert, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import type { Translator } from '@/client/text/translator.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { SavedSearchOutcome } from '@/domain/search/saved-search-actions.ts'

type SavedSearchFrameProps = {
  title: string
  lead?: string
  outcome: SavedSearchOutcome | null
  t: Translator
  children: ReactNode
}

/** Layout of a saved-search page: title, result of the last form, and content. */
export function SavedSearchFrame({ title, lead, outcome, t, children }: SavedSearchFrameProps) {
  return (
    <div className="container-page max-w-180 py-10 sm:py-14">
      <h1 className="type-display text-display text-ink">
        <bdi>{title}</bdi>
      </h1>
      {lead ? <p className="mt-3 wrap-anywhere text-lg text-ink-muted">{lead}</p> : null}
      {outcome ? <Outcome outcome={outcome} t={t} /> : null}
      <div className="mt-8">{children}</div>
    </div>
  )
}

function Outcome({ outcome, t }: { outcome: SavedSearchOutcome; t: Translator }) {
  const isGood = GOOD.has(outcome)
  return (
    <Banner
      role={isGood ? 'status' : 'alert'}
      variant={isGood ? 'success' : 'danger'}
      icon={<Icon of={isGood ? CircleCheck : CircleAlert} />}
      title={t(`savedSearches.page.outcome_${outcome}`)}
      className="mt-6"
    />
  )
}

const GOOD: ReadonlySet<SavedSearchOutcome> = new Set([
  'sent',
  'confirmed',
  'changed',
  'ended',
  'stopped',
])
