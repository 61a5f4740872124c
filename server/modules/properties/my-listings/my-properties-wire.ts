import { eachText, textNames } from '@/domain/listing/property-texts.ts'
import { propertyTypes } from '@/domain/listing/property-type.ts'
import { toMajor } from '@/domain/money/price.ts'
import { humanisedAge } from '@/domain/web/relative-time.ts'
import { flag, wireDate, wireMarkup } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import { type DetailShaping, toAdvertisement } from '@/server/modules/properties/detail-wire.ts'
import {
  type Schemas,
  type Shaping,
  toAssignedNearbyPlaces,
  toCategoryShort,
  toListItem,
} from '../wire.ts'
import type { FeaturedRow, InterestedRow, MyPropertyRow } from './my-properties-store.ts'

export function toMyProperty(row: MyPropertyRow, shaping: DetailShaping): Schemas['OwnProperty'] {
  const { origin, now } = shaping
  const { title_image_width, title_image_height, distance, ...item } = toListItem(row, shaping)
  const isExpired = row.expires_at !== null && row.expires_at <= now
  return {
    ...item,
    title_image_hash: row.title_image_hash,
    package_id: row.package_id,
    description: wireMarkup(row.description),
    ...eachText(textNames, (name) => row[name] || null),
    post_type: row.owner_id === null ? 0 : 1,
    three_d_image: imageUrl(origin, row.panorama_key),
    added_by: row.owner_id ?? 0,
    status: flag(row.is_active),
    request_status: row.request_status,
    reject_reason: rejectReason(row),
    total_click: row.view_count,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: row.meta_keywords,
    meta_image: imageUrl(origin, row.meta_image_key) || null,
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
    post_created: humanisedAge(row.posted_at, now),
    post_created_iso: wireDate(row.posted_at),
    advertisement: row.advertisements.map((ad) => toAdvertisement(ad, row)),
    is_feature_available: isFeatureAvailable(row, isExpired),
    assign_facilities: toAssignedNearbyPlaces(row, shaping),
    interested_users: row.interested.map(({ id, name, profile_key }) => ({
      id,
      name: name || null,
      profile: imageUrl(origin, profile_key),
    })),
    customer_name: row.owner_name ?? '',
    email: row.owner_email,
    mobile: row.owner_mobile,
    profile: imageUrl(origin, row.owner_profile_key),
    ...toStatusFields(row),
    is_expired: isExpired,
  }
}

function toStatusFields(row: MyPropertyRow) {
  const { submitted_at, approved_at, expires_at, deleted_at } = row
  return {
    revision: row.revision,
    hides_exact_place: row.hides_exact_place,
    title_image_alt: row.title_image_alt,
    submitted_at: submitted_at && wireDate(submitted_at),
    approved_at: approved_at && wireDate(approved_at),
    expires_at: expires_at && wireDate(expires_at),
    favourite_count: row.favourite_count,
    interested_count: row.interest_count,
    ...(deleted_at ? { deleted_at: wireDate(deleted_at) } : {}),
  }
}

function isFeatureAvailable(row: MyPropertyRow, isExpired: boolean): boolean {
  const isOffered = row.property_type < 2 && row.is_active && !isExpired
  const isFeatured = row.advertisements.some(({ status }) => status === 0 || status === 1)
  return row.request_status === 'approved' && isOffered && !isFeatured && row.deleted_at === null
}

function rejectReason(row: MyPropertyRow): Schemas['OwnProperty']['reject_reason'] {
  if (row.reject_id === null || row.rejected_at === null) return null
  return {
    id: row.reject_id,
    property_id: row.id,
    reason: row.reject_reason ?? '',
    created_at: wireDate(row.rejected_at),
  }
}

export function toFeatured(row: FeaturedRow, shaping: Shaping): Schemas['OwnPromotedProperty'] {
  const { catalog, origin } = shaping
  return {
    id: row.id,
    slug_id: row.slug,
    property_type: propertyTypes[row.property_type] ?? 'sell',
    title: row.title,
    city: row.city,
    state: row.state,
    country: row.country,
    price: toMajor(row.price_minor, row.currency),
    title_image: imageUrl(origin, row.title_image_key),
    advertisement_id: row.advertisement_id,
    advertisement_status: row.advertisement_status,
    advertisement_type: row.advertisement_type,
    category: toCategoryShort(catalog.categories.get(row.category_id), shaping),
  }
}

export function toInterested(row: InterestedRow, origin: string): Schemas['InterestedUser'] {
  const { id, name, email, mobile, profile_key } = row
  return { id, name, email, mobile, profile: imageUrl(origin, profile_key) }
}
