import type { HomePage, HomeSection } from '@/client/api/home.ts'
import type { PropertyCard } from '@/client/api/property-card.ts'

/** The home whose picture opens the page: the first featured one, else the first of any section. */
export function heroHome({ sections }: HomePage): PropertyCard | undefined {
  const featured = sections.filter(({ type }) => type === 'featured_properties_section')
  return [...featured, ...sections].flatMap(homesOf).find(({ picture }) => picture.url !== '')
}

function homesOf(section: HomeSection): readonly PropertyCard[] {
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
