import { type Map as MapLibre, Marker } from 'maplibre-gl'
import type { MapCluster, MapListing } from '@/client/api/map.ts'
import { keepClearOfControls } from '../engine/clear-of-controls.ts'

export type MarkerTexts = {
  /** Pin label of a single home. */
  price: (listing: MapListing) => string
  /** Full price if the label is abbreviated. */
  whole: (listing: MapListing) => string | null
  count: (count: number) => string
  /** The person's earlier actions. */
  mark: (id: number) => 'favorite' | 'visited' | null
  /** Words for a mark, read after the price. */
  marked: (mark: 'favorite' | 'visited') => string
  /** Accessible name of a cluster. */
  homes: (count: number) => string
}

export type MapMarkers = {
  show: (clusters: readonly MapCluster[], words: MarkerTexts) => void
  /** Highlights the pin or cluster that contains a home. */
  light: (home: { id: number; position: Spot | null } | null) => void
  select: (id: number | null) => void
  /** After the controls on the map have changed. */
  clear: () => void
  remove: () => void
}

type Spot = { latitude: number; longitude: number }
type Pin = { cluster: MapCluster; marker: Marker; element: HTMLElement }

/** Price pins and clusters on a map; updates keep unchanged ones. */
export function createMapMarkers(
  map: MapLibre,
  on: { click: (cluster: MapCluster) => void; point: (cluster: MapCluster | null) => void },
): MapMarkers {
  const pins = new Map<string, Pin>()
  let selected: number | null = null
  const clear = () =>
    keepClearOfControls(
      map,
      Array.from(pins.values(), ({ marker }) => marker),
    )
  map.on('moveend', clear)

  const add = (cluster: MapCluster, words: MarkerTexts): Pin => {
    const element = createMarker(cluster, words)
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      on.click(cluster)
    })
    element.addEventListener('pointerenter', () => on.point(cluster))
    element.addEventListener('pointerleave', () => on.point(null))
    element.addEventListener('focus', () => on.point(cluster))
    element.addEventListener('blur', () => on.point(null))
    const marker = new Marker({ element }).setLngLat([cluster.longitude, cluster.latitude])
    return { cluster, marker: marker.addTo(map), element }
  }

  return {
    clear,
    show(clusters, words) {
      const wanted = new Map(clusters.map((cluster) => [toKey(cluster, words), cluster]))
      for (const [key, { marker }] of pins) {
        if (wanted.has(key)) continue
        marker.remove()
        pins.delete(key)
      }
      for (const [key, cluster] of wanted) {
        if (!pins.has(key)) pins.set(key, add(cluster, words))
      }
      this.select(selected)
      clear()
    },
    light(home) {
      for (const { cluster, element } of pins.values()) {
        element.toggleAttribute('data-lit', home !== null && isAt(cluster, home))
      }
    },
    select(id) {
      selected = id
      for (const { cluster, element } of pins.values()) {
        if (cluster.listing) element.ariaPressed = String(cluster.listing.id === id)
      }
    },
    remove() {
      map.off('moveend', clear)
      for (const { marker } of pins.values()) marker.remove()
      pins.clear()
    },
  }
}

function toKey({ listing, latitude, longitude, count }: MapCluster, words: MarkerTexts): string {
  return listing
    ? `home ${listing.id} ${words.mark(listing.id) ?? ''}`
    : `${latitude} ${longitude} ${count}`
}

/** Whether a home has this pin, or lies in this cluster's box. */
export function isAt(
  { listing, bounds }: MapCluster,
  home: { id: number; position: Spot | null },
): boolean {
  if (listing) return listing.id === home.id
  const [south = 0, west = 0, north = 0, east = 0] = bounds
  const { position } = home
  if (!position) return false
  const isInLatitude = position.latitude >= south && position.latitude <= north
  return isInLatitude && position.longitude >= west && position.longitude <= east
}

/** Not in the tab order: keyboard users have the same homes in the list. */
function createMarker({ listing, count }: MapCluster, words: MarkerTexts): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.tabIndex = -1
  element.className = 'map-sign'
  element.dataset.kind = listing ? 'home' : 'cluster'
  element.dir = 'auto'
  if (!listing) {
    element.ariaLabel = words.homes(count)
    element.textContent = words.count(count)
    element.style.setProperty('--sign-size', `${markerSize(count)}px`)
    return element
  }
  const [price, whole] = [words.price(listing), words.whole(listing)]
  element.textContent = price
  const mark = words.mark(listing.id)
  if (mark) element.dataset.mark = mark
  const more = [...(whole ? [whole] : []), ...(mark ? [words.marked(mark)] : [])]
  element.ariaLabel = [listing.title, price, ...more].join(', ')
  if (whole) element.title = whole
  return element
}

/** Pixels, on a logarithmic scale. */
function markerSize(count: number): number {
  return Math.round(Math.min(34 + Math.log2(count) * 2.2, 60))
}
