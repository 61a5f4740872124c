import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import type { StreetAreas } from '@/client/api/streets.ts'
import type { Text } from '@/client/text/text.ts'
import { routes } from '@/domain/web/routes.ts'
import { HomesPicture } from '@/features/map/pictures/homes-picture.tsx'
import { viewOfPlaces } from '@/features/map/pictures/picture-view.ts'
import { mapPrice } from '@/features/map/search/map-price.ts'

type AgentMapProps = Pick<Text, 't' | 'formats'> & {
  cards: readonly PropertyCard[]
  streets: StreetAreas
  href: (path: string) => string
}

/** Map of the homes on the page; nothing if no position is known. */
export function AgentMap({ cards, streets, href, t, formats }: AgentMapProps) {
  const homes = cards.flatMap(({ id, slug, title, price, rentPeriod, position }) =>
    position
      ? [
          {
            id,
            title,
            price: mapPrice({ price, rentduration: rentPeriod }, { t, formats }),
            href: href(routes.property(slug)),
            position,
          },
        ]
      : [],
  )
  const view = viewOfPlaces(
    homes.map(({ position }) => position),
    streets,
  )
  if (!view) return null
  return (
    <div className="mt-12 print:hidden">
      <h3 className="mb-4 text-lg font-semibold text-ink">{t('agents.page.map')}</h3>
      <HomesPicture key={homes.map(({ id }) => id).join(' ')} view={view} homes={homes} />
    </div>
  )
}
