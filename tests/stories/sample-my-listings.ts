import type { EditedProperty } from '@/client/api/member/listing-editor.ts'
import { scene } from '@/design-system/gallery/story-scenes.ts'
import { propertyDetail } from './sample-listings.ts'

const at = '2026-05-04T08:30:00.000000Z'
const later = '2126-08-02T08:30:00.000000Z'

/** A property as its owner reads it: approved and shown, unless told otherwise. */
export function ownProperty(changes: Partial<EditedProperty> = {}): EditedProperty {
  const detail = propertyDetail()
  const { category, gallery, documents, parameters, assign_facilities } = detail
  const request_status = changes.request_status ?? 'approved'
  const isClosed = changes.property_type === 'sold' || changes.property_type === 'rented'
  const reason = 'The photos show another house.'
  return {
    id: 17,
    category_id: 2,
    package_id: 3,
    slug_id: 'house-by-the-lake',
    title: 'House by the lake',
    description: detail.description,
    price: 389_000,
    address: '12 Shore Road',
    client_address: null,
    post_type: 1,
    city: 'Kirkland',
    state: 'Washington',
    country: 'United States',
    latitude: '47.676900',
    longitude: '-122.206000',
    added_by: 5,
    propery_type: 'sell',
    property_type: 'sell',
    rentduration: null,
    title_image: scene(0).src,
    title_image_hash: null,
    three_d_image: '',
    video_link: null,
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    meta_image: null,
    category,
    gallery,
    documents,
    parameters,
    assign_facilities,
    status: 1,
    is_premium: false,
    promoted: false,
    advertisement: [],
    created_at: at,
    updated_at: at,
    post_created: '2 days ago',
    interested_users: [],
    customer_name: 'Ada Brandt',
    email: null,
    mobile: null,
    profile: '',
    is_favourite: 0,
    total_click: 341,
    revision: 3,
    hides_exact_place: false,
    title_image_alt: '',
    is_expired: false,
    favourite_count: 12,
    interested_count: 2,
    approved_at: at,
    reject_reason:
      request_status === 'rejected' ? { id: 1, property_id: 17, reason, created_at: at } : null,
    submitted_at: request_status === 'pending' ? at : null,
    expires_at: request_status === 'approved' ? (changes.is_expired ? at : later) : null,
    is_feature_available:
      request_status === 'approved' && changes.status !== 0 && !changes.is_expired && !isClosed,
    ...changes,
    request_status,
  }
}

/** One of each status. */
export const ownProperties: EditedProperty[] = [
  ownProperty({ id: 21, title: 'Barn with a garden', request_status: 'pending', total_click: 0 }),
  ownProperty({ id: 17, request_status: 'rejected' }),
  ownProperty({ id: 22, title: 'Flat at the harbour', title_image: scene(2).src }),
  ownProperty({ id: 23, title: 'Tower room', is_expired: true, title_image: scene(3).src }),
  ownProperty({
    id: 24,
    title: 'Cottage in the vineyard',
    title_image: '',
    propery_type: 'sold',
    property_type: 'sold',
    expires_at: null,
  }),
  ownProperty({
    id: 26,
    title: 'Two rooms by the park',
    status: 0,
    title_image: scene(5).src,
    propery_type: 'rent',
    property_type: 'rent',
    rentduration: 'Monthly',
    price: 1_450,
  }),
]
