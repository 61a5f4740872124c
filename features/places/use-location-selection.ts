import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { locationSelection } from '@/client/flows/location-selection.ts'
import type { Position } from '@/domain/place/distance.ts'
import type { LocationProblem, PlaceLocation } from '@/domain/place/place-location.ts'

export type LocationSelection = {
  isBusy: boolean
  /** Waiting for the device position, perhaps for permission. */
  isLocating: boolean
  problem: LocationProblem | null
  choose(place: PlaceLocation): void
  clear(): void
  useMyPosition(): void
  /** Position on the map, not named yet. */
  point(position: Position): void
  /** Clears the previous problem when the person starts typing. */
  search(): void
}

/** Location selection. Calls `onDone` with the result. */
export function useLocationSelection(
  onDone: (place: PlaceLocation | null) => void,
): LocationSelection {
  const queries = useQueryClient()
  const client = useApiClient()
  const [machine] = useState(() => locationSelection({ queries, client }))
  const [state, send] = useActor(machine)
  const isDone = state.matches('done')
  const report = useEffectEvent(() => onDone(state.context.decision))

  useEffect(() => {
    if (isDone) report()
  }, [isDone])

  return {
    isBusy: state.hasTag('busy'),
    isLocating: state.hasTag('locating'),
    problem: state.hasTag('problem') ? state.context.problem : null,
    choose: (place) => send({ type: 'place.selected', place }),
    clear: () => send({ type: 'place.cleared' }),
    useMyPosition: () => send({ type: 'position.requested' }),
    point: (position) => send({ type: 'position.picked', position }),
    search: () => send({ type: 'search.resumed' }),
  }
}
