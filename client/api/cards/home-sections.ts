import type { components } from '@/generated/api-types.ts'
import type { Agent } from '../agents.ts'
import type { Faq } from '../content.ts'
import { type City, city } from '../places.ts'
import type { Category } from '../property-catalog.ts'
import { type ArticleCard, articleCard } from './article-card.ts'
import { type ProjectCard, projectCard } from './project-card.ts'
import { type PropertyCard, propertyCard } from './property-card.ts'

type Section<Type extends string, Row> = { type: Type; title: string; rows: Row[] }

/** A section of the first page; unknown ones of other releases are left out. */
export type HomeSection =
  | Section<PropertySection, PropertyCard>
  | Section<'projects_section' | 'featured_projects_section', ProjectCard>
  | Section<'agents_list_section', Agent>
  | Section<'articles_section', ArticleCard>
  | Section<'categories_section', Category>
  | Section<'faqs_section', Faq>
  | Section<'properties_by_cities_section', City>

export type PropertySection =
  | 'featured_properties_section'
  | 'most_liked_properties_section'
  | 'most_viewed_properties_section'
  | 'nearby_properties_section'
  | 'premium_properties_section'
  | 'user_recommendations_section'

/** A section as pages show it; undefined for one of another release. */
export function toHomeSection(
  section: components['schemas']['HomeSection'],
): HomeSection | undefined {
  const { type, title } = section
  switch (type) {
    case 'agents_list_section':
      return { type, title, rows: section.data }
    case 'articles_section':
      return { type, title, rows: section.data.map(articleCard) }
    case 'categories_section':
      return { type, title, rows: section.data.map(toCategory) }
    case 'faqs_section':
      return { type, title, rows: section.data }
    case 'properties_by_cities_section':
      return { type, title, rows: section.data.map(city) }
    case 'featured_projects_section':
    case 'projects_section':
      return { type, title, rows: section.data.map(projectCard) }
    case 'featured_properties_section':
    case 'most_liked_properties_section':
    case 'most_viewed_properties_section':
    case 'nearby_properties_section':
    case 'premium_properties_section':
    case 'user_recommendations_section':
      return { type, title, rows: section.data.map(propertyCard) }
    default:
      return undefined
  }
}

function toCategory(row: components['schemas']['HomeCategory']): Category {
  const { id, category: name, slug_id: slug, image, properties_count: listings } = row
  return { id, name, slug, image, listings }
}
