'use client'

import { LocateFixed, MapPin, TriangleAlert, X } from 'lucide'
import { useId } from 'react'
import { useOffered } from '@/client/api/use-offered.ts'
import { useCurrentLocation } from '@/client/state/use-current-location.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { LocationProblem, PlaceLocation } from '@/domain/place/place-location.ts'
import { placeName } from '@/domain/place/place-name.ts'
import { PlaceOnMap } from './place-on-map.tsx'
import { PlaceSearch } from './place-search.tsx'
import { useLocationSelection } from './use-location-selection.ts'

/** Selects the search location: by name, on a map, by device position, or everywhere. */
export function LocationPicker({ onDone }: { onDone: (place: PlaceLocation | null) => void }) {
  const { t } = useText()
  const id = useId()
  const suggestsPlaces = useOffered('place-suggestions')
  const selection = useLocationSelection(onDone)
  const { isLocating, problem } = selection
  return (
    <div className="flex flex-col gap-5">
      <CurrentPlace onClear={selection.clear} />
      {suggestsPlaces === false ? null : (
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            {t('places.search')}
          </label>
          <PlaceSearch id={id} onType={selection.search} onChoose={selection.choose} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={isLocating} onClick={selection.useMyPosition}>
          <Icon of={LocateFixed} />
          {t('places.useMine')}
        </Button>
        {isLocating ? (
          <Button variant="quiet" onClick={selection.search}>
            {t('places.stop')}
          </Button>
        ) : null}
      </div>
      <PlaceOnMap onPick={selection.point} />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {isLocating ? t('places.locating') : null}
      </p>
      {problem ? <Problem problem={problem} /> : null}
    </div>
  )
}

function CurrentPlace({ onClear }: { onClear: () => void }) {
  const { t } = useText()
  const place = useCurrentLocation()
  if (!place) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-surface-muted px-4 py-3">
      <Icon of={MapPin} className="size-5 shrink-0 text-brand-ink" />
      <p className="min-w-0 flex-1 basis-40">
        <span className="block text-sm text-ink-muted">{t('places.current')}</span>
        <span className="block font-medium wrap-anywhere">
          {place.formatted_address || placeName(place)}
        </span>
      </p>
      <Button variant="quiet" size="sm" onClick={onClear}>
        <Icon of={X} />
        {t('places.clear')}
      </Button>
    </div>
  )
}

function Problem({ problem }: { problem: LocationProblem }) {
  const { t } = useText()
  return (
    <Banner
      role="alert"
      variant="warning"
      icon={<Icon of={TriangleAlert} />}
      title={t(`places.${problem}`)}
    >
      {t(`places.${problem}Help`)}
    </Banner>
  )
}
