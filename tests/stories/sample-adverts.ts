import { scene } from '@/design-system/gallery/story-scenes.ts'
import type { components } from '@/generated/api-types.ts'

type Schemas = components['schemas']

const at = '2026-05-04T08:30:00.000000Z'
const until = '2026-06-03T08:30:00.000000Z'
const category = { id: 2, category: 'House', image: '', slug_id: 'house' }

function home(id: number, title: string): Schemas['FeaturedProperty'] {
  return {
    id,
    category_id: 2,
    slug_id: `home-${id}`,
    title,
    propery_type: 'sell',
    price: 389_000,
    city: 'Kirkland',
    state: 'Washington',
    country: 'United States',
    title_image: scene(id % 6).src,
    gallery: [],
    documents: [],
    is_favourite: 0,
    category,
  }
}

function advert(
  id: number,
  title: string,
  changes: Partial<Schemas['FeaturedListing']> = {},
): Schemas['FeaturedListing'] {
  return {
    id,
    status: 0,
    start_date: at,
    end_date: until,
    property_id: id,
    project_id: null,
    type: 'HomeScreen',
    is_enable: 1,
    reason: '',
    end_cause: null,
    is_feature_available: false,
    created_at: `2026-05-04T08:${10 + id}:00.000000Z`,
    view_count: 0,
    click_count: 0,
    property: home(id, title),
    ...changes,
  }
}

/** One of each state, newest first. */
export const ownAdverts: Schemas['FeaturedListing'][] = [
  advert(9, 'Barn with a garden', { status: 1 }),
  advert(8, 'House by the lake', { type: 'Slider', view_count: 2410, click_count: 86 }),
  advert(7, 'Flat at the harbour', { view_count: 512, click_count: 1 }),
  advert(6, 'Tower room', { is_enable: 0, view_count: 41, click_count: 3 }),
  advert(5, 'Two rooms by the park', {
    status: 2,
    reason: 'The first picture shows a floor plan.',
    is_feature_available: true,
  }),
  advert(4, 'Cottage in the vineyard', {
    status: 3,
    end_cause: 'sold',
    view_count: 1204,
    click_count: 40,
  }),
  advert(3, 'Loft over the market', {
    status: 3,
    end_cause: 'package',
    view_count: 90,
    click_count: 2,
    is_feature_available: true,
  }),
]

export const featuredAnswer = (data: Schemas['FeaturedListing'][]) => ({
  body: { total: data.length, data },
})

function reviewed(
  id: number,
  title: string,
  changes: Partial<Schemas['ReviewedAdvertisement']> = {},
): Schemas['ReviewedAdvertisement'] {
  return {
    id,
    status: 1,
    type: 'HomeScreen',
    for: 'property',
    listing_id: 40 + id,
    title,
    slug_id: `home-${id}`,
    place: 'Kirkland, Washington',
    price: 389_000,
    property_type: 'sell',
    rentduration: null,
    picture: scene(id % 6).src,
    owner_id: 7,
    owner_name: 'Jonas Weber',
    package_name: 'Agency',
    start_date: at,
    end_date: until,
    created_at: at,
    reason: '',
    end_cause: null,
    view_count: 0,
    click_count: 0,
    ...changes,
  }
}

export const waitingAdverts = [
  reviewed(1, 'House by the lake'),
  reviewed(2, 'Harbour Quarter', {
    type: 'Slider',
    for: 'project',
    price: null,
    property_type: null,
    picture: '',
  }),
]

export const runningAdverts = [
  reviewed(3, 'Flat at the harbour', { status: 0, view_count: 512, click_count: 14 }),
]
