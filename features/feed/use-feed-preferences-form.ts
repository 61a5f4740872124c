import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { feedQueries, forgetFeedWishes, saveFeedWishes } from '@/client/api/member/feed.ts'
import { locationQueries } from '@/client/api/places.ts'
import { catalogueQueries } from '@/client/api/property-catalog.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import {
  type FeedWishes,
  noWishes,
  saysAnything,
  wireWishes,
} from '@/domain/search/feed-preferences.ts'

export type Named = { id: number; name: string }

export type WishesForm = {
  /** Undefined while loading. */
  wishes: FeedWishes | undefined
  categories: readonly Named[]
  facilities: readonly Named[]
  cities: readonly string[]
  isChanged: boolean
  hasSaved: boolean
  /** The minimum price is above the maximum. */
  isCrossed: boolean
  isSaving: boolean
  error: Error | null
  retry: () => void
  change: (part: Partial<FeedWishes>) => void
  save: () => void
  reset: () => void
}

/** Feed preferences form. Saves or resets all preferences together. */
export function useWishesForm(): WishesForm {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, refetch } = useQuery({
    ...feedQueries.wishes(client),
    enabled: client.viewer !== null,
  })
  const categories = useQuery(catalogueQueries.categories(client)).data ?? []
  const facilities = useQuery(catalogueQueries.outdoorFacilities(client)).data ?? []
  const cities = useQuery(locationQueries.cities(client)).data ?? []
  const [typed, setTyped] = useState<FeedWishes | null>(null)
  const saved = data === undefined ? undefined : (data ?? noWishes)
  const wishes = typed ?? saved
  const saving = useWrite(saveFeedWishes, {
    saysSuccess: () => t('feed.saved'),
    saysFailure: true,
    onSuccess: () => setTyped(null),
  })
  const forgetting = useWrite(forgetFeedWishes, {
    saysFailure: true,
    onSuccess() {
      setTyped(null)
      const back = { label: t('favourites.undo'), run: () => saved && saving.send(saved) }
      showToast('info', t('feed.forgotten'), back)
    },
  })
  const { lowest = null, highest = null } = wishes ?? {}
  const isCrossed = lowest !== null && highest !== null && lowest > highest
  return {
    ...{ wishes, facilities, error, isCrossed },
    categories,
    cities: [...new Set([...cities.map(({ name }) => name), wishes?.city ?? ''])].filter(Boolean),
    isChanged: wishes !== undefined && saved !== undefined && !isSame(wishes, saved),
    hasSaved: saved !== undefined && saysAnything(saved),
    isSaving: saving.isSending || forgetting.isSending,
    retry: () => void refetch(),
    change: (part) => wishes && setTyped({ ...wishes, ...part }),
    save: () => wishes && !isCrossed && saving.send(wishes),
    reset: () => forgetting.send(undefined),
  }
}

function isSame(one: FeedWishes, other: FeedWishes): boolean {
  return JSON.stringify(wireWishes(one)) === JSON.stringify(wireWishes(other))
}
