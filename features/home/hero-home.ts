import type { HomeSection } from '@/client/api/cards/home-sections.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import type { HomePage } from '@/client/api/home.ts'

/**
 * Home in the hero picture: preferably for sale, like the default search, and featured; otherwise
 * any with a picture.
 */
export function heroHome({ sections }: HomePage): PropertyCard | undefined {
  const featured = sections.filter(({ type }) => type === 'featured_properties_section')
  const homes = [...featured, ...sections].flatMap(listHomes).filter(({ picture }) => picture.url)
  return homes.find(({ type }) => type === 'sell') ?? homes[0]
}

function listHomes(section: HomeSection): readonly PropertyCard[] {
  switch (section.type) {
    case 'featured_properties_section':
    case 'most_liked_properties_section':
    case 'most_viewed_properties_section':
    case 'nearby_properties_section':
    case 'premium_properties_section':
    case 'user_recommendations_section':
      return section.rows
    default:
      return []
  }
}
