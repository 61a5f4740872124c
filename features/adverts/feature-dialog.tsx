import { GalleryHorizontalEnd, ListOrdered } from 'lucide'
import { usePathname } from 'next/navigation'
import { failureText } from '@/client/text/failure-text.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { type FeatureRight, type Featuring, type ToFeature, useFeaturing } from './use-featuring.ts'

type FeatureDialogProps = { listing: ToFeature; onClose: () => void }

/** Features a listing, showing its cost. Default export, as `OnDemand` requires. */
export default function FeatureDialog({ listing, onClose }: FeatureDialogProps) {
  const { t } = useText()
  const featuring = useFeaturing(listing, onClose)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('adverts.featureTitle', { title: listing.title })}
        closeLabel={t('adverts.close')}
        footer={<Footer featuring={featuring} onClose={onClose} />}
      >
        <Content featuring={featuring} listing={listing} />
      </DialogContent>
    </Dialog>
  )
}

function Content({ featuring, listing }: { featuring: Featuring; listing: ToFeature }) {
  const { t } = useText()
  const { right, error, placement, setPlacement } = featuring
  if (right === undefined) {
    return error ? (
      <p role="alert" className="text-danger-ink">
        {failureText(error, t)}
      </p>
    ) : (
      <div role="status">
        <span className="sr-only">{t('adverts.loadingPackages')}</span>
        <Skeleton className="h-40 rounded-md" />
      </div>
    )
  }
  if (right === null)
    return <p className="text-ink-muted">{t(`adverts.noRight.${listing.kind}`)}</p>
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        name="placement"
        legend={t('adverts.placement')}
        value={placement}
        onValueChange={setPlacement}
        options={[
          {
            value: 'list',
            label: t('adverts.placement.list'),
            hint: t('adverts.placement.listText'),
            icon: <Icon of={ListOrdered} />,
          },
          {
            value: 'slider',
            label: t('adverts.placement.slider'),
            hint: t('adverts.placement.sliderText'),
            icon: <Icon of={GalleryHorizontalEnd} />,
          },
        ]}
      />
      <Cost right={right} />
    </div>
  )
}

function Cost({ right: { name, left, until } }: { right: FeatureRight }) {
  const { t, formats } = useText()
  return (
    <div className="rounded-md bg-surface-muted p-4">
      <p className="font-medium text-ink">
        {left === null
          ? t('adverts.usesUnlimited', { name })
          : t('adverts.uses', { left: formats.number(left), name })}
      </p>
      {until ? (
        <p className="mt-1 text-sm text-ink-muted">
          {t('adverts.runsUntil', { date: formats.date(until) })}
        </p>
      ) : null}
      <p className="mt-1 text-sm text-ink-muted">{t('adverts.mayBeReviewed')}</p>
    </div>
  )
}

function Footer({ featuring, onClose }: { featuring: Featuring; onClose: () => void }) {
  const { t } = useText()
  const href = useHref()
  const path = usePathname()
  const { right, error, retry, feature, isSending } = featuring
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('adverts.cancel')}
      </Button>
      {right ? (
        <Button busy={isSending} onClick={feature}>
          {t('adverts.feature')}
        </Button>
      ) : null}
      {right === null ? (
        <SiteLink href={href(routes.subscriptionPlan(path))} className={buttonStyles()}>
          {t('adverts.seePackages')}
        </SiteLink>
      ) : null}
      {right === undefined && error ? <Button onClick={retry}>{t('adverts.retry')}</Button> : null}
    </>
  )
}
