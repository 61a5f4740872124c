import { eachText, textNames } from '@/domain/listing/property-texts.ts'
import type { components } from '@/generated/api-types.ts'
import { translated, wireDate, wireMarkup } from '@/server/contract/wire-values.ts'
import { fileUrl, imageUrl } from '@/server/modules/files/urls.ts'
import type {
  FileRow,
  ListingContent,
} from '@/server/modules/listing-editor/listing-content-store.ts'
import type { CatalogData } from '@/server/modules/properties/catalog.ts'
import { translateOption } from '@/server/modules/properties/wire.ts'
import { queueCursor } from '../cursors.ts'
import { type AdminShaping, toAdminUser, toDecision, toOffer, toPrice } from '../wire.ts'
import type { ReviewSubject } from './review-items.ts'

type Schemas = components['schemas']

export type ItemShaping = AdminShaping & {
  catalog: CatalogData
  /** Signed URL of an application's file. */
  answerFile: (key: string) => string
}

export function toReviewItem(subject: ReviewSubject, shaping: ItemShaping): Schemas['ReviewItem'] {
  const { kind, facts, approved, owner, decisions, answers, similar } = subject
  return {
    kind,
    id: facts.id,
    revision: facts.revision,
    status: facts.status,
    title: facts.title,
    submitted_at: wireDate(facts.submitted_at),
    cursor: queueCursor({ kind, micros: facts.micros, id: facts.id }),
    owner: owner && { ...owner, person: toAdminUser(owner.person, shaping.origin) },
    decisions: decisions.map(toDecision),
    listing: subject.listing ? toReviewedListing(subject.listing, shaping) : null,
    approved: approved && {
      title: approved.content.title,
      until: wireDate(approved.kept_at),
      listing: toReviewedListing(approved.content, shaping),
    },
    answers: answers.map(({ name, value, file_key, file_name }) => ({
      name,
      value: file_key ? [file_name ?? ''] : toTexts(value),
      file: file_key ? shaping.answerFile(file_key) : '',
    })),
    pin_distance_km:
      subject.pinDistanceKm === null ? null : Math.round(subject.pinDistanceKm * 10) / 10,
    similar: similar.map((row) => ({
      id: row.id,
      slug_id: row.slug,
      title: row.title,
      owner_name: row.owner_name ?? shaping.siteName,
      status: row.status,
    })),
  }
}

function toReviewedListing(row: ListingContent, shaping: ItemShaping): Schemas['ReviewedListing'] {
  const { origin, catalog, language } = shaping
  const category = catalog.categories.get(row.category_id)
  const main = row.picture_key
    ? [{ url: imageUrl(origin, row.picture_key), alt: row.picture_alt }]
    : []
  return {
    slug_id: row.slug,
    is_active: row.is_active,
    description: wireMarkup(row.description),
    category: translated(row.category_name, category?.translations ?? {}, language, 'name'),
    property_type: toOffer(row.property_type),
    project_type: row.project_type,
    price: toPrice(row),
    rentduration: row.rent_duration,
    is_premium: row.is_premium,
    address: row.address,
    // Versions approved before a text was added lack it.
    ...eachText(textNames, (name) => row[name] ?? ''),
    city: row.city,
    state: row.state,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    hides_exact_place: row.hides_exact_place,
    pictures: [
      ...main,
      ...row.gallery.map(({ key, alt }) => ({ url: imageUrl(origin, key), alt })),
    ],
    three_d_image: imageUrl(origin, row.panorama_key),
    parameters: toFacts(row, shaping),
    facilities: row.facilities.flatMap(({ facility_id, distance }) => {
      const nearbyPlace = catalog.nearbyPlaces.get(facility_id)
      if (!nearbyPlace) return []
      const name = translated(nearbyPlace.name, nearbyPlace.translations, language, 'name')
      return [{ name, value: [String(distance)], file: '' }]
    }),
    documents: row.documents.map((file) => toFile(file, origin)),
    plans: row.plans.map((file) => toFile(file, origin)),
    meta_title: row.meta_title ?? '',
    meta_description: row.meta_description ?? '',
    meta_keywords: row.meta_keywords ?? '',
    meta_image: imageUrl(origin, row.meta_image_key),
  }
}

/** Parameters of the category in order, then values of other categories. */
function toFacts(row: ListingContent, shaping: ItemShaping): Schemas['ReviewFact'][] {
  const { catalog, language, origin } = shaping
  const known = catalog.categories.get(row.category_id)?.parameter_ids ?? []
  const ids = new Set([...known, ...Object.keys(row.parameters).map(Number)])
  return [...ids].flatMap((id) => {
    const parameter = catalog.parameters.get(id)
    const value = row.parameters[String(id)]
    if (!parameter || value === undefined || value === null || value === '') return []
    const name = translated(parameter.name, parameter.translations, language, 'name')
    if (parameter.kind === 'file') {
      return [{ name, value: [], file: fileUrl(origin, String(value)) }]
    }
    const texts = toTexts(value).map((text) => translateOption(parameter, text, language))
    return [{ name, value: texts, file: '' }]
  })
}

function toFile({ key, name, mime }: FileRow, origin: string): Schemas['ReviewFile'] {
  return { name, url: mime.startsWith('image/') ? imageUrl(origin, key) : fileUrl(origin, key) }
}

function toTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return value === null || value === undefined ? [] : [String(value)]
}
