import { isPinSent, isSame } from './listing-values.ts'
import type { PostedPicture } from './posted-file.ts'
import {
  type ParameterDefinition,
  type PropertyValues,
  parameterId,
  parameterKey,
} from './property-post.ts'
import { eachText, type PropertyTextName, textNames } from './property-texts.ts'
import type { RentPeriod } from './rent-period.ts'
import { videoAddress } from './video.ts'

type PostedParameter = { parameter_id: number; value?: string; upload?: string }

export type PropertyBody = Partial<Record<PropertyTextName, string>> & {
  title?: string
  description?: string
  category_id?: number
  property_type?: 0 | 1
  price?: number
  rentduration?: RentPeriod
  is_premium?: boolean
  address?: string
  city?: string
  state?: string
  country?: string
  latitude?: number
  longitude?: number
  hides_exact_place?: boolean
  meta_title?: string
  meta_description?: string
  meta_keywords?: string
  meta_upload?: string
  slug_id?: string
  pictures?: { upload?: string; id?: number; alt?: string }[]
  document_files?: { upload?: string; id?: number }[]
  three_d_upload?: string
  parameters?: PostedParameter[]
  facilities?: { facility_id: number; distance: number }[]
}

/** Request body; drops parameters of previously selected categories. */
export function propertyBody(
  values: PropertyValues,
  asked: readonly ParameterDefinition[],
): PropertyBody & Required<Pick<PropertyBody, NeededByWire>> {
  const text = toTexts(values)
  return {
    ...withoutEmpty(text),
    ...sentPosition(values),
    title: text.title,
    description: text.description,
    address: text.address,
    city: text.city,
    state: text.state,
    country: text.country,
    category_id: values.category_id ?? 0,
    property_type: typeCode(values),
    price: values.price ?? 0,
    ...(values.property_type === 'rent' ? { rentduration: values.rentduration } : {}),
    is_premium: values.is_premium,
    hides_exact_place: values.hides_exact_place,
    pictures: values.pictures.map(albumPicture),
    document_files: values.documents.map(({ upload, id }) => ({ upload, id })),
    three_d_upload: values.panorama?.upload,
    meta_upload: values.meta_picture?.upload,
    parameters: toPostedParameters(values, asked).filter(({ value, upload }) => value || upload),
    facilities: toNearbyPlaces(values),
  }
}

type NeededByWire =
  | 'title'
  | 'description'
  | 'address'
  | 'city'
  | 'state'
  | 'country'
  | 'category_id'
  | 'property_type'
  | 'price'

export type PropertyChanges = PropertyBody & {
  remove_three_d_image?: 1
  /** Forms cannot send an empty list. */
  remove_documents?: number[]
  remove_facilities?: 1
  /** An empty text removes the social sharing image. */
  meta_image?: ''
}

/**
 * Changed fields, or null. Always includes the three SEO texts, because the wire clears absent
 * ones.
 */
export function propertyChanges(
  before: PropertyValues,
  now: PropertyValues,
  asked: readonly ParameterDefinition[],
): PropertyChanges | null {
  if (isSame(before, now)) return null
  const changes: PropertyChanges = {}
  const put = (part: PropertyChanges) => Object.assign(changes, part)
  const was = toTexts(before)
  const is = toTexts(now)
  for (const field of changingTexts) if (is[field] !== was[field]) put({ [field]: is[field] })
  put({ meta_title: is.meta_title, meta_description: is.meta_description })
  put({ meta_keywords: is.meta_keywords })
  if (is.slug_id && is.slug_id !== was.slug_id) put({ slug_id: is.slug_id })
  if (now.category_id !== before.category_id && now.category_id !== null)
    put({ category_id: now.category_id })
  if (now.price !== before.price && now.price !== null) put({ price: now.price })
  const isOther = now.property_type !== before.property_type
  if (isOther) put({ property_type: typeCode(now) })
  if (now.property_type === 'rent' && (isOther || now.rentduration !== before.rentduration))
    put({ rentduration: now.rentduration })
  if (now.is_premium !== before.is_premium) put({ is_premium: now.is_premium })
  if (now.hides_exact_place !== before.hides_exact_place)
    put({ hides_exact_place: now.hides_exact_place })
  if (isPinSent(before, now)) put(sentPosition(now))
  if (!isSame(before.facilities, now.facilities)) {
    const nearby = toNearbyPlaces(now)
    put(nearby.length > 0 ? { facilities: nearby } : { remove_facilities: 1 })
  }
  return { ...changes, ...changedParameters(before, now, asked), ...changedMedia(before, now) }
}

const changingTexts = [
  'title',
  'description',
  'address',
  'city',
  'state',
  'country',
  ...textNames,
] as const

function changedParameters(
  before: PropertyValues,
  now: PropertyValues,
  asked: readonly ParameterDefinition[],
): PropertyChanges {
  const parameters = toPostedParameters(now, asked).filter(({ parameter_id }) => {
    const key = parameterKey(parameter_id)
    return !isSame(before.parameters[key] ?? '', now.parameters[key] ?? '')
  })
  return parameters.length > 0 ? { parameters } : {}
}

function changedMedia(before: PropertyValues, now: PropertyValues): PropertyChanges {
  const changes: PropertyChanges = {}
  const pictures = now.pictures.map(albumPicture)
  if (!isSame(before.pictures.map(albumPicture), pictures)) changes.pictures = pictures
  const files = (values: PropertyValues) =>
    values.documents.map(({ upload, id }) => ({ upload, id }))
  if (!isSame(files(before), files(now))) {
    if (now.documents.length > 0) changes.document_files = files(now)
    else changes.remove_documents = before.documents.flatMap(({ id }) => id ?? [])
  }
  if (now.panorama?.upload) changes.three_d_upload = now.panorama.upload
  else if (before.panorama && !now.panorama) changes.remove_three_d_image = 1
  if (now.meta_picture?.upload) changes.meta_upload = now.meta_picture.upload
  else if (before.meta_picture && !now.meta_picture) changes.meta_image = ''
  return changes
}

function toTexts(values: PropertyValues) {
  const { title, description, address, city, state, country } = values
  const { meta_title, meta_description, meta_keywords, slug_id } = values
  const needed = { title, description, address, city, state, country }
  const optional = { meta_title, meta_description, meta_keywords, slug_id }
  const texts = eachText(textNames, (name) => values[name])
  const video_link = videoAddress(values.video_link)
  return trimmed({ ...needed, ...texts, ...optional, video_link })
}

function trimmed<Texts extends Record<string, string>>(texts: Texts): Texts {
  const result = { ...texts }
  for (const key in result) Object.assign(result, { [key]: result[key]?.trim() })
  return result
}

function withoutEmpty<Texts extends Record<string, string>>(texts: Texts): Partial<Texts> {
  const result: Partial<Texts> = { ...texts }
  for (const key in result) if (result[key] === '') delete result[key]
  return result
}

function sentPosition({ position }: PropertyValues): Pick<PropertyBody, 'latitude' | 'longitude'> {
  return position ? { latitude: position.latitude, longitude: position.longitude } : {}
}

function typeCode({ property_type }: PropertyValues): 0 | 1 {
  return property_type === 'rent' ? 1 : 0
}

function albumPicture({ upload, id, alt }: PostedPicture) {
  return { upload, id, alt: alt.trim() }
}

function toNearbyPlaces({ facilities }: PropertyValues) {
  return Object.entries(facilities).flatMap(([key, distance]) =>
    distance === null ? [] : [{ facility_id: parameterId(key), distance }],
  )
}

function toPostedParameters(
  values: PropertyValues,
  asked: readonly ParameterDefinition[],
): PostedParameter[] {
  return asked.flatMap(({ id: parameter_id }): PostedParameter[] => {
    const entry = values.parameters[parameterKey(parameter_id)]
    if (entry === undefined) return []
    if (typeof entry === 'string') return [{ parameter_id, value: entry.trim() }]
    if (!('key' in entry)) return [{ parameter_id, value: entry.join(',') }]
    return entry.upload ? [{ parameter_id, upload: entry.upload }] : []
  })
}
