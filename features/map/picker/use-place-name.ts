import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'
import { placeAt } from '@/client/integrations/reverse-geocoding.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { Position } from '@/domain/place/distance.ts'
import { type PlaceLocation, toLocationProblem } from '@/domain/place/place-location.ts'

/** Reverse geocoding; resolves to null after an error toast. */
export function usePlaceName() {
  const queries = useQueryClient()
  const client = useApiClient()
  const { t } = useText()
  const [isNaming, setNaming] = useState(false)
  const hasSuggestions = useOffered('place-suggestions') === true
  const name = async (position: Position): Promise<PlaceLocation | null> => {
    setNaming(true)
    try {
      return await placeAt(queries, client, position)
    } catch (error) {
      showToast('error', t(`places.${toLocationProblem(error)}`))
      return null
    } finally {
      setNaming(false)
    }
  }
  return { name, isNaming, hasSuggestions }
}
