'use client'

import { Megaphone } from 'lucide'
import { useState } from 'react'
import type { Advert } from '@/client/api/member/adverts.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { routes } from '@/domain/web/routes.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdvertRow } from './advert-row.tsx'
import { FeatureAction } from './feature-action.tsx'
import { useAdverts } from './use-adverts.ts'
import type { ToFeature } from './use-featuring.ts'

/** The viewer's featured listings. */
export function AdvertList() {
  const { t } = useText()
  const adverts = useAdverts()
  const [again, setAgain] = useState<ToFeature | null>(null)
  const { rows, error, isOffline, retry, ending, decide, askToEnd } = adverts
  if (!rows && isOffline) return <OfflineList onRetry={retry} />
  if (!rows && error) {
    return <FailedList title={t('adverts.errorTitle')} error={error} onRetry={retry} />
  }
  if (!rows) return <Loading />
  if (rows.length === 0) return <Nothing />
  return (
    <>
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <AdvertRow
            key={row.id}
            advert={row}
            onEnd={() => askToEnd(row)}
            onFeature={() => setAgain({ kind: row.kind, ...row.listing })}
          />
        ))}
      </ul>
      <FeatureAction listing={again} onClose={() => setAgain(null)} />
      {ending ? <EndDialog advert={ending} onDecide={decide} /> : null}
    </>
  )
}

function Nothing() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={Megaphone} />}
      title={t('adverts.emptyTitle')}
      actions={
        <SiteLink href={href(routes.member('properties'))} className={buttonStyles()}>
          {t('adverts.toListings')}
        </SiteLink>
      }
    >
      {t('adverts.emptyText')}
    </EmptyState>
  )
}

function Loading() {
  const { t } = useText()
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('adverts.loading')}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-36 rounded-lg" />
      ))}
    </div>
  )
}

type EndDialogProps = { advert: Advert; onDecide: (isSure: boolean) => void }

function EndDialog({ advert: { status, listing }, onDecide }: EndDialogProps) {
  const { t } = useText()
  const isPending = status === 'pending'
  const act = t(isPending ? 'adverts.withdraw' : 'adverts.end')
  return (
    <Dialog open onOpenChange={() => onDecide(false)}>
      <DialogContent
        size="sm"
        title={t(isPending ? 'adverts.withdrawTitle' : 'adverts.endTitle', {
          title: listing.title,
        })}
        closeLabel={t('adverts.close')}
        footer={
          <>
            <Button variant="quiet" onClick={() => onDecide(false)}>
              {t('adverts.cancel')}
            </Button>
            <Button variant={isPending ? 'primary' : 'danger'} onClick={() => onDecide(true)}>
              {act}
            </Button>
          </>
        }
      >
        <p className="text-ink-muted">
          {t(isPending ? 'adverts.withdrawText' : 'adverts.endText')}
        </p>
      </DialogContent>
    </Dialog>
  )
}
