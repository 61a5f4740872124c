import type { ListingName } from '@/client/api/viewings.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { type TimesOf, viewingRoutes } from '@/domain/web/viewing-routes.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SureButton } from '../sure-button.tsx'
import { TimesForm } from './times-form.tsx'
import { useOfferedTimes } from './use-offered-times.ts'
import { useOwnListings } from './use-own-listings.ts'

/** The times that an owner offers, for all listings or for one. */
export function TimesScreen({ of, asksFirst }: { of: TimesOf; asksFirst: boolean }) {
  const { t } = useText()
  return (
    <div className="max-w-text">
      <p className="mb-5 text-ink-muted">{t('viewings.times.lead')}</p>
      <ListingChoice of={of} />
      <Times key={toKey(of)} listing={toListingName(of)} asksFirst={asksFirst} />
    </div>
  )
}

function ListingChoice({ of }: { of: TimesOf }) {
  const { t } = useText()
  const href = useHref()
  const listings = useOwnListings()
  const options = listings.map((each) => ({ value: toKey(each.of), label: each.title }))
  // Until the list is read, or for a listing that is gone.
  const isUnknown = of && !options.some(({ value }) => value === toKey(of))
  return (
    <Field label={t('viewings.times.for')} className="mb-6 max-w-96">
      {({ required: _, ...control }) => (
        <Select
          {...control}
          name="listing"
          value={toKey(of)}
          options={[
            { value: toKey(null), label: t('viewings.times.all') },
            ...options,
            ...(isUnknown ? [{ value: toKey(of), label: t('viewings.times.one') }] : []),
          ]}
          onChange={({ target }) => {
            const chosen = listings.find((each) => toKey(each.of) === target.value)
            const address = href(viewingRoutes.times(chosen?.of ?? null))
            window.history.replaceState(null, '', address)
          }}
        />
      )}
    </Field>
  )
}

function Times({ listing, asksFirst }: { listing: ListingName | null; asksFirst: boolean }) {
  const { t } = useText()
  const stored = useOfferedTimes(listing)
  const { times, isOwn, error, isOffline, retry, withdraw, isWithdrawing } = stored
  if (!times && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!times && error) {
    return <FailedList title={t('viewings.times.errorTitle')} error={error} onRetry={retry} />
  }
  if (!times) return <LinesLoading words={t('viewings.times.loading')} />
  const scope = listing ? 'one' : 'all'
  return (
    <>
      {isOwn ? null : (
        <Banner variant="info" className="mb-6">
          {t(`viewings.times.none.${scope}`)}
        </Banner>
      )}
      <TimesForm listing={listing} times={times} asksFirst={asksFirst} />
      {isOwn ? (
        <div className="mt-8 flex flex-wrap border-t border-line pt-6">
          <SureButton
            label={t(`viewings.times.withdraw.${scope}`)}
            question={t(`viewings.times.withdrawSure.${scope}`)}
            isBusy={isWithdrawing}
            onSure={withdraw}
          />
        </div>
      ) : null}
    </>
  )
}

function toKey(of: TimesOf): string {
  return of ? `${of.about}-${of.id}` : 'all'
}

function toListingName(of: TimesOf): ListingName | null {
  if (!of) return null
  return of.about === 'property' ? { property: of.id } : { project: of.id }
}
