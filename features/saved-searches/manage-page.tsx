import type { SavedSearch } from '@/client/api/member/saved-searches.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Tag, TagList } from '@/design-system/tag-list/tag-list.tsx'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import {
  alertEvents,
  alertFrequencies,
  filtersOfCriteria,
  saveSearchLongest,
} from '@/domain/search/saved-search.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ActionForm } from './action-form.tsx'
import type { SavedSearchStepProps } from './confirm-page.tsx'
import { SavedSearchFrame } from './saved-search-frame.tsx'
import { SavedSearchGone } from './saved-search-gone.tsx'

type ManagePageProps = SavedSearchStepProps & {
  /** Null if the token is invalid. */
  search: SavedSearch | null
  /** Short descriptions of the filters. */
  wishes: readonly string[]
}

/** Manages a saved search: alerts, frequency, pausing and deleting. */
export function ManagePage({ search, wishes, token, outcome, t, href }: ManagePageProps) {
  if (!search) return <SavedSearchGone reason="gone" t={t} href={href} />
  const { name, query, in_account: inAccount } = search
  const isPaused = search.is_paused === 1 || search.frequency === 'never'
  const email = emailForReading(search.email)
  return (
    <SavedSearchFrame
      title={name}
      lead={t(isPaused ? 'savedSearches.page.resting' : 'savedSearches.page.telling', { email })}
      outcome={outcome}
      t={t}
    >
      <div className="mb-8 flex flex-col items-start gap-4">
        {wishes.length > 0 ? (
          <TagList label={t('properties.filters.active')}>
            {wishes.map((wish) => (
              <Tag key={wish}>{wish}</Tag>
            ))}
          </TagList>
        ) : null}
        <SiteLink
          href={href(routes.properties(filtersOfCriteria(query)))}
          className={buttonStyles({ variant: 'secondary' })}
        >
          {t('savedSearches.page.homes')}
        </SiteLink>
      </div>
      {inAccount ? (
        <SiteLink href={href(routes.member('saved-searches'))} className={buttonStyles()}>
          {t('savedSearches.page.inAccount')}
        </SiteLink>
      ) : (
        <ChangeForm search={search} token={token} outcome={outcome} t={t} href={href} />
      )}
      <div className="mt-10 flex flex-wrap gap-3 border-t border-line pt-8">
        {inAccount ? null : (
          <ActionForm action={isPaused ? 'resume' : 'pause'} token={token} href={href}>
            <button type="submit" className={buttonStyles({ variant: 'secondary' })}>
              {t(isPaused ? 'savedSearches.page.resume' : 'savedSearches.page.pause')}
            </button>
          </ActionForm>
        )}
        <SiteLink
          href={href(routes.savedSearch('unsubscribe', token))}
          className={buttonStyles({ variant: 'quiet' })}
        >
          {t(inAccount ? 'savedSearches.page.stop' : 'savedSearches.page.end')}
        </SiteLink>
      </div>
    </SavedSearchFrame>
  )
}

function ChangeForm({ search, token, t, href }: SavedSearchStepProps & { search: SavedSearch }) {
  return (
    <ActionForm action="change" token={token} href={href} className="flex flex-col gap-6">
      <Field label={t('savedSearches.save.name')} required>
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={saveSearchLongest.name}
            defaultValue={search.name}
          />
        )}
      </Field>
      <Fieldset legend={t('savedSearches.save.events')}>
        {alertEvents.map((event) => (
          <Checkbox
            key={event}
            name="events"
            value={event}
            label={t(`savedSearches.save.event_${event}`)}
            defaultChecked={search.events.includes(event)}
          />
        ))}
      </Fieldset>
      <RadioCards
        name="frequency"
        legend={t('savedSearches.save.frequency')}
        defaultValue={search.frequency}
        options={alertFrequencies.map((value) => ({
          value,
          label: t(`savedSearches.save.${value}`),
          hint: t(`savedSearches.save.${value}Hint`),
        }))}
      />
      <div>
        <button type="submit" className={buttonStyles({ size: 'lg' })}>
          {t('savedSearches.page.change')}
        </button>
      </div>
    </ActionForm>
  )
}
