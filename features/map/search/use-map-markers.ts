import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import type { MapCluster, MapListing } from '@/client/api/map.ts'
import { useDeviceList } from '@/client/state/use-device-lists.ts'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { useText } from '@/client/text/text-context.tsx'
import { followList, listLights } from './list-link.ts'
import { createMapMarkers, isAt, type MapMarkers, type MarkerTexts } from './map-markers.ts'
import { mapPrice } from './map-price.ts'

type PinsInput = {
  map: MapLibre | null
  clusters: readonly MapCluster[] | undefined
  cards: readonly PropertyCard[]
  chosen: MapListing | null
  /** The map offers to search where it was moved to. */
  isAway: boolean
  onChoose: (listing: MapListing | null) => void
}

/** Pins, highlighted in sync with the list. */
export function useMapMarkers(input: PinsInput): void {
  const { map, clusters, cards, chosen, isAway, onChoose } = input
  const { t, formats } = useText()
  const pins = useRef<MapMarkers>(null)
  const onClick = useEffectEvent((cluster: MapCluster) => {
    if (cluster.listing) onChoose(cluster.listing)
    else map?.fitBounds(boxOfCluster(cluster), { padding: 64, maxZoom: 17.5 }, { isByHand: true })
  })
  const onClose = useEffectEvent(() => onChoose(null))
  const cardOf = useEffectEvent((id: number) => cards.find((card) => card.id === id))
  const cardsAt = useEffectEvent((cluster: MapCluster) =>
    cards.filter((home) => isAt(cluster, home)).map(({ id }) => id),
  )
  useEffect(() => {
    if (!map) return
    const created = createMapMarkers(map, {
      click: onClick,
      point: (cluster) => listLights(cluster ? cardsAt(cluster) : []),
    })
    pins.current = created
    const close = () => onClose()
    map.on('click', close)
    const unfollow = followList((id) => {
      const card = id === null ? undefined : cardOf(id)
      created.light(card ? { id: card.id, position: card.position } : null)
    })
    return () => {
      unfollow()
      map.off('click', close)
      created.remove()
      pins.current = null
    }
  }, [map])
  const favorites = useDeviceList('favourites')
  const visited = useDeviceList('recent')
  useEffect(() => {
    const words: MarkerTexts = {
      price: (listing) => mapPrice(listing, { t, formats }),
      whole: ({ price }) => {
        const prices = listingPrices({ t, formats })
        const full = prices.fullPrice(price)
        return full === prices.price(price) ? null : full
      },
      count: (count) => formats.number(count),
      mark: (id) =>
        favorites?.includes(id) ? 'favorite' : visited?.includes(id) ? 'visited' : null,
      marked: (mark) => t(`map.${mark}`),
      homes: (count) => t('map.homes', { count }),
    }
    if (clusters) pins.current?.show(clusters, words)
  }, [clusters, favorites, visited, formats, t])
  useEffect(() => pins.current?.select(chosen?.id ?? null), [chosen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change what lies over the map
  useEffect(() => {
    pins.current?.clear()
    if (map && chosen) uncover(map)
  }, [map, chosen, isAway])
}

/** Pixels between the chosen pin and its card. */
const GAP = 12

/** Moves the map where the card would cover its own pin. */
function uncover(map: MapLibre): void {
  const frame = map.getContainer().parentElement
  const findRect = (selector: string) => frame?.querySelector(selector)?.getBoundingClientRect()
  const [pin, card] = [findRect('.map-sign[aria-pressed="true"]'), findRect('[data-pin-card]')]
  if (!pin || !card || pin.right < card.left || pin.left > card.right) return
  const covered = pin.bottom + GAP - card.top
  if (covered > 0) map.panBy([0, covered])
}

function boxOfCluster({ bounds }: MapCluster): [number, number, number, number] {
  const [south = 0, west = 0, north = 0, east = 0] = bounds
  return [west, south, east, north]
}
