import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { SavedSearchFrame } from './saved-search-frame.tsx'

type SavedSearchGoneProps = {
  /** `gone`: unknown or deleted; `ended`, `stopped`: after unsubscribing; it stays if `stopped`. */
  reason: 'gone' | 'ended' | 'stopped'
  t: Translator
  href: (path: string) => string
}

/** Replaces the page of a saved search that does not exist any more. */
export function SavedSearchGone({ reason, t, href }: SavedSearchGoneProps) {
  return (
    <SavedSearchFrame
      title={t(`savedSearches.page.${reason}Title`)}
      lead={t(`savedSearches.page.${reason}Text`)}
      outcome={null}
      t={t}
    >
      <SiteLink href={href(routes.properties())} className={buttonStyles()}>
        {t('properties.page.toResults')}
      </SiteLink>
    </SavedSearchFrame>
  )
}
