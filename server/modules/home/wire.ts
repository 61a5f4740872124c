import { routes } from '@/domain/web/routes.ts'
import { flag, translated } from '@/server/contract/wire-values.ts'
import type { AdvertSlide } from '@/server/modules/adverts/slides.ts'
import { toAgentListItem } from '@/server/modules/agents/wire.ts'
import { toFaq, toHomeArticle } from '@/server/modules/content/wire.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import { toCity } from '@/server/modules/places/wire.ts'
import { type ProjectShaping, toHomeProject } from '@/server/modules/projects/wire.ts'
import type { ShownListing } from '@/server/modules/properties/showcase.ts'
import { type Schemas, toCategoryShort, toListItem } from '@/server/modules/properties/wire.ts'
import { type HomeContent, SECTION_ROWS, type SectionType } from './service.ts'
import type { SliderRow } from './store.ts'

export type HomeShaping = ProjectShaping & { now: Date }

export function toHomePage(content: HomeContent, shaping: HomeShaping): Schemas['HomePage'] {
  return {
    sections: content.sections.map(({ type, title, translations }) => ({
      ...section(type, content, shaping),
      title: translated(title, translations, shaping.language, 'title'),
    })),
    slider_section: [
      ...content.advertSlides.map((row) => toAdvertSlide(row, content, shaping)),
      ...content.sliders.flatMap((row) => toSlider(row, content, shaping)),
    ],
    homepage_location_data_available: content.isAround,
  }
}

function section(type: SectionType, content: HomeContent, shaping: HomeShaping) {
  const { language, origin } = shaping
  switch (type) {
    case 'agents_list_section':
      return { type, data: content.agents.map((agent) => toAgentListItem(agent, origin)) }
    case 'articles_section':
      return { type, data: content.articles.map((row) => toHomeArticle(row, shaping)) }
    case 'faqs_section':
      return { type, data: content.faqs.map((row) => toFaq(row, language)) }
    case 'categories_section':
      return { type, data: toHomeCategories(content, shaping) }
    case 'properties_by_cities_section':
      return { type, data: content.cities.map((row) => toCity(row, origin)) }
    case 'projects_section':
    case 'featured_projects_section':
      return {
        type,
        data: (content.projects[type] ?? []).map((row) => toHomeProject(row, shaping)),
      }
    case 'most_liked_properties_section':
      return {
        type,
        data: findListings(type, content).map((row) => ({
          ...toListItem(row, shaping),
          favourite_count: row.favourite_count,
        })),
      }
    case 'most_viewed_properties_section':
      return {
        type,
        data: findListings(type, content).map((row) => ({
          ...toListItem(row, shaping),
          total_click: row.view_count,
        })),
      }
    case 'user_recommendations_section':
      return {
        type,
        data: findListings(type, content).map((row) => ({
          ...toListItem(row, shaping),
          why: content.why,
        })),
      }
    default:
      return { type, data: findListings(type, content).map((row) => toListItem(row, shaping)) }
  }
}

function findListings(type: SectionType, { listings, listingIds }: HomeContent) {
  return (listingIds[type] ?? []).flatMap((id) => listings.get(id) ?? [])
}

function toHomeCategories(
  { perCategory }: HomeContent,
  shaping: HomeShaping,
): Schemas['HomeCategory'][] {
  const offered = [...shaping.catalog.categories.values()].filter(({ is_active }) => is_active)
  return offered.slice(0, SECTION_ROWS).map((row) => {
    const { id, category, image, slug_id } = toCategoryShort(row, shaping)
    return {
      id,
      category,
      image,
      slug_id: slug_id ?? row.slug,
      properties_count: perCategory.get(id) ?? 0,
    }
  })
}

const SLIDER_LABELS = { 1: 'Image', 2: 'Category', 3: 'Property', 4: 'Link' } as const
const SLIDER_TYPES = { 1: '1', 2: '2', 3: '3', 4: '4' } as const

function toSlider(
  row: SliderRow,
  { listings }: HomeContent,
  shaping: HomeShaping,
): Schemas['Slider'][] {
  const image = imageUrl(shaping.origin, row.image_key)
  const category =
    row.slider_type === 2 ? shaping.catalog.categories.get(row.category_id ?? 0) : undefined
  const listing = row.slider_type === 3 ? listings.get(row.property_id ?? 0) : undefined
  return [
    {
      id: row.id,
      type: SLIDER_LABELS[row.slider_type],
      image,
      web_image: image,
      category_id: category?.id ?? null,
      propertys_id: listing?.id ?? null,
      show_property_details: flag(listing !== undefined),
      link: row.slider_type === 4 ? row.link || null : null,
      slider_type: SLIDER_TYPES[row.slider_type],
      category: category
        ? {
            id: category.id,
            slug_id: category.slug,
            category: translated(category.name, category.translations, shaping.language, 'name'),
          }
        : null,
      property: listing ? toSliderProperty(listing, shaping) : null,
    },
  ]
}

/** A negative id, because the others count by themselves. */
function toAdvertSlide(
  { id, image_key, property_id, project }: AdvertSlide,
  { listings }: HomeContent,
  shaping: HomeShaping,
): Schemas['Slider'] {
  const image = imageUrl(shaping.origin, image_key)
  const listing = property_id === null ? undefined : listings.get(property_id)
  const type = listing ? 3 : 4
  return {
    id: -id,
    type: SLIDER_LABELS[type],
    image,
    web_image: image,
    category_id: null,
    propertys_id: listing?.id ?? null,
    show_property_details: flag(listing !== undefined),
    link: project ? `${shaping.origin}${routes.project(project.slug)}` : null,
    slider_type: SLIDER_TYPES[type],
    category: null,
    property: listing ? toSliderProperty(listing, shaping) : null,
    is_promoted: true,
    project: project && { id: project.id, slug_id: project.slug, title: project.title },
  }
}

function toSliderProperty(row: ShownListing, shaping: HomeShaping): Schemas['SliderProperty'] {
  const item = toListItem(row, shaping)
  const { id, slug_id, title, title_image, price, propery_type } = item
  const { parameters, gallery, documents, is_favourite } = item
  return {
    id,
    slug_id,
    title,
    title_image,
    price,
    propery_type,
    parameters,
    gallery,
    documents,
    is_favourite,
  }
}
