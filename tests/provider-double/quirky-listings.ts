/** Listings as a provider of the known kind sends them: every oddity of the wire page at least once. */

export const parameterQuirks = [
  {
    id: 3,
    name: 'Bedrooms',
    type_of_parameter: 'number',
    type_values: '',
    image: null,
    is_required: 1,
    value: '3',
  },
  {
    id: 8,
    name: 'Features',
    type_of_parameter: 'checkbox',
    type_values: ['Balcony', 'Garden'],
    image: '',
    is_required: '0',
    value: ['Garden'],
  },
  {
    id: 9,
    name: 'Heating',
    type_of_parameter: 'dropdown',
    type_values: [{ value: 'Gas', translated_value: 'Gas' }, { value: 'Heat pump' }],
    image: '',
    is_required: false,
    value: null,
  },
  {
    id: 10,
    name: 'Floors',
    type_of_parameter: 'number',
    type_values: null,
    image: '',
    is_required: 0,
    value: 2,
  },
]

const category = { id: 2, category: 'House', image: null, slug_id: 'house' }

const school = {
  id: 301,
  property_id: 17,
  facility_id: 4,
  distance: '0.8',
  name: 'School',
  image: null,
  created_at: '2026-05-04T08:30:00.000000Z',
  updated_at: '2026-05-04T08:30:00.000000Z',
}

const picture = {
  id: 51,
  image: 'kitchen.jpg',
  image_url: 'https://other.example/images/kitchen.jpg',
}

const document = {
  id: 9,
  property_id: 17,
  type: 'pdf',
  file_name: 'report.pdf',
  file: 'https://other.example/files/report.pdf',
}

/** A row of get-property-list: no address, no distance, a price as text, positions as numbers. */
export const listCard = {
  id: 17,
  slug_id: 'house-by-the-lake',
  title_image: 'https://other.example/images/house.jpg',
  category_id: 2,
  title: 'House by the lake',
  price: '845000.00',
  city: 'Kirkland',
  state: '',
  country: 'United States',
  rentduration: '',
  added_by: 5,
  is_premium: false,
  latitude: 47.6769,
  longitude: '-122.206',
  total_click: '341',
  favourite_count: 2,
  category,
  promoted: 1,
  property_type: 'sell',
  assign_facilities: [school],
  parameters: parameterQuirks,
  gallery: [picture],
  documents: null,
  is_favourite: 0,
}

/** A row of the other lists: both spellings, a category that was deleted, flags as booleans. */
export const listItem = {
  id: 18,
  slug_id: 'loft-1',
  category_id: 3,
  city: null,
  state: null,
  country: null,
  price: 1450,
  propery_type: 'rent',
  title: 'Loft',
  title_image: null,
  is_premium: 0,
  address: null,
  rentduration: 'monthly',
  latitude: null,
  longitude: '',
  category: null,
  promoted: false,
  parameters: [],
  gallery: {},
  documents: [],
  is_favourite: false,
}

/** A row of agent-properties: `is_premium` is a number there. */
export const agentItem = {
  ...listItem,
  property_type: 'rent',
  is_premium: 1,
  added_by: 5,
  category: { ...category, image: '' },
}

/** get_property: codes instead of words, empty texts, no favourites yet. */
export const detail = {
  id: 17,
  slug_id: 'house-by-the-lake',
  title: 'House by the lake',
  description: 'Three bedrooms and a jetty.',
  price: '845000',
  category: { ...category, parameter_types: [] },
  address: '12 Shore Road',
  client_address: '',
  city: 'Kirkland',
  state: 'Washington',
  country: 'United States',
  latitude: '47.676900',
  longitude: '-122.206000',
  property_type: 0,
  rentduration: null,
  title_image: 'https://other.example/images/house.jpg',
  title_image_hash: '',
  three_d_image: null,
  gallery: [picture],
  documents: [document],
  video_link: '',
  post_created: '2 days ago',
  total_view: '341',
  status: 1,
  request_status: 'approved',
  added_by: 0,
  customer_id: 0,
  customer_name: 'Admin',
  email: null,
  mobile: '',
  profile: null,
  is_premium: 0,
  is_verified: 1,
  promoted: 0,
  assign_facilities: [school],
  parameters: parameterQuirks,
  favourite_users: null,
  total_favourite_users: 0,
  interested_users: [],
  total_interested_users: 0,
  is_favourite: 0,
  is_interested: 0,
  is_reported: 0,
  is_interest_available: 1,
  is_report_available: true,
  inquiry: false,
  is_blocked_by_me: 0,
  is_blocked_by_user: false,
  meta_title: '',
  meta_description: null,
  meta_keywords: null,
  meta_image: '',
}

export const compareSide = {
  id: 17,
  title: 'House by the lake',
  city: 'Kirkland',
  state: null,
  country: 'United States',
  is_premium: true,
  title_image: null,
  address: '12 Shore Road',
  created_at: '2026-05-04T08:30:00.000000Z',
  price: '845000.00',
  rentduration: null,
  property_type: 'sell',
  total_likes: '2',
  total_views: 341,
  facilities: parameterQuirks,
  near_by_places: null,
}

const stored = {
  project_id: 4,
  created_at: '2026-05-04T08:30:00.000000Z',
  updated_at: '2026-05-04T08:30:00.000000Z',
}

/** A row of get-projects posted by the administrator: flags as numbers, half a customer. */
export const projectRow = {
  id: 4,
  slug_id: 'harbour-court',
  city: 'Tacoma',
  state: null,
  country: '',
  title: 'Harbour Court',
  type: 'upcoming',
  image: null,
  status: 1,
  location: null,
  category_id: 2,
  added_by: 0,
  is_admin_listing: 1,
  request_status: 'approved',
  is_promoted: 0,
  is_featured_available: 1,
  category: [],
  gallary_images: [{ id: 1, name: 'https://other.example/p/1.jpg', type: 'image', ...stored }],
  customer: { name: 'Admin', email: '', mobile: null, slug_id: null },
}

/** On the first page projects have a place and no status. */
export const homeProject = {
  ...projectRow,
  status: undefined,
  request_status: undefined,
  latitude: 47.25,
  longitude: '',
}

export const projectDetail = {
  ...projectRow,
  description: null,
  documents: null,
  plans: [{ id: 7, title: null, document: 'https://other.example/p/plan.pdf', ...stored }],
  video_link: '',
  latitude: '',
  longitude: null,
  total_click: '96',
  meta_title: null,
  meta_description: '',
  meta_keywords: null,
  meta_image: null,
  created_at: '2026-05-04T08:30:00.000000Z',
  updated_at: '2026-05-04T08:30:00.000000Z',
}
