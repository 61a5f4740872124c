import type { ProjectCard } from '@/client/api/cards/project-card.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import type { ProjectDetail } from '@/client/api/projects.ts'
import type { ParameterValue, PropertyDetail } from '@/client/api/properties.ts'
import { scene } from '@/design-system/gallery/story-scenes.ts'

const story = [
  'A house that was built for long evenings. The kitchen opens to the garden, and from the first floor one sees the water between two old maples.',
  'The roof was renewed in 2021, the windows in 2019, and the heating is a heat pump that keeps the bills low. There is room for two cars and a workshop behind the house.',
  'The neighborhood is quiet; school, market and ferry can be reached on foot. The owners have lived here for twenty-two years and leave it with a garden in its best age.',
  'Every document that matters is below: the survey, the energy report and the plans. You are welcome to come at any hour of the day, and to bring whoever will live here with you.',
].join('\n\n')

const at = { created_at: '2026-05-04T08:30:00.000000Z', updated_at: '2026-05-04T08:30:00.000000Z' }

export function propertyCards(count: number): PropertyCard[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `home-${index + 1}`,
    title: index % 2 ? 'Craftsman house with old apple trees' : 'Sunlit corner apartment',
    price: index % 3 === 1 ? 1450 : 385_000 + index * 61_250,
    type: index % 3 === 1 ? 'rent' : 'sell',
    rentPeriod: index % 3 === 1 ? 'Monthly' : null,
    city: 'Kirkland',
    state: 'Washington',
    country: 'United States',
    position: null,
    category: 'House',
    picture: { url: scene(index).src, width: 600, height: 450, hash: null },
    isPremium: index % 5 === 0,
    isFeatured: index < 2,
    isFavourite: false,
    distanceKm: null,
    facts: [{ id: 1, name: 'Bedrooms', value: '3' }],
  }))
}

export function propertyDetail(changes: Partial<PropertyDetail> = {}): PropertyDetail {
  return {
    id: 17,
    slug_id: 'house-by-the-lake',
    title: 'House by the lake',
    description: story,
    price: 845_000,
    category: { id: 2, category: 'House', image: '', slug_id: 'house', parameter_types: [] },
    address: '12 Shore Road',
    client_address: null,
    city: 'Kirkland',
    state: 'Washington',
    country: 'United States',
    latitude: '47.676900',
    longitude: '-122.206000',
    property_type: 'sell',
    rentduration: null,
    title_image: scene(0).src,
    title_image_hash: null,
    three_d_image: scene(9).src,
    gallery: [1, 2, 3, 4, 5].map((id) => ({ id, image: 'x.jpg', image_url: scene(id).src })),
    documents: [
      { id: 9, property_id: 17, type: 'pdf', file_name: '3fa0c114-energy-report.pdf', file: '#a' },
    ],
    video_link: 'https://youtu.be/aqz-KE-bpKQ',
    post_created: '2 days ago',
    post_created_iso: '2026-05-04T08:30:00.000000Z',
    total_view: 341,
    status: 1,
    request_status: 'approved',
    added_by: 5,
    customer_id: 5,
    customer_name: 'Ada Brandt',
    email: 'ada@hearth.example',
    mobile: '+1 206 555 0123',
    profile: '',
    is_premium: false,
    is_verified: true,
    promoted: true,
    assign_facilities: ['School', 'Ferry', 'Market'].map((name, index) => ({
      ...at,
      id: index,
      property_id: 17,
      facility_id: index,
      distance: 0.8 + index,
      name,
      image: '',
    })),
    parameters: [
      parameter(3, 'Bedrooms', 'number', '3'),
      parameter(4, 'Bathrooms', 'number', '2'),
      parameter(5, 'Living area', 'textbox', '164 m²'),
      parameter(8, 'Features', 'checkbox', ['Balcony', 'Garden', 'Garage']),
      parameter(9, 'Floor plan', 'file', `${scene(4).src}#.png`),
    ],
    favourite_users: [],
    total_favourite_users: 0,
    interested_users: [],
    total_interested_users: 0,
    is_favourite: 0,
    is_interested: 0,
    is_reported: false,
    is_interest_available: true,
    is_report_available: true,
    inquiry: false,
    is_blocked_by_me: false,
    is_blocked_by_user: false,
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    meta_image: null,
    ...changes,
  }
}

export function projectCards(count: number): ProjectCard[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `project-${index + 1}`,
    title: index % 2 ? 'The Orchard Houses' : 'Harbour Steps',
    type: index % 2 ? 'upcoming' : 'under_construction',
    location: 'Waterfront',
    city: 'Tacoma',
    state: 'Washington',
    country: 'United States',
    category: { name: 'Apartment', slug: 'apartment', image: '' },
    picture: { url: scene(index + 20).src, width: 600, height: 450, hash: null },
    isFeatured: index === 0,
    owner: 'Alder & Sons',
  }))
}

export function projectDetail(changes: Partial<ProjectDetail> = {}): ProjectDetail {
  return {
    id: 4,
    slug_id: 'harbour-steps',
    title: 'Harbour Steps',
    description: `<p>${story.replaceAll('\n\n', '</p><p>')}</p>`,
    type: 'under_construction',
    category_id: 2,
    category: { id: 2, category: 'Apartment', image: '', slug_id: 'apartment' },
    image: scene(20).src,
    image_hash: null,
    gallary_images: [21, 22, 23].map((id) => ({
      ...at,
      id,
      name: scene(id).src,
      type: 'image',
      project_id: 4,
    })),
    documents: [{ ...at, id: 1, name: '/ab12-brochure.pdf', type: 'doc', project_id: 4 }],
    plans: [
      { ...at, id: 1, title: 'Ground floor', document: `${scene(5).src}#.png`, project_id: 4 },
      { ...at, id: 2, title: 'Roof', document: '#roof.pdf', project_id: 4 },
    ],
    video_link: null,
    location: 'Pier 7',
    city: 'Tacoma',
    state: 'Washington',
    country: 'United States',
    latitude: '47.250000',
    longitude: '-122.440000',
    status: 1,
    request_status: 'approved',
    total_click: 96,
    is_admin_listing: false,
    added_by: 2,
    customer: {
      id: 2,
      name: 'Alder & Sons',
      profile: '',
      email: 'hello@alder.example',
      mobile: '+1 206 555 0188',
    },
    is_promoted: true,
    is_feature_available: false,
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    meta_image: null,
    ...at,
    ...changes,
  }
}

function parameter(
  id: number,
  name: string,
  type: ParameterValue['type_of_parameter'],
  value: ParameterValue['value'],
): ParameterValue {
  return { id, name, type_of_parameter: type, type_values: null, image: '', is_required: 0, value }
}
