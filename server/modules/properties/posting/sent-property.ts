import type { Kysely } from 'kysely'
import { eachText, textNames } from '@/domain/listing/property-texts.ts'
import { roundTo } from '@/domain/money/decimal.ts'
import { currencyExponent, toMinor } from '@/domain/money/price.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { DB } from '@/generated/database.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import { uploadField } from '@/server/modules/listing-editor/named-uploads.ts'
import {
  findPlace,
  neededCategory,
  neededText,
  refuseImpossibleListing,
  refuseRetiredCategory,
  refuseTwoWays,
  toVideo,
} from '@/server/modules/listing-editor/sent-listing.ts'
import type { CatalogData } from '../catalog.ts'
import type { NearbyPlace, PropertyColumns } from './posting-store.ts'
import { parametersAfter } from './sent-parameters.ts'

/** A complete property, or only its changed fields. */
export type SentProperty = Omit<Partial<Input<'updateProperty'>['body']>, 'action_type'>

export type PostRules = { catalog: CatalogData; currency: string }

/** Validates what needs no database, before files are stored. Raises invalid. */
export function refuseImpossible(sent: SentProperty, { catalog }: PostRules): void {
  const { title_image, three_d_image } = sent
  refuseImpossibleListing(sent, { categories: catalog.categories, main: { title_image } })
  refuseTwoWays('three_d_upload', sent.three_d_upload, { three_d_image })
  for (const [at, { upload, value }] of (sent.parameters ?? []).entries()) {
    refuseTwoWays(uploadField('parameters', at), upload, { value })
  }
  for (const [at, { facility_id }] of (sent.facilities ?? []).entries()) {
    const field = `facilities[${at}][facility_id]`
    if (!catalog.nearbyPlaces.has(facility_id)) throw invalid({ [field]: 'is not a near-by place' })
    const isTwice = sent.facilities?.slice(0, at).some((it) => it.facility_id === facility_id)
    if (isTwice) throw invalid({ [field]: 'is named twice' })
  }
}

/**
 * Merges submitted into stored columns; `fileKey` as in `parametersAfter`. Raises invalid for
 * missing fields, conflict for offering a rented property for sale.
 */
export async function toPropertyColumns(
  db: Kysely<DB>,
  { sent, held, rules }: { sent: SentProperty; held?: PropertyColumns; rules: PostRules },
  fileKey: (at: number) => string | undefined,
): Promise<PropertyColumns> {
  const categoryId = neededCategory(sent, held)
  refuseRetiredCategory(sent, rules.catalog.categories, held)
  const needed = (field: Parameters<typeof neededText>[0]) => neededText(field, sent, held)
  const place = { city: needed('city'), state: needed('state'), country: needed('country') }
  const { catalog } = rules
  const parameters = sent.parameters ?? []
  const meta = (text: string | undefined) => text?.trim() || null
  return {
    title: needed('title'),
    description: needed('description'),
    category_id: categoryId,
    ...toOffer(sent, held),
    address: needed('address'),
    ...place,
    ...(await toPosition(db, place, sent, held)),
    hides_exact_place: sent.hides_exact_place ?? held?.hides_exact_place ?? false,
    ...toPrice(sent, held, rules),
    is_premium: sent.is_premium ?? held?.is_premium ?? false,
    is_active: sent.status === undefined ? (held?.is_active ?? true) : sent.status === 1,
    parameters: parametersAfter(
      { sent: parameters, held: held?.parameters ?? {}, categoryId, catalog },
      fileKey,
    ),
    ...eachText(textNames, (name) => sent[name]?.trim() ?? held?.[name] ?? ''),
    video_link: toVideo(sent, held),
    meta_title: meta(sent.meta_title),
    meta_description: meta(sent.meta_description),
    meta_keywords: meta(sent.meta_keywords),
  }
}

/** Undefined leaves nearby places unchanged. */
export function toNearbyPlaces({
  facilities,
  remove_facilities,
}: SentProperty): NearbyPlace[] | undefined {
  const sent = facilities ?? (remove_facilities === 1 ? [] : undefined)
  return sent?.map(({ facility_id, distance }) => ({ facility_id, distance }))
}

const SALE = 0
const RENTED = 3

/** A rented property stays rented until the owner makes it available again. */
function toOffer(
  sent: SentProperty,
  held: PropertyColumns | undefined,
): Pick<PropertyColumns, 'property_type' | 'rent_duration'> {
  const before = held?.property_type
  const wanted = sent.property_type ?? before ?? SALE
  if (before === RENTED && wanted === SALE) {
    throw failure('conflict', 'A rented home cannot be offered for sale.', { key: 'wrongStep' })
  }
  const property_type = before === RENTED ? RENTED : wanted
  if (property_type === SALE) return { property_type, rent_duration: null }
  return { property_type, rent_duration: sent.rentduration ?? held?.rent_duration ?? 'Monthly' }
}

function toPrice(
  { price }: SentProperty,
  held: PropertyColumns | undefined,
  { currency }: PostRules,
): Pick<PropertyColumns, 'price_minor' | 'currency'> {
  if (price === undefined) {
    if (!held) throw invalid({ price: faultWords.priceRequired })
    return { price_minor: held.price_minor, currency: held.currency }
  }
  const decimals = currencyExponent(currency)
  if (roundTo(price, decimals) !== roundTo(price, SAFE_DECIMALS)) {
    throw invalid({ price: `must have at most ${decimals} decimals` })
  }
  return { price_minor: priceInMinor(price, currency), currency }
}

/** Further decimals are rounding errors of the sender. */
const SAFE_DECIMALS = 6

/** Converts a price to minor units. Raises invalid if out of range. */
export function priceInMinor(price: number, currency: string): number {
  try {
    return toMinor(price, currency)
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ price: 'is too high' })
    throw error
  }
}

async function toPosition(
  db: Kysely<DB>,
  town: Pick<PropertyColumns, 'city' | 'state' | 'country'>,
  sent: SentProperty,
  held: PropertyColumns | undefined,
): Promise<Pick<PropertyColumns, 'place_id' | 'latitude' | 'longitude'>> {
  const { place_id, latitude, longitude } = await findPlace(db, town, sent, held)
  if (latitude === null || longitude === null) {
    throw invalid({ latitude: 'This town is not known. Please choose the place on the map.' })
  }
  return { place_id, latitude, longitude }
}
