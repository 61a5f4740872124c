import { distanceKm, type Position } from '@hearth/streets/geometry/position'
import { FACTS_ON_CARD, saysSomething } from '@/domain/listing/facts.ts'
import { propertyTypes } from '@/domain/listing/property-type.ts'
import { toMajor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, translated, wireDate } from '@/server/contract/wire-values.ts'
import { fileUrl, imageUrl, pictureOrFileUrl } from '@/server/modules/files/urls.ts'
import type { CatalogData } from './catalog.ts'
import type { CategoryRow, NearbyPlaceRow, OptionRow, ParameterRow } from './catalog-store.ts'
import type { AssignedNearbyPlaceRow, FileFacts, ListingRow } from './search/listings-store.ts'

export type Schemas = components['schemas']

export type Shaping = {
  catalog: CatalogData
  language: string
  origin: string
  /** Center for distances. */
  from?: Position
  /** Omits details that cards do not show. */
  brief?: boolean
  /** Whether the viewer may see more than a card. */
  isOpen: (row: GatedFacts) => boolean
}

export type GatedFacts = Pick<ListingRow, 'is_premium' | 'owner_id'>

export function toCard(row: ListingRow, shaping: Shaping): Schemas['PropertyListCard'] {
  return {
    ...listingFacts(row, shaping),
    added_by: row.owner_id ?? 0,
    posted_at: wireDate(row.posted_at),
    total_click: row.view_count,
    favourite_count: row.favourite_count,
    assign_facilities: shaping.isOpen(row) ? toAssignedNearbyPlaces(row, shaping) : [],
  }
}

export function toListItem(row: ListingRow, shaping: Shaping): Schemas['PropertyListItem'] {
  const facts = listingFacts(row, shaping)
  return { ...facts, propery_type: facts.property_type, address: row.address }
}

export function toAgentItem(row: ListingRow, shaping: Shaping): Schemas['AgentPropertyItem'] {
  const { distance, ...facts } = listingFacts(row, shaping)
  return {
    ...facts,
    address: row.address,
    added_by: row.owner_id ?? 0,
    is_premium: flag(row.is_premium),
  }
}

export function toCategoryShort(
  category: CategoryRow | undefined,
  { language, origin }: Pick<Shaping, 'language' | 'origin'>,
): Schemas['CategoryShort'] {
  return {
    id: category?.id ?? 0,
    category: category ? translated(category.name, category.translations, language, 'name') : '',
    image: imageUrl(origin, category?.image_key ?? null),
    slug_id: category?.slug ?? '',
  }
}

export function toCategory(
  category: CategoryRow,
  shaping: Pick<Shaping, 'catalog' | 'language' | 'origin'>,
): Schemas['Category'] {
  return {
    ...toCategoryShort(category, shaping),
    parameter_types: toParameters(category, shaping),
    meta_title: category.meta_title,
    meta_description: category.meta_description,
    meta_keywords: category.meta_keywords,
    meta_image: imageUrl(shaping.origin, category.meta_image_key) || null,
  }
}

/** Parameters that the category asks for, in its order. */
export function toParameters(
  category: CategoryRow | undefined,
  shaping: Pick<Shaping, 'catalog' | 'language' | 'origin'>,
): Schemas['Parameter'][] {
  return (category?.parameter_ids ?? []).flatMap((id) => {
    const parameter = shaping.catalog.parameters.get(id)
    return parameter?.is_active ? [toParameter(parameter, shaping)] : []
  })
}

/** A parameter with the names of its options, for forms. */
export function toParameter(
  row: ParameterRow,
  shaping: Pick<Shaping, 'language' | 'origin'>,
): Schemas['Parameter'] {
  const options = row.options.filter(({ is_active }) => is_active)
  const names = options.map(({ value, translations }) => ({
    value,
    translated_value: translated(value, translations, shaping.language, 'value'),
  }))
  const isTranslated = names.some(({ value, translated_value }) => value !== translated_value)
  return { ...toBareParameter(row, shaping), ...(isTranslated ? { options: names } : {}) }
}

function toBareParameter(
  row: ParameterRow,
  { language, origin }: Pick<Shaping, 'language' | 'origin'>,
): Schemas['Parameter'] {
  const options = row.options.filter(({ is_active }) => is_active)
  return {
    id: row.id,
    name: translated(row.name, row.translations, language, 'name'),
    type_of_parameter: row.kind,
    type_values: options.length > 0 ? options.map(({ value }) => value) : null,
    image: imageUrl(origin, row.image_key),
    is_required: flag(row.is_required),
    ...(row.role ? { role: row.role } : {}),
  }
}

export function toNearbyPlace(
  row: NearbyPlaceRow,
  { language, origin }: Pick<Shaping, 'language' | 'origin'>,
): Schemas['OutdoorFacility'] {
  return {
    id: row.id,
    name: translated(row.name, row.translations, language, 'name'),
    image: imageUrl(origin, row.image_key),
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.updated_at),
  }
}

/** Parameter values in the category's order, without empty ones. */
export function toParameterValues(
  row: Pick<ListingRow, 'parameters' | 'category_id'>,
  shaping: Omit<Shaping, 'isOpen'>,
): Schemas['ParameterValue'][] {
  const { catalog, origin } = shaping
  const known = catalog.categories.get(row.category_id)?.parameter_ids ?? []
  const ids = new Set([...known, ...Object.keys(row.parameters).map(Number)])
  const values = [...ids].flatMap((id) => {
    const parameter = catalog.parameters.get(id)
    const value = row.parameters[String(id)]
    if (!parameter || value === undefined || value === '' || value === null) return []
    const text = currentOptions(parameter, Array.isArray(value) ? value : String(value))
    const shown = parameter.kind === 'file' ? pictureOrFileUrl(origin, String(value)) : text
    return [
      {
        ...toBareParameter(parameter, shaping),
        value: shown,
        ...translatedValue(parameter, text, shaping),
      },
    ]
  })
  if (!shaping.brief) return values
  return values
    .filter(({ type_of_parameter, value }) => type_of_parameter !== 'file' && saysSomething(value))
    .slice(0, FACTS_ON_CARD)
}

/** Absent if the value reads the same in the reader's language. */
function translatedValue(
  parameter: ParameterRow,
  value: string | string[],
  { language }: Pick<Shaping, 'language'>,
): Pick<Schemas['ParameterValue'], 'translated_value'> {
  const words = [value].flat()
  const names = words.map((word) => translateOption(parameter, word, language))
  if (names.every((name, at) => name === words[at])) return {}
  return { translated_value: typeof value === 'string' ? (names[0] ?? value) : names }
}

/** Present names of options that a listing may still have by a former name. */
function currentOptions({ options }: ParameterRow, value: string | string[]): string | string[] {
  if (options.every(({ earlier }) => earlier.length === 0)) return value
  const names = [value].flat().map((text) => findOption(options, text)?.value ?? text)
  return typeof value === 'string' ? (names[0] ?? value) : [...new Set(names)]
}

/** By its present name, else by a former one. */
export function findOption(options: readonly OptionRow[], text: string): OptionRow | undefined {
  return (
    options.find(({ value }) => value === text) ??
    options.find(({ earlier }) => earlier.includes(text))
  )
}

/** Name of an option; other texts stay as they are. */
export function translateOption(
  { options }: Pick<ParameterRow, 'options'>,
  value: string,
  language: string,
): string {
  const option = findOption(options, value)
  return option ? translated(option.value, option.translations, language, 'value') : value
}

export function toAssignedNearbyPlaces(
  row: { id: number; facilities: AssignedNearbyPlaceRow[] },
  { catalog, language, origin }: Shaping,
): Schemas['AssignedFacility'][] {
  return row.facilities.flatMap((it) => {
    const nearbyPlace = catalog.nearbyPlaces.get(it.facility_id)
    if (!nearbyPlace) return []
    return [
      {
        id: it.id,
        property_id: row.id,
        facility_id: it.facility_id,
        distance: it.distance,
        name: translated(nearbyPlace.name, nearbyPlace.translations, language, 'name'),
        image: imageUrl(origin, nearbyPlace.image_key),
        created_at: wireDate(new Date(it.created_at)),
        updated_at: wireDate(new Date(it.updated_at)),
      },
    ]
  })
}

function listingFacts(row: ListingRow, shaping: Shaping) {
  const { catalog, origin } = shaping
  const isOpen = shaping.isOpen(row)
  return {
    id: row.id,
    slug_id: row.slug,
    category_id: row.category_id,
    title: row.title,
    ...titlePicture(row, origin),
    price: toMajor(row.price_minor, row.currency),
    city: row.city,
    state: row.state,
    country: row.country,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    ...(shaping.from ? { distance: roundedKm(distanceKm(shaping.from, row)) } : {}),
    rentduration: row.rent_duration,
    is_premium: row.is_premium,
    category: toCategoryShort(catalog.categories.get(row.category_id), shaping),
    promoted: row.promoted,
    property_type: propertyTypes[row.property_type] ?? 'sell',
    parameters: toParameterValues(row, isOpen ? shaping : { ...shaping, brief: true }),
    gallery: row.gallery.map((file) => toGalleryImage(file, origin)),
    documents: isOpen ? row.documents.map((file) => toDocument(file, row.id, origin)) : [],
    is_favourite: flag(row.is_favourite),
  }
}

type TitlePictureRow = Pick<
  ListingRow,
  'title_image_key' | 'title_image_hash' | 'title_image_width' | 'title_image_height'
>

export function titlePicture(row: TitlePictureRow, origin: string) {
  const { title_image_width: width, title_image_height: height } = row
  return {
    title_image: imageUrl(origin, row.title_image_key),
    title_image_hash: row.title_image_hash,
    ...(width ? { title_image_width: width } : {}),
    ...(height ? { title_image_height: height } : {}),
  }
}

function toGalleryImage(file: FileFacts, origin: string): Schemas['GalleryImage'] {
  return {
    id: file.id,
    image: file.name,
    image_url: imageUrl(origin, file.key),
    ...(file.width ? { width: file.width } : {}),
    ...(file.height ? { height: file.height } : {}),
    ...(file.hash ? { hash: file.hash } : {}),
    ...(file.alt ? { alt: file.alt } : {}),
  }
}

function toDocument(file: FileFacts, id: number, origin: string): Schemas['PropertyDocument'] {
  return {
    id: file.id,
    property_id: id,
    type: file.name.split('.').at(-1)?.toLowerCase() ?? '',
    file_name: file.name,
    file: fileUrl(origin, file.key),
  }
}

function roundedKm(kilometres: number): number {
  return Math.round(kilometres * 1000) / 1000
}
