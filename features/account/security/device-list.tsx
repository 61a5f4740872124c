'use client'

import { MonitorSmartphone } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import type { SignIn } from '@/client/api/member/account.ts'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { type ZonePlace, zonePlace } from '@/domain/place/zone-place.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { EndOthers } from './end-others.tsx'
import { type Devices, useDevices } from './use-devices.ts'

/** Active sign-ins; others can be signed out individually or all at once. */
export function DeviceList() {
  const { t } = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const devices = useDevices()
  const hasOthers = (devices.signIns?.length ?? 0) > 1
  return (
    <section aria-labelledby="devices" className="max-w-text pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2
          id="devices"
          ref={title}
          tabIndex={-1}
          className="type-display text-xl text-ink outline-none"
        >
          {t('account.devices.title')}
        </h2>
        {hasOthers ? (
          <EndOthers isEnding={devices.isEndingOthers} onEnd={devices.endOthers} heir={title} />
        ) : null}
      </div>
      <List of={devices} />
    </section>
  )
}

function List({ of }: { of: Devices }): ReactNode {
  const { t } = useText()
  const { signIns, isUnknown, isEnding, end, error, retry } = of
  if (isUnknown) {
    return (
      <EmptyState icon={<Icon of={MonitorSmartphone} />} title={t('account.devices.unknownTitle')}>
        {t('account.devices.unknownText')}
      </EmptyState>
    )
  }
  if (!signIns && error) {
    return <FailedList title={t('account.devices.errorTitle')} error={error} onRetry={retry} />
  }
  if (!signIns) return <LinesLoading words={t('account.devices.loading')} />
  return (
    <>
      <ul>
        {signIns.map((signIn) => (
          <Device
            key={signIn.id}
            signIn={signIn}
            isEnding={isEnding}
            onEnd={() => end(signIn.id)}
          />
        ))}
      </ul>
      {signIns.some(({ time_zone }) => time_zone) ? (
        <p className="mt-4 text-sm text-ink-muted">{t('account.devices.placeHint')}</p>
      ) : null}
    </>
  )
}

/** Icon, device and action; the action moves to its own line on phones. */
const LINE =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-5 last:border-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]'

type DeviceProps = { signIn: SignIn; isEnding: boolean; onEnd: () => void }

function Device({ signIn, isEnding, onEnd }: DeviceProps) {
  const { t, formats, language } = useText()
  const [now] = useState(() => new Date())
  const { device, is_current, created_at, last_used_at, time_zone: timeZone } = signIn
  const zone = { timeZone: timeZone ?? '', countryCode: signIn.country_code ?? null }
  const place = zonePlace(zone, language, now)
  const name = device || t('account.devices.unnamed')
  const used = formats.relativeTime(last_used_at ?? created_at, now, t('account.devices.justNow'))
  return (
    <li className={LINE}>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon of={MonitorSmartphone} className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-medium text-ink">
          <bdi>{name}</bdi>
          {is_current ? <Badge variant="brand">{t('account.devices.current')}</Badge> : null}
        </h3>
        {place ? <Place of={place} /> : null}
        <p className="mt-0.5 text-sm text-ink-muted">
          {t('account.devices.used', { when: used })} ·{' '}
          {t('account.devices.since', { date: formats.date(created_at) })}
        </p>
      </div>
      {is_current ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start max-sm:col-start-2"
          disabled={isEnding}
          aria-label={t('account.devices.endOf', { device: name })}
          onClick={({ currentTarget }) => {
            restoreFocus(currentTarget, besides(currentTarget))
            onEnd()
          }}
        >
          {t('account.devices.end')}
        </Button>
      )}
    </li>
  )
}

function Place({ of: { zone, city, country } }: { of: ZonePlace }) {
  const { t } = useText()
  const named = { zone, city: isolated(city) }
  return (
    <p className="mt-0.5 text-sm text-ink-muted">
      {country
        ? t('account.devices.place', { country, ...named })
        : t('account.devices.placeWithoutCountry', named)}
    </p>
  )
}
