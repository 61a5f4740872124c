'use client'

import { useState, useSyncExternalStore } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { PlaceLocation } from '@/domain/place/place-location.ts'
import { placeName } from '@/domain/place/place-name.ts'
import { OfflineList } from '@/features/shell/failed-list.tsx'

const loadPicker = () =>
  import('./location-picker.tsx').then((module) => ({ default: module.LocationPicker }))

/** Location picker as a page; stays open and confirms with a toast. */
export function LocationScreen() {
  const { t } = useText()
  const [round, setRound] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  const tell = (place: PlaceLocation | null) => {
    setRound(round + 1)
    showToast(
      'success',
      place ? t('places.nowAt', { place: placeName(place) }) : t('places.nowEverywhere'),
    )
  }
  if (!isInBrowser) return <Waiting />
  if (hasFailed) return <OfflineList onRetry={() => setFailed(false)} />
  return (
    <OnDemand
      key={round}
      load={loadPicker}
      of={{ onDone: tell }}
      fallback={<Waiting />}
      onFailed={() => setFailed(true)}
    />
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-11 w-52" />
    </div>
  )
}

function noChange() {
  return () => {}
}
