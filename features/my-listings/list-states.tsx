import { SearchX } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { ownPaths } from '@/domain/web/listing-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { kindIcons } from './listing-row.tsx'

type PlaceProps = { kind: ListingKind }

/** Empty state of a list without any listings. */
export function NothingYet({ kind }: PlaceProps) {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={kindIcons[kind]} />}
      title={t(`myListings.${kind}.emptyTitle`)}
      actions={
        <SiteLink href={href(ownPaths[kind].add())} className={buttonStyles()}>
          {t(`myListings.${kind}.add`)}
        </SiteLink>
      }
    >
      {t(`myListings.${kind}.emptyText`)}
    </EmptyState>
  )
}

/** Empty state of filters without results, or of a page beyond the last (`isBeyond`). */
export function NothingFound({ kind, isBeyond }: PlaceProps & { isBeyond: boolean }) {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={SearchX} />}
      title={t(`myListings.${kind}.noneTitle`)}
      actions={
        <SiteLink
          href={href(ownPaths[kind].list())}
          className={buttonStyles({ variant: 'secondary' })}
        >
          {t('myListings.showAll')}
        </SiteLink>
      }
    >
      {t(isBeyond ? 'myListings.beyondText' : `myListings.${kind}.noneText`)}
    </EmptyState>
  )
}

const PLACES = [1, 2, 3]

/** Loading placeholder of the list. */
export function RowsLoading({ kind }: PlaceProps) {
  const { t } = useText()
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t(`myListings.${kind}.loading`)}</span>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-80 rounded-lg sm:h-48" />
      ))}
    </div>
  )
}
