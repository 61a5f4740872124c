import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import type { SavedSearchOutcome } from '@/domain/search/saved-search-actions.ts'
import { ActionForm } from './action-form.tsx'
import { SavedSearchFrame } from './saved-search-frame.tsx'

export type SavedSearchStepProps = {
  token: string
  outcome: SavedSearchOutcome | null
  t: Translator
  href: (path: string) => string
}

/**
 * Target of the link in the confirmation mail. Confirming takes a button, because mail scanners
 * follow links.
 */
export function ConfirmPage({ token, outcome, t, href }: SavedSearchStepProps) {
  const isGone = outcome === 'unknown'
  const isFull = outcome === 'full'
  const words = isGone ? 'late' : isFull ? 'full' : 'confirm'
  return (
    <SavedSearchFrame
      title={t(`savedSearches.page.${words}Title`)}
      lead={t(`savedSearches.page.${words}Text`)}
      outcome={isGone || isFull ? null : outcome}
      t={t}
    >
      {isGone ? null : (
        <ActionForm action="confirm" token={token} href={href}>
          <button type="submit" className={buttonStyles({ size: 'lg' })}>
            {t(isFull ? 'shell.error.retry' : 'savedSearches.page.confirm')}
          </button>
        </ActionForm>
      )}
    </SavedSearchFrame>
  )
}
