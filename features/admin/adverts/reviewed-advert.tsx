import { Building2, House } from 'lucide'
import type { ReviewedAdvert } from '@/client/api/admin/administration.ts'
import { imageSources } from '@/client/api/cards/images.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { momentWords } from '../moment.ts'
import { useRights } from '../use-rights.ts'
import type { ReviewedAdverts } from './use-adverts.ts'

type ReviewedAdvertProps = { advert: ReviewedAdvert; adverts: ReviewedAdverts }

/** An advert as people will see it, with its owner, package and decision. */
export function ReviewedAdvertRow({ advert, adverts }: ReviewedAdvertProps) {
  const { t } = useText()
  const href = useHref()
  const may = useRights()
  const { id, title, place, status, type, price } = advert
  const { formats } = useText()
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <Preview advert={advert} />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-medium">
          <SiteLink
            href={href(adminRoute('review', { item: `${advert.for}-${advert.listing_id}` }))}
            className={linkStyles()}
          >
            <bdi>{title}</bdi>
          </SiteLink>
        </h2>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted">
          {price === null || price === undefined ? null : (
            <bdi>{listingPrices({ t, formats }).price(price)}</bdi>
          )}
          {place ? <bdi>{place}</bdi> : null}
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Badge>
            {t(type === 'Slider' ? 'adverts.placement.slider' : 'adverts.placement.list')}
          </Badge>
        </p>
        <Facts advert={advert} />
      </div>
      {status === 1 && may('review') ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            busy={adverts.deciding === id}
            aria-label={t('admin.adverts.approveOf', { title })}
            onClick={({ currentTarget }) => {
              restoreFocus(currentTarget, besides(currentTarget))
              adverts.approve(advert)
            }}
          >
            {t('admin.adverts.approve')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={adverts.deciding === id}
            aria-label={t('admin.adverts.rejectTitle', { title })}
            onClick={() => adverts.askReason(advert)}
          >
            {t('admin.adverts.reject')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

/** The picture with the label that people see. */
function Preview({ advert: { picture, for: kind } }: { advert: ReviewedAdvert }) {
  const { t } = useText()
  return (
    <span className="relative grid aspect-4/3 w-full shrink-0 place-items-center overflow-hidden rounded-md bg-surface-muted text-ink-muted sm:w-44">
      {picture ? (
        <img
          {...imageSources(picture, 640)}
          alt=""
          sizes="(min-width: 640px) 11rem, 92vw"
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Icon of={kind === 'property' ? House : Building2} className="size-8" />
      )}
      <Badge variant="photo" className="absolute start-2 top-2">
        {t('listingCard.promoted')}
      </Badge>
    </span>
  )
}

function Facts({ advert }: { advert: ReviewedAdvert }) {
  const { t, formats, language } = useText()
  const href = useHref()
  const { owner_id, owner_name, package_name, created_at, start_date, end_date } = advert
  const { status, reason, end_cause, view_count, click_count } = advert
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-muted [&_dd]:m-0 [&_dd]:inline [&_dt]:inline [&_dt]:after:content-[':_']">
      <div>
        <dt>{t('admin.owner')}</dt>
        <dd>
          {owner_id === 0 ? (
            <bdi>{owner_name}</bdi>
          ) : (
            <SiteLink
              href={href(adminRoute('users', { person: String(owner_id) }))}
              className={linkStyles({ variant: 'quiet' })}
            >
              <bdi>{owner_name || t('admin.unnamed')}</bdi>
            </SiteLink>
          )}
        </dd>
      </div>
      {package_name ? (
        <div>
          <dt>{t('admin.adverts.package')}</dt>
          <dd>
            <bdi>{package_name}</bdi>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('admin.adverts.asked')}</dt>
        <dd>{momentWords(created_at, language)}</dd>
      </div>
      {status === 0 || status === 3 ? (
        <div>
          <dt>{t('admin.adverts.runs')}</dt>
          <dd>
            {t('adverts.period', { from: formats.date(start_date), until: formats.date(end_date) })}
            {' · '}
            {t('adverts.views', { count: view_count })}
            {' · '}
            {t('adverts.clicks', { count: click_count })}
          </dd>
        </div>
      ) : null}
      {reason ? (
        <div>
          <dt>{t('admin.reason')}</dt>
          <dd>
            <bdi className="wrap-anywhere">{reason}</bdi>
          </dd>
        </div>
      ) : null}
      {end_cause ? <div>{t(`adverts.endCause.${end_cause}`)}</div> : null}
    </dl>
  )
}
