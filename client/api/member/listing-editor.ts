import { queryOptions } from '@tanstack/react-query'
import { storedName } from '@/domain/listing/file-rules.ts'
import type { ListingValues } from '@/domain/listing/listing-values.ts'
import type { PostedPicture } from '@/domain/listing/posted-file.ts'
import {
  noProperty,
  type ParameterEntry,
  type PropertyValues,
  parameterKey,
} from '@/domain/listing/property-post.ts'
import { eachText, textNames } from '@/domain/listing/property-texts.ts'
import { toPosition } from '@/domain/place/position.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { ApiError } from '../calls/api-error.ts'
import { publicKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']

export type EditedProperty = Schemas['OwnProperty']
export type PropertyToPost = Omit<Schemas['PostPropertyRequest'], 'title_image'>
export type PropertyToUpdate = Omit<Schemas['UpdatePropertyRequest'], 'action_type'>
export type PropertyToCompare = Schemas['DuplicatesRequest']
export type AlikeListing = Schemas['LikelyDuplicate']
/** A category as a form asks for what belongs to it. */
export type AskingCategory = Pick<Schemas['Category'], 'id' | 'category' | 'parameter_types'>

export const listingEditorQueries = {
  /** Categories with how their facilities are asked for. */
  categories: (client: ApiClient) =>
    queryOptions({
      queryKey: publicKey(client, 'properties', 'askingCategories'),
      queryFn: async ({ signal }): Promise<AskingCategory[]> => {
        const params = { query: { limit: MAX_CATEGORIES } }
        const reply = getReply(await client.http.GET('/get_categories', { params, signal }))
        return reply.data.map(({ id, category, parameter_types }) => ({
          id,
          category,
          parameter_types,
        }))
      },
    }),
}

const MAX_CATEGORIES = 100

/** @throws ApiError `notFound`. */
export async function readEditedProperty(
  client: ApiClient,
  name: { slug_id: string } | { id: number },
  signal?: AbortSignal,
): Promise<EditedProperty> {
  const params = { query: name }
  const reply = getReply(await client.http.GET('/get-added-properties', { params, signal }))
  const own = reply.data.find((row) => 'category_id' in row)
  if (!own) throw new ApiError('notFound', { message: 'not among the own properties', status: 404 })
  return own
}

/** Lists it. @throws ApiError `invalid`, `packageRefused`, and the refusals of the gate. */
export const postProperty = write(
  [['properties'], ['own-listings'], ['subscriptions']],
  async (client: ApiClient, body: PropertyToPost) => {
    // The contract asks for the main picture or the album; its types know the first alone.
    const whole: Schemas['PostPropertyRequest'] = Object.assign({}, body)
    return first(getReply(await client.http.POST('/post_property', { body: whole })).data)
  },
)

/** Changes what is given. @throws ApiError with the key `stale` where somebody overtook it. */
export const updateProperty = write(
  [['properties'], ['own-listings']],
  async (client: ApiClient, change: PropertyToUpdate) => {
    const body = { ...change, action_type: 0 } as const
    return first(getReply(await client.http.POST('/update_post_property', { body })).data)
  },
)

/** Listings that are likely the same; of providers with `own-listings`. */
export async function findDuplicates(
  client: ApiClient,
  body: PropertyToCompare,
  signal: AbortSignal,
): Promise<AlikeListing[]> {
  const reply = await client.http.POST('/ext/listings/duplicates', {
    body,
    signal,
    bodySerializer: JSON.stringify,
  })
  return getReply(reply).data
}

function first<Row>(rows: readonly Row[] | undefined): Row {
  const [row] = rows ?? []
  if (row === undefined) throw new ApiError('malformed', { message: 'nothing came back' })
  return row
}

/** A property as its form holds it. */
export function propertyValues(own: EditedProperty): PropertyValues {
  const isForRent = own.property_type === 'rent' || own.property_type === 'rented'
  return {
    ...noProperty,
    ...toTexts(own),
    ...eachText(textNames, (name) => own[name] ?? ''),
    category_id: own.category_id,
    position: toPosition(own.latitude, own.longitude),
    property_type: isForRent ? 'rent' : 'sell',
    price: own.price,
    rentduration: own.rentduration ?? noProperty.rentduration,
    is_premium: own.is_premium,
    hides_exact_place: own.hides_exact_place ?? false,
    pictures: toAlbum(own),
    documents: own.documents.map(({ id, file_name }) => ({
      key: `id-${id}`,
      id,
      name: file_name,
      bytes: null,
    })),
    panorama: own.three_d_image ? storedPicture('panorama', own.three_d_image) : null,
    meta_picture: own.meta_image ? storedPicture('meta', own.meta_image) : null,
    parameters: Object.fromEntries(
      own.parameters.map((row): [string, ParameterEntry] => [
        parameterKey(row.id),
        toParameterEntry(row),
      ]),
    ),
    facilities: Object.fromEntries(
      own.assign_facilities.map((row) => [parameterKey(row.facility_id), row.distance]),
    ),
  }
}

function toTexts(own: EditedProperty): Partial<ListingValues> {
  return {
    title: own.title,
    description: own.description,
    slug_id: own.slug_id,
    address: own.address,
    city: own.city ?? '',
    state: own.state ?? '',
    country: own.country ?? '',
    meta_title: own.meta_title ?? '',
    meta_keywords: own.meta_keywords ?? '',
    meta_description: own.meta_description ?? '',
  }
}

/** The main picture is 0 on the wire. */
function toAlbum(own: EditedProperty): PostedPicture[] {
  const main = own.title_image
    ? [{ key: 'id-0', id: 0, alt: own.title_image_alt ?? '', url: own.title_image }]
    : []
  const others = own.gallery.map(({ id, image_url, alt = '' }) => ({
    key: `id-${id}`,
    id,
    alt,
    url: image_url,
  }))
  return [...main, ...others]
}

function storedPicture(key: string, url: string): PostedPicture {
  return { key: `id-${key}`, id: 0, alt: '', url }
}

function toParameterEntry({
  id,
  type_of_parameter,
  value,
}: Schemas['ParameterValue']): ParameterEntry {
  if (type_of_parameter !== 'file' || typeof value !== 'string') return value
  if (value === '') return ''
  return { key: `id-v${id}`, id, bytes: null, name: storedName(value) }
}
