import { daysOnMarket } from '@/domain/listing/price-history.ts'
import { eachText, textsReadBy } from '@/domain/listing/property-texts.ts'
import { toMajor } from '@/domain/money/price.ts'
import { PUBLIC_PLACE_METRES } from '@/domain/place/public-place.ts'
import { humanisedAge } from '@/domain/web/relative-time.ts'
import { flag, wireDate, wireMarkup } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { AdvertisementRow, DetailRow } from './detail-store.ts'
import type { ListingEvent } from './history-store.ts'
import {
  type Schemas,
  type Shaping,
  toAssignedNearbyPlaces,
  toCard,
  toCategoryShort,
  toParameters,
  toParameterValues,
} from './wire.ts'

/** `admin` is shown for listings without an owner. */
export type DetailShaping = Shaping & {
  viewerId: number | null
  now: Date
  admin: { name: string; email: string | null; mobile: string | null; profile: string }
}

export function toDetail(row: DetailRow, shaping: DetailShaping): Schemas['PropertyDetail'] {
  const { catalog, viewerId } = shaping
  const { total_click, favourite_count, added_by, category_id, distance, posted_at, ...card } =
    toCard(row, shaping)
  const category = catalog.categories.get(category_id)
  const isOwn = viewerId !== null && viewerId === row.owner_id
  return {
    ...card,
    category: {
      ...toCategoryShort(category, shaping),
      parameter_types: toParameters(category, shaping),
    },
    title_image_hash: row.title_image_hash,
    ...(row.title_image_alt ? { title_image_alt: row.title_image_alt } : {}),
    ...(row.hides_exact_place ? { place_radius: PUBLIC_PLACE_METRES } : {}),
    address: row.address,
    ...eachText(textsReadBy('owner'), (name) => (isOwn ? row[name] : null)),
    ...(shaping.isOpen(row) ? fullFacts(row, shaping) : NOTHING_MORE),
    post_created: humanisedAge(row.posted_at, shaping.now),
    post_created_iso: wireDate(row.posted_at),
    total_view: total_click,
    status: flag(row.is_active),
    request_status: row.request_status,
    added_by,
    ...ownerFacts(row, shaping),
    ...(shaping.isOpen(row) ? {} : { email: null, mobile: null }),
    favourite_users: row.favourite_users,
    total_favourite_users: row.favourite_users.length,
    interested_users: row.interested_users,
    total_interested_users: row.interested_users.length,
    is_interested: flag(row.is_interested),
    is_reported: row.is_reported,
    is_interest_available: !isOwn,
    is_report_available: !isOwn && !row.is_reported,
    inquiry: row.is_interested,
    is_blocked_by_me: row.is_blocked_by_me,
    is_blocked_by_user: row.is_blocked_by_user,
    ...(row.advertisements.length > 0
      ? { advertisement: row.advertisements.map((ad) => toAdvertisement(ad, row)) }
      : {}),
  }
}

function fullFacts(row: DetailRow, shaping: DetailShaping) {
  const { origin } = shaping
  return {
    description: wireMarkup(row.description),
    three_d_image: imageUrl(origin, row.panorama_key),
    ...eachText(textsReadBy('public'), (name) => row[name] || null),
    assign_facilities: toAssignedNearbyPlaces(row, shaping),
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: row.meta_keywords,
    meta_image: imageUrl(origin, row.meta_image_key) || null,
  }
}

/** Shown if the viewer's packages do not include the listing. */
const NOTHING_MORE = {
  description: '',
  three_d_image: '',
  ...eachText(textsReadBy('public'), () => null),
  assign_facilities: [],
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  meta_image: null,
} satisfies ReturnType<typeof fullFacts>

export function toHistory(
  events: readonly ListingEvent[],
  now: Date,
): Required<Pick<Schemas['PropertyDetail'], 'history' | 'days_on_market'>> {
  return {
    history: events.map(({ kind, price_minor, currency, happened_at }) => {
      return { kind, price: toMajor(price_minor, currency), happened_at: wireDate(happened_at) }
    }),
    days_on_market: daysOnMarket(
      events.map(({ kind, happened_at }) => ({ kind, at: happened_at })),
      now,
    ),
  }
}

function ownerFacts(row: DetailRow, { origin, admin }: DetailShaping) {
  if (row.owner_id === null) {
    return {
      customer_id: 0,
      customer_name: admin.name,
      email: admin.email,
      mobile: admin.mobile,
      profile: admin.profile,
      is_verified: true,
    }
  }
  return {
    customer_id: row.owner_id,
    customer_name: row.owner_name ?? '',
    customer_slug_id: row.owner_slug ?? '',
    email: row.owner_email,
    mobile: row.owner_mobile,
    profile: imageUrl(origin, row.owner_profile_key),
    is_verified: row.owner_verified,
  }
}

export function toAdvertisement(
  ad: AdvertisementRow,
  row: Pick<DetailRow, 'id' | 'owner_id'>,
): Schemas['Advertisement'] {
  return {
    id: ad.id,
    status: ad.status,
    is_enable: flag(ad.is_enabled),
    type: ad.type,
    for: 'property',
    start_date: wireDate(new Date(ad.starts_at)),
    end_date: wireDate(new Date(ad.ends_at)),
    property_id: row.id,
    project_id: null,
    customer_id: row.owner_id ?? 0,
    created_at: wireDate(new Date(ad.created_at)),
  }
}

export function toCompareSide(row: DetailRow, shaping: Shaping): Schemas['CompareSide'] {
  const {
    id,
    slug_id,
    title,
    city,
    state,
    country,
    title_image,
    price,
    rentduration,
    property_type,
  } = toCard(row, shaping)
  return {
    id,
    slug_id,
    title,
    city,
    state,
    country,
    is_premium: flag(row.is_premium),
    title_image,
    address: row.address,
    created_at: wireDate(row.posted_at),
    price,
    rentduration,
    property_type,
    total_likes: row.favourite_count,
    total_views: row.view_count,
    facilities: toParameterValues(row, shaping),
    near_by_places: toAssignedNearbyPlaces(row, shaping),
  }
}
