import { PropertyRail } from '@/features/listing-card/property-rail.tsx'
import { type Nearness, useNearbyHomes } from './use-nearby-homes.ts'

export type NearbyRailProps = Nearness & {
  title: string
  /** The home that is looked at, and those that the page shows already. */
  shown: readonly number[]
}

/** The nearest homes of the same offer, each with its distance. */
export default function NearbyRail({ title, shown, ...nearness }: NearbyRailProps) {
  const { homes, isPending } = useNearbyHomes(nearness)
  // The room that was kept for it.
  if (isPending) return <div className="min-h-96" />
  const cards = homes?.filter(({ id }) => !shown.includes(id)) ?? []
  if (cards.length === 0) return null
  const header = <h3 className="font-semibold text-ink">{title}</h3>
  return <PropertyRail title={title} header={header} cards={cards} />
}
