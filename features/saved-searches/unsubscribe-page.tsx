import type { SavedSearch } from '@/client/api/member/saved-searches.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ActionForm } from './action-form.tsx'
import type { SavedSearchStepProps } from './confirm-page.tsx'
import { SavedSearchFrame } from './saved-search-frame.tsx'
import { SavedSearchGone } from './saved-search-gone.tsx'

type UnsubscribePageProps = SavedSearchStepProps & {
  /** Null if already deleted. */
  search: SavedSearch | null
}

/** Unsubscribes from a saved search. Takes a button, because mail scanners follow links. */
export function UnsubscribePage({ search, token, outcome, t, href }: UnsubscribePageProps) {
  if (!search) {
    const reason = outcome === 'stopped' ? 'stopped' : 'ended'
    return <SavedSearchGone reason={reason} t={t} href={href} />
  }
  const { name, in_account: inAccount } = search
  const email = emailForReading(search.email)
  return (
    <SavedSearchFrame
      title={t(inAccount ? 'savedSearches.page.stopTitle' : 'savedSearches.page.endTitle')}
      lead={t(inAccount ? 'savedSearches.page.stopText' : 'savedSearches.page.endText', {
        name,
        email,
      })}
      outcome={outcome}
      t={t}
    >
      <ActionForm
        action="end"
        token={token}
        href={href}
        className="flex flex-col items-start gap-6"
      >
        {inAccount ? <input type="hidden" name="in_account" value="1" /> : null}
        <Checkbox
          name="all"
          value="1"
          label={t(inAccount ? 'savedSearches.page.stopAll' : 'savedSearches.page.endAll')}
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonStyles({ size: 'lg' })}>
            {t(inAccount ? 'savedSearches.page.stop' : 'savedSearches.page.end')}
          </button>
          <SiteLink
            href={href(
              inAccount ? routes.member('saved-searches') : routes.savedSearch('manage', token),
            )}
            className={buttonStyles({ variant: 'secondary', size: 'lg' })}
          >
            {t(inAccount ? 'savedSearches.page.inAccount' : 'savedSearches.page.rather')}
          </SiteLink>
        </div>
      </ActionForm>
    </SavedSearchFrame>
  )
}
