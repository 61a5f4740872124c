import { queryOptions } from '@tanstack/react-query'
import type { Position } from '@/domain/distance.ts'
import type { components } from '@/generated/api-types.ts'
import type { Agent } from './agents.ts'
import { type ApiClient, replyOf } from './api-client.ts'
import { type ArticleCard, articleCard } from './article-card.ts'
import type { Category } from './catalogue.ts'
import type { Faq } from './content.ts'
import { type City, city } from './location.ts'
import { type ProjectCard, projectCard } from './project-card.ts'
import { asCards, type PropertyCard, propertyCard } from './property-card.ts'
import { viewerKey } from './query-keys.ts'

export type Slide = components['schemas']['Slider']

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

export type HomePage = {
  /** In the provider's order. */
  sections: HomeSection[]
  slides: Slide[]
  /** Whether the position matched anything; if not, the sections are not narrowed by it. */
  isNarrowed: boolean
}

export const homeQueries = {
  page: (client: ApiClient, near?: Position & { radiusKm?: number }) =>
    queryOptions({
      queryKey: viewerKey(client, 'home', 'page', near),
      queryFn: async ({ signal }): Promise<HomePage> => {
        const { latitude, longitude, radiusKm: radius } = near ?? {}
        const params = { query: { latitude, longitude, radius, ...asCards } }
        const { data } = replyOf(await client.http.GET('/homepage-data', { params, signal }))
        return {
          sections: data.sections.flatMap((section) => sectionOf(section) ?? []),
          slides: data.slider_section,
          isNarrowed: data.homepage_location_data_available,
        }
      },
    }),
}

function sectionOf(section: components['schemas']['HomeSection']): HomeSection | undefined {
  const { type, title } = section
  switch (type) {
    case 'agents_list_section':
      return { type, title, rows: section.data }
    case 'articles_section':
      return { type, title, rows: section.data.map(articleCard) }
    case 'categories_section':
      return { type, title, rows: section.data.map(categoryOf) }
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

function categoryOf(row: components['schemas']['HomeCategory']): Category {
  const { id, category: name, slug_id: slug, image, properties_count: listings } = row
  return { id, name, slug, image, listings }
}
