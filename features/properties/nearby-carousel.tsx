import { PropertyCarousel } from '@/features/listing-card/property-carousel.tsx'
import { type Nearness, useNearbyHomes } from './use-nearby-homes.ts'

export type NearbyCarouselProps = Nearness & {
  title: string
  /** Ids to exclude: this home, and those already on the page. */
  shown: readonly number[]
}

/** Nearest homes of the same offer type, with distances. */
export default function NearbyCarousel({ title, shown, ...nearness }: NearbyCarouselProps) {
  const { homes, isPending } = useNearbyHomes(nearness)
  // Reserved space.
  if (isPending) return <div className="min-h-96" />
  const cards = homes?.filter(({ id }) => !shown.includes(id)) ?? []
  if (cards.length === 0) return null
  const header = <h3 className="font-semibold text-ink">{title}</h3>
  return <PropertyCarousel title={title} header={header} cards={cards} />
}
