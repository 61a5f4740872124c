'use client'

import { BellRing } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { MemberSearchLine } from './member-search-line.tsx'
import { useMemberSearches } from './use-member-searches.ts'

/** Saved searches of the account, with new results. */
export function MemberSearches() {
  const { t } = useText()
  const { searches, names, isUnknown, isOffline, error, retry } = useMemberSearches()
  if (isUnknown) {
    return (
      <EmptyState icon={<Icon of={BellRing} />} title={t('savedSearches.member.unknownTitle')}>
        {t('savedSearches.member.unknownText')}
      </EmptyState>
    )
  }
  if (!searches && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!searches && error) {
    return <FailedList title={t('savedSearches.member.errorTitle')} error={error} onRetry={retry} />
  }
  if (!searches) return <LinesLoading words={t('savedSearches.member.loading')} />
  if (searches.length === 0) return <NoSearches />
  return (
    <>
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      <ul aria-label={t('account.pages.saved-searches')} className="max-w-text">
        {searches.map((search) => (
          <MemberSearchLine key={search.id} search={search} names={names} />
        ))}
      </ul>
    </>
  )
}

function NoSearches() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={BellRing} />}
      title={t('savedSearches.member.emptyTitle')}
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('savedSearches.member.search')}
        </SiteLink>
      }
    >
      {t('savedSearches.member.emptyText')}
    </EmptyState>
  )
}
