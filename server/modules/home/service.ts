import type { Position } from '@/domain/place/distance.ts'
import type { components } from '@/generated/api-types.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type AdvertSlide, slidesInTurn } from '@/server/modules/adverts/slides.ts'
import { firstAgents } from '@/server/modules/agents/service.ts'
import { latestArticles, latestFaqs } from '@/server/modules/content/service.ts'
import { recommendation } from '@/server/modules/feed/service.ts'
import { firstCities } from '@/server/modules/places/service.ts'
import { featuredProjects, newestProjects } from '@/server/modules/projects/service.ts'
import type {
  Circle,
  ListingFilters,
  ListingSort,
} from '@/server/modules/properties/search/listing-filters.ts'
import {
  featuredListings,
  firstListings,
  listingsPerCategory,
  type ShownListing,
  showListings,
} from '@/server/modules/properties/showcase.ts'
import {
  readProfileCity,
  readSections,
  readSliders,
  type SectionRow,
  type SliderRow,
} from './store.ts'

export type SectionType = components['schemas']['HomeSection']['type']

/** Content per section; empty if the section is disabled. */
export type HomeContent = {
  sections: (SectionRow & { type: SectionType })[]
  sliders: SliderRow[]
  advertSlides: AdvertSlide[]
  listings: Map<number, ShownListing>
  listingIds: Partial<Record<SectionType, number[]>>
  projects: Partial<Record<SectionType, Awaited<ReturnType<typeof newestProjects>>[number]>>
  agents: Awaited<ReturnType<typeof firstAgents>>
  articles: Awaited<ReturnType<typeof latestArticles>>
  faqs: Awaited<ReturnType<typeof latestFaqs>>
  cities: Awaited<ReturnType<typeof firstCities>>
  perCategory: Map<number, number>
  /** Preferences that the recommended listings match. */
  why: components['schemas']['WhyRecommended'][]
  /** Whether listings and projects are limited to the requested area. */
  isAround: boolean
}

type HomeAround = { circle: Circle | undefined; nearestTo: Position | undefined }

export const SECTION_ROWS = 12
const TEXT_ROWS = 5

/**
 * All content of the homepage, in as few queries as possible. Listings and projects are limited to
 * the circle, unless it is empty; `nearestTo` puts the nearest first where the newest were. `brief` omits files and nearby places of listings.
 */
export async function openHome(
  context: ServiceContext,
  { circle, nearestTo, brief }: HomeAround & { brief: boolean },
): Promise<HomeContent> {
  const { db, clock } = context.deps
  const [rows, sliders, advertSlides, around] = await Promise.all([
    readSections(db),
    readSliders(db, clock()),
    slidesInTurn(context),
    circle && keepIfAnything(context, circle),
  ])
  const sections = rows.flatMap((row) => (isKnown(row.type) ? { ...row, type: row.type } : []))
  const shown = new Set(sections.map(({ type }) => type))
  const ifShown = <Rows>(type: SectionType, read: () => Promise<Rows[]>) =>
    shown.has(type) ? read() : Promise.resolve<Rows[]>([])
  const wish = shown.has('user_recommendations_section') ? await recommendation(context) : null
  const [listingIds, projects, agents, articles, faqs, cities, perCategory] = await Promise.all([
    idsBySection(context, { shown, around, nearestTo, wished: wish?.filters }),
    projectsBySection(context, shown, { around, nearestTo }),
    ifShown('agents_list_section', () => firstAgents(context, SECTION_ROWS)),
    ifShown('articles_section', () => latestArticles(context, TEXT_ROWS)),
    ifShown('faqs_section', () => latestFaqs(context, TEXT_ROWS)),
    ifShown('properties_by_cities_section', () => firstCities(context, SECTION_ROWS)),
    shown.has('categories_section') ? listingsPerCategory(db) : new Map<number, number>(),
  ])
  const ids = new Set([
    ...Object.values(listingIds).flat(),
    ...[...sliders, ...advertSlides].flatMap(({ property_id }) => property_id ?? []),
  ])
  const listings = await showListings(context, { ids: [...ids], brief })
  return {
    sections,
    sliders,
    advertSlides,
    listings: new Map(listings.map((row) => [row.id, row])),
    listingIds,
    projects,
    agents,
    articles,
    faqs,
    cities,
    perCategory,
    why: wish?.why ?? [],
    isAround: around !== undefined,
  }
}

const LISTING_SECTIONS: Partial<
  Record<SectionType, { filters: ListingFilters; sort: ListingSort }>
> = {
  premium_properties_section: { filters: { premium: true }, sort: 'newest' },
  most_liked_properties_section: { filters: {}, sort: 'most_liked' },
  most_viewed_properties_section: { filters: {}, sort: 'most_viewed' },
}

const KNOWN: Record<SectionType, true> = {
  agents_list_section: true,
  articles_section: true,
  categories_section: true,
  faqs_section: true,
  featured_properties_section: true,
  featured_projects_section: true,
  most_liked_properties_section: true,
  most_viewed_properties_section: true,
  nearby_properties_section: true,
  projects_section: true,
  premium_properties_section: true,
  user_recommendations_section: true,
  properties_by_cities_section: true,
}

function isKnown(type: string): type is SectionType {
  return Object.hasOwn(KNOWN, type)
}

async function idsBySection(
  context: ServiceContext,
  {
    shown,
    around,
    nearestTo: from,
    wished,
  }: Pick<HomeAround, 'nearestTo'> & {
    shown: ReadonlySet<SectionType>
    around: Circle | undefined
    wished: ListingFilters | undefined
  },
): Promise<HomeContent['listingIds']> {
  const city = shown.has('nearby_properties_section') ? await profileCity(context) : null
  const carousels = [
    ...[...shown].flatMap((type) => {
      const carousel = LISTING_SECTIONS[type]
      return carousel
        ? [{ type, sort: carousel.sort, filters: { ...carousel.filters, around } }]
        : []
    }),
    ...(city ? [viewersShelf('nearby_properties_section', { city })] : []),
    ...(wished ? [viewersShelf('user_recommendations_section', wished)] : []),
  ].map((carousel) => {
    const sort = from && carousel.sort === 'newest' ? 'nearest' : carousel.sort
    return { ...carousel, sort, from, limit: SECTION_ROWS }
  })
  const ids = await firstListings(context.deps.db, carousels)
  const found = Object.fromEntries(carousels.map(({ type }, index) => [type, ids[index] ?? []]))
  if (!shown.has('featured_properties_section')) return found
  const featured = await featuredListings(context, { filters: { around }, limit: SECTION_ROWS })
  return { ...found, featured_properties_section: featured }
}

function viewersShelf(type: SectionType, filters: ListingFilters) {
  return { type, filters, sort: 'newest' as const }
}

async function profileCity({ deps: { db }, viewer }: ServiceContext): Promise<string | null> {
  return viewer.kind === 'member' ? readProfileCity(db, viewer.id) : null
}

async function projectsBySection(
  context: ServiceContext,
  shown: ReadonlySet<SectionType>,
  filters: { around: Circle | undefined; nearestTo: Position | undefined },
): Promise<HomeContent['projects']> {
  const newest = shown.has('projects_section')
    ? await newestProjects(context, [filters], SECTION_ROWS)
    : []
  const featured = shown.has('featured_projects_section')
    ? await featuredProjects(context, { filters, limit: SECTION_ROWS })
    : []
  return { projects_section: newest[0] ?? [], featured_projects_section: featured }
}

async function keepIfAnything(
  context: ServiceContext,
  around: Circle,
): Promise<Circle | undefined> {
  const filters = { around }
  const [listings] = await firstListings(context.deps.db, [{ filters, sort: 'newest', limit: 1 }])
  if (listings?.length) return around
  const [projects] = await newestProjects(context, [filters], 1)
  return projects?.length ? around : undefined
}
