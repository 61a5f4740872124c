import { useState } from 'react'
import { currentPosition } from '@/client/integrations/geolocation.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { Position } from '@/domain/place/distance.ts'
import { toLocationProblem } from '@/domain/place/place-location.ts'

/** Position of the device; a failure is shown as a notice. */
export function useOwnPosition(onPosition: (position: Position) => void) {
  const { t } = useText()
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    setAsking(true)
    currentPosition()
      .then(onPosition, (error) => showToast('error', t(`places.${toLocationProblem(error)}`)))
      .finally(() => setAsking(false))
  }
  return { ask, isAsking }
}
