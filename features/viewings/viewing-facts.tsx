import { clsx } from 'clsx'
import { useState } from 'react'
import type { Viewing } from '@/client/api/viewings.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { isCallAddress } from '@/domain/viewing/offered-times.ts'
import { rangeAtHome, zoneName } from './viewing-time.ts'

/** Time, place and state of a viewing. */
export function ViewingFacts({ viewing, className }: { viewing: Viewing; className?: string }) {
  const { t, language } = useText()
  const { startsAt, timeZone, reason } = viewing
  const zone = zoneName(startsAt, timeZone, language)
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-medium text-ink">
        <time dateTime={startsAt} className="figures">
          {rangeAtHome(viewing, language)}
        </time>
        <span role="status">
          <StateBadge viewing={viewing} />
        </span>
      </p>
      {zone ? <p className="text-sm text-ink-muted">{t('viewings.part.zone', { zone })}</p> : null}
      <Place viewing={viewing} />
      {reason ? (
        <p dir="auto" className="align-as-page text-sm wrap-anywhere text-ink">
          {t('viewings.part.reason', { reason })}
        </p>
      ) : null}
    </div>
  )
}

const looks = {
  agreed: 'success',
  declined: 'neutral',
  canceled: 'neutral',
} as const

function StateBadge({ viewing: { state, awaitsMe, startsAt } }: { viewing: Viewing }) {
  const { t } = useText()
  const [now] = useState(() => Date.now())
  if (state !== 'requested') {
    return <Badge variant={looks[state]}>{t(`viewings.state.${state}`)}</Badge>
  }
  if (Date.parse(startsAt) <= now) return <Badge>{t('viewings.waits.over')}</Badge>
  return (
    <Badge variant="warning">{t(awaitsMe ? 'viewings.waits.me' : 'viewings.waits.other')}</Badge>
  )
}

function Place({ viewing: { kind, place, state } }: { viewing: Viewing }) {
  const { t } = useText()
  const isGone = state === 'declined' || state === 'canceled'
  if (isGone) return null
  return (
    <p dir="auto" className="align-as-page text-sm wrap-anywhere text-ink-muted">
      {kind === 'video' && isCallAddress(place) ? (
        <a href={place} rel="noopener noreferrer nofollow" target="_blank" className={linkStyles()}>
          {t('viewings.part.joinVideo')}
        </a>
      ) : place ? (
        t('viewings.part.place', { place })
      ) : (
        t(kind === 'video' ? 'viewings.part.video' : 'viewings.part.placeLater')
      )}
    </p>
  )
}
