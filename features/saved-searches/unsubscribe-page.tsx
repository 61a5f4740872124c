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
  if (!search) return <SavedSearchGone reason="ended" t={t} href={href} />
  const { name } = search
  const email = emailForReading(search.email)
  return (
    <SavedSearchFrame
      title={t('savedSearches.page.endTitle')}
      lead={t('savedSearches.page.endText', { name, email })}
      outcome={outcome}
      t={t}
    >
      <ActionForm
        action="end"
        token={token}
        href={href}
        className="flex flex-col items-start gap-6"
      >
        <Checkbox name="all" value="1" label={t('savedSearches.page.endAll')} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonStyles({ size: 'lg' })}>
            {t('savedSearches.page.end')}
          </button>
          <SiteLink
            href={href(routes.savedSearch('manage', token))}
            className={buttonStyles({ variant: 'secondary', size: 'lg' })}
          >
            {t('savedSearches.page.rather')}
          </SiteLink>
        </div>
      </ActionForm>
    </SavedSearchFrame>
  )
}
