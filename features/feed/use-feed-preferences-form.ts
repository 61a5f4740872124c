import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useRestored } from '@/client/api/calls/use-restored.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  deleteFeedPreferences,
  feedQueries,
  saveFeedPreferences,
} from '@/client/api/member/feed.ts'
import { placeQueries } from '@/client/api/places.ts'
import { propertyCatalogQueries } from '@/client/api/property-catalog.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import {
  type FeedPreferences,
  feedPreferencesToWire,
  noFeedPreferences,
  saysAnything,
} from '@/domain/search/feed-preferences.ts'

export type Named = { id: number; name: string }

export type FeedPreferencesFormState = {
  /** Undefined while loading. */
  preferences: FeedPreferences | undefined
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
  change: (part: Partial<FeedPreferences>) => void
  /** `unread`: text that is no price, which keeps the form from being saved. */
  changePrice: (name: 'lowest' | 'highest', price: number | null, unread: string) => void
  /** Key of the price fields, which keep unread text. */
  pricesKey: number
  save: () => void
  reset: () => void
}

/** Feed preferences form. Saves or resets all preferences together. */
export function useFeedPreferencesForm(): FeedPreferencesFormState {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, refetch } = useQuery({
    ...feedQueries.preferences(client),
    enabled: client.viewer !== null,
  })
  const categories =
    useQuery({
      ...propertyCatalogQueries.categories(client),
      enabled: useRestored(),
    }).data ?? []
  const facilities = useQuery(propertyCatalogQueries.nearbyPlaces(client)).data ?? []
  const cities = useQuery(placeQueries.cities(client)).data ?? []
  const [typed, setTyped] = useState<FeedPreferences | null>(null)
  const [unread, setUnread] = useState({ lowest: '', highest: '' })
  const [pricesKey, setPricesKey] = useState(0)
  const clear = () => {
    setTyped(null)
    setUnread({ lowest: '', highest: '' })
    setPricesKey((key) => key + 1)
  }
  const saved = data === undefined ? undefined : (data ?? noFeedPreferences)
  const preferences = typed ?? saved
  const saving = useWrite(saveFeedPreferences, {
    saysSuccess: () => t('feed.saved'),
    saysFailure: true,
    onSuccess: () => setTyped(null),
  })
  const forgetting = useWrite(deleteFeedPreferences, {
    saysFailure: true,
    onSuccess() {
      clear()
      const back = { label: t('favourites.undo'), run: () => saved && saving.send(saved) }
      showToast('info', t('feed.forgotten'), back)
    },
  })
  const { lowest = null, highest = null } = preferences ?? {}
  const isUnread = unread.lowest !== '' || unread.highest !== ''
  const change = (part: Partial<FeedPreferences>) =>
    preferences && setTyped({ ...preferences, ...part })
  const isCrossed = lowest !== null && highest !== null && lowest > highest
  return {
    preferences,
    facilities,
    error,
    isCrossed,
    categories,
    cities: [...new Set([...cities.map(({ name }) => name), preferences?.city ?? ''])].filter(
      Boolean,
    ),
    isChanged: preferences !== undefined && saved !== undefined && !isSame(preferences, saved),
    hasSaved: saved !== undefined && saysAnything(saved),
    isSaving: saving.isSending || forgetting.isSending,
    retry: () => void refetch(),
    change,
    changePrice(name, price, text) {
      change({ [name]: price })
      setUnread((texts) => ({ ...texts, [name]: text }))
    },
    pricesKey,
    save: () => preferences && !isCrossed && !isUnread && saving.send(preferences),
    reset: () => forgetting.send(undefined),
  }
}

function isSame(one: FeedPreferences, other: FeedPreferences): boolean {
  return JSON.stringify(feedPreferencesToWire(one)) === JSON.stringify(feedPreferencesToWire(other))
}
