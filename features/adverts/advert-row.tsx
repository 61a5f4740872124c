import { Building2, CircleAlert, Eye, House, type IconNode, MousePointerClick } from 'lucide'
import { imageSources } from '@/client/api/cards/images.ts'
import type { Advert } from '@/client/api/member/adverts.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

const tones = {
  running: 'success',
  paused: 'warning',
  pending: 'warning',
  rejected: 'danger',
  ended: 'neutral',
} as const

type AdvertRowProps = { advert: Advert; onEnd: () => void; onFeature: () => void }

/** An advert with its listing, period, figures and what its owner can do. */
export function AdvertRow({ advert, onEnd, onFeature }: AdvertRowProps) {
  const { t } = useText()
  const { status, placement, listing, mayFeature } = advert
  const isOpen = status === 'running' || status === 'paused' || status === 'pending'
  return (
    <li>
      <Card
        as="article"
        aria-label={listing.title}
        className="gap-4 p-3 sm:flex-row sm:gap-5 sm:p-4"
      >
        <Picture advert={advert} />
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <p className="flex flex-wrap gap-1.5">
            <Badge variant={tones[status]}>{t(`adverts.status.${status}`)}</Badge>
            <Badge>{t(`adverts.placement.${placement}`)}</Badge>
          </p>
          <Title advert={advert} />
          {listing.place ? (
            <p className="text-sm text-ink-muted">
              <bdi>{listing.place}</bdi>
            </p>
          ) : null}
          <Period advert={advert} />
          <Reason advert={advert} />
          <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-1">
            <Figures advert={advert} />
            <div className="relative z-1 flex gap-2">
              {mayFeature && !isOpen ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('adverts.featureAgainOf', { title: listing.title })}
                  onClick={onFeature}
                >
                  {t('adverts.featureAgain')}
                </Button>
              ) : null}
              {isOpen ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t(status === 'pending' ? 'adverts.withdrawOf' : 'adverts.endOf', {
                    title: listing.title,
                  })}
                  onClick={onEnd}
                >
                  {t(status === 'pending' ? 'adverts.withdraw' : 'adverts.end')}
                </Button>
              ) : null}
            </div>
          </div>
        </div>
      </Card>
    </li>
  )
}

function Picture({ advert: { kind, listing } }: { advert: Advert }) {
  return (
    <span className="grid aspect-16/9 w-full shrink-0 place-items-center self-start overflow-hidden rounded-md bg-surface-muted text-ink-muted sm:aspect-4/3 sm:w-40">
      {listing.picture ? (
        <img
          {...imageSources(listing.picture, 640)}
          alt=""
          sizes="(min-width: 640px) 10rem, 92vw"
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Icon of={kind === 'property' ? House : Building2} strokeWidth={1.25} className="size-8" />
      )}
    </span>
  )
}

function Title({ advert: { kind, listing } }: { advert: Advert }) {
  const href = useHref()
  const page =
    kind === 'property' ? listingRoutes.myProperty(listing.slug) : routes.project(listing.slug)
  return (
    <h2 dir="auto" className="truncate text-base font-medium text-ink align-as-page">
      <SiteLink
        href={href(page)}
        title={listing.title}
        className={linkStyles({ variant: 'stretched' })}
      >
        {listing.title}
      </SiteLink>
    </h2>
  )
}

function Period({ advert: { status, startsAt, endsAt, askedAt } }: { advert: Advert }) {
  const { t, formats } = useText()
  const words =
    status === 'pending' || status === 'rejected'
      ? t('adverts.askedOn', { date: formats.date(askedAt) })
      : t('adverts.period', { from: formats.date(startsAt), until: formats.date(endsAt) })
  return <p className="text-sm text-ink-muted">{words}</p>
}

function Reason({ advert: { status, reason, endCause } }: { advert: Advert }) {
  const { t } = useText()
  if (status === 'rejected' && reason) {
    return (
      <p className="flex gap-1.5 text-sm text-danger-ink">
        <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
        <bdi className="wrap-anywhere">{reason}</bdi>
      </p>
    )
  }
  if (status === 'paused') return <p className="text-sm">{t('adverts.pausedText')}</p>
  if (status === 'pending') return <p className="text-sm">{t('adverts.pendingText')}</p>
  return status === 'ended' && endCause ? (
    <p className="text-sm">{t(`adverts.endCause.${endCause}`)}</p>
  ) : null
}

/** Adverts that never ran have none. */
function Figures({ advert: { status, views, clicks } }: { advert: Advert }) {
  const { t } = useText()
  if (status === 'pending' || status === 'rejected' || views === null || clicks === null) {
    return <span />
  }
  return (
    <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      <Figure icon={Eye} words={t('adverts.views', { count: views })} />
      <Figure icon={MousePointerClick} words={t('adverts.clicks', { count: clicks })} />
    </ul>
  )
}

type FigureProps = { icon: IconNode; words: string }

function Figure({ icon, words }: FigureProps) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon of={icon} className="size-4 shrink-0" />
      {words}
    </li>
  )
}
