import { propertyTypes } from '@/domain/listing/property-type.ts'
import { toMajor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { ShownProject } from '@/server/modules/projects/service.ts'
import { type ProjectShaping, toProjectListItem } from '@/server/modules/projects/wire.ts'
import type { ShownListing } from '@/server/modules/properties/showcase.ts'
import { type Shaping, toListItem } from '@/server/modules/properties/wire.ts'
import type { AdvertRow } from './own-adverts-store.ts'
import type { ReviewedAdvertRow } from './review-store.ts'

type Schemas = components['schemas']

export function toFeaturedProperty(
  row: ShownListing,
  shaping: Shaping,
): Schemas['FeaturedProperty'] {
  const item = toListItem(row, shaping)
  const { id, category_id, slug_id, title, propery_type, city, state, country } = item
  const { price, title_image, gallery, documents, is_favourite, category } = item
  const place = { city, state, country }
  const files = { title_image, gallery, documents }
  return {
    id,
    category_id,
    slug_id,
    title,
    propery_type,
    ...place,
    price,
    ...files,
    is_favourite,
    category,
  }
}

export function toFeaturedProject(
  row: ShownProject,
  shaping: ProjectShaping,
): Schemas['FeaturedProject'] {
  const item = toProjectListItem(row, shaping)
  const { id, category_id, slug_id, title, type, city, state, country, image } = item
  const { is_promoted, is_feature_available, category } = item
  const place = { city, state, country }
  return {
    id,
    category_id,
    slug_id,
    title,
    type,
    ...place,
    image,
    is_promoted,
    is_feature_available,
    category,
  }
}

export function toFeaturedListing(
  row: AdvertRow,
  listing: Pick<Schemas['FeaturedListing'], 'property' | 'project'>,
): Schemas['FeaturedListing'] {
  return {
    id: row.id,
    status: row.status,
    start_date: wireDate(row.starts_at),
    end_date: wireDate(row.ends_at),
    property_id: row.property_id,
    project_id: row.project_id,
    ...listing,
    type: row.type,
    is_enable: flag(row.is_enabled),
    created_at: wireDate(row.created_at),
    reason: row.reason,
    end_cause: row.end_cause,
    view_count: row.view_count,
    click_count: row.click_count,
    is_feature_available: row.may_feature,
  }
}

export function toReviewedAdvert(
  row: ReviewedAdvertRow,
  origin: string,
): Schemas['ReviewedAdvertisement'] {
  const { price_minor, currency, property_type } = row
  return {
    id: row.id,
    status: row.status,
    type: row.type,
    for: row.kind,
    listing_id: row.listing_id,
    slug_id: row.slug,
    title: row.title,
    place: [row.city, row.state].filter(Boolean).join(', '),
    price: price_minor === null || currency === null ? null : toMajor(price_minor, currency),
    property_type: property_type === null ? null : (propertyTypes[property_type] ?? null),
    rentduration: row.rent_duration,
    picture: imageUrl(origin, row.picture_key),
    owner_id: row.owner_id ?? 0,
    owner_name: row.owner_name ?? '',
    package_name: row.package_name ?? '',
    start_date: wireDate(row.starts_at),
    end_date: wireDate(row.ends_at),
    created_at: wireDate(row.created_at),
    reason: row.reason,
    end_cause: row.end_cause,
    view_count: row.view_count,
    click_count: row.click_count,
  }
}
