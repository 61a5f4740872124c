import { noProperty, type PropertyValues } from '@/domain/listing/property-post.ts'
import { propertyDetail } from './sample-listings.ts'
import { memberAnswers } from './sample-member.ts'
import { sampleSettings } from './sample-settings.ts'

const facility = (id: number, name: string, type_of_parameter: string, values?: string[]) => ({
  id,
  name,
  type_of_parameter,
  type_values: values ?? null,
  image: '',
  is_required: id === 1 ? 1 : 0,
})

/** A category that asks in each of the seven ways, and one that asks for nothing. */
const categories = [
  {
    id: 1,
    category: 'Apartment',
    slug_id: 'apartment',
    image: '',
    parameter_types: [
      facility(1, 'Bedrooms', 'number'),
      facility(2, 'Balcony faces', 'textbox'),
      facility(3, 'What stays', 'textarea'),
      facility(4, 'Heating', 'dropdown', ['Gas', 'Heat pump']),
      facility(5, 'Furnished', 'radiobutton', ['Yes', 'No']),
      facility(6, 'Extras', 'checkbox', ['Lift', 'Cellar', 'Garden']),
      facility(7, 'Energy certificate', 'file'),
    ],
  },
  { id: 2, category: 'Plot', slug_id: 'plot', image: '', parameter_types: [] },
]

/** What a form of a property asks the provider, call by call. */
export const postingAnswers = {
  ...memberAnswers,
  '/web-settings': {
    body: {
      data: {
        ...sampleSettings,
        text_property_submission: 'We look at every listing within a day.',
        extensions: ['drafts', 'own-listings', 'uploads', 'place-suggestions'],
      },
    },
  },
  '/get_categories': { body: { total: 2, data: categories } },
  '/ext/listings/duplicates': { body: { data: [] } },
  '/post_property': {
    body: { data: [propertyDetail({ id: 41, slug_id: 'loft', request_status: 'pending' })] },
  },
}

/** Everything that is required, and a little more. */
export const wholeProperty: PropertyValues = {
  ...noProperty,
  title: 'Light flat by the harbour',
  description: 'Three rooms under a saw-tooth roof, with a balcony over the water.',
  category_id: 1,
  price: 385_000,
  address: '8 Saltworks Quay',
  city: 'Kirkland',
  state: 'Washington',
  country: 'USA',
  position: { latitude: 47.68, longitude: -122.2 },
  parameters: { f1: '3', f6: ['Lift'] },
  facilities: { f1: 0.4 },
  pictures: [{ key: 'id-0', id: 0, alt: 'The front', url: '' }],
}

/** One's own property as the provider lists it, refused by the administrator. */
export const ownRow = {
  ...propertyDetail({ id: 41, slug_id: 'loft', title: 'Loft by the mill', price: 500_000 }),
  category_id: 1,
  status: 1,
  request_status: 'rejected',
  revision: 3,
  reject_reason: { id: 1, property_id: 41, reason: 'The photos show another home.' },
  gallery: [],
  documents: [],
  assign_facilities: [],
  parameters: [{ ...facility(1, 'Bedrooms', 'number'), value: '3' }],
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  meta_image: null,
  three_d_image: '',
  client_address: null,
  video_link: null,
  hides_exact_place: false,
}
