import type { ApiClient } from '@/client/api/calls/api-client.ts'
import {
  findDuplicates,
  type OwnProperty,
  type PropertyToCompare,
  type PropertyToPost,
  postProperty,
  propertyValues,
  updateProperty,
} from '@/client/api/member/listing-posts.ts'
import { goneFiles } from '@/domain/listing/listing-values.ts'
import { propertyBody, propertyChanges } from '@/domain/listing/property-body.ts'
import { propertyFieldOf, propertyOf } from '@/domain/listing/property-draft.ts'
import {
  type AskedFacility,
  facilityKey,
  type PropertyValues,
} from '@/domain/listing/property-post.ts'
import { typedNumber } from '@/domain/money/typed-number.ts'
import type {
  DraftContent,
  FieldReasons,
  LikelyDuplicate,
  Published,
} from '@/features/listing-editor/drafts/use-listing-draft.ts'
import {
  contentWith,
  type Files,
  publishedOf,
  revisionOf,
} from '@/features/listing-editor/publishing/sent-listing.ts'

/** Parameter with its role, for example bedrooms or area, if the provider names one. */
type Asked = AskedFacility & { role?: string }

type Facts = { categories: readonly { id: number; parameter_types: readonly Asked[] }[] }

/** Parameters of the property's category. */
export function askedOf(values: PropertyValues, { categories }: Facts): readonly Asked[] {
  return categories.find(({ id }) => id === values.category_id)?.parameter_types ?? []
}

/** Removes parameters of previously selected categories. */
export function toBeSent(values: PropertyValues, facts: Facts): PropertyValues {
  const told = askedOf(values, facts).flatMap(({ id }) => {
    const entry = values.parameters[facilityKey(id)]
    return entry === undefined ? [] : [[facilityKey(id), entry] as const]
  })
  return { ...values, parameters: Object.fromEntries(told) }
}

/** Publishes a new property. @throws ApiError */
export async function publishProperty(
  client: ApiClient,
  content: DraftContent,
  options: { facts: Facts; draft: string | null; files: Files },
): Promise<Published> {
  const values = propertyOf(content)
  const body = propertyBody(values, askedOf(values, options.facts))
  const draft = options.draft ? { draft_id: options.draft } : {}
  const sent = { ...body, ...draft }
  return publishedOf(await postProperty(client, withFiles(sent, values, options)))
}

/** Sends only the fields that differ from the loaded property. @throws ApiError */
export async function publishChanges(
  client: ApiClient,
  content: DraftContent,
  options: { facts: Facts; own: OwnProperty; draft: string | null; files: Files },
): Promise<Published> {
  const { own, facts, draft, files } = options
  const values = propertyOf(content)
  const before = propertyValues(own)
  const changes = propertyChanges(before, values, askedOf(values, facts))
  if (!changes) return publishedOf(own)
  const revision = revisionOf(content) ?? own.revision
  const body = {
    ...{ ...changes, id: own.id },
    ...(revision ? { revision } : {}),
    ...(draft ? { draft_id: draft } : {}),
  }
  return publishedOf(
    await updateProperty(client, withFiles(body, values, { facts, files, before })),
  )
}

/** Initial draft of an existing property. */
export function contentOf(own: OwnProperty): DraftContent {
  return contentWith(propertyValues(own), own.revision)
}

/**
 * Adds files to the request body for providers without uploads. Those have no album either, so
 * picture order and captions are lost.
 */
function withFiles<Body extends { parameters?: PropertyToPost['parameters'] }>(
  body: Body,
  values: PropertyValues,
  { facts, files, before = null }: { facts: Facts; files: Files; before?: PropertyValues | null },
) {
  const { pictures, documents, panorama, meta_picture: meta } = values
  const answers = keptAnswers(values, facts)
  if (files.takesUploads) return body
  const gone = before && goneFiles(before, values)
  const filesIn = (some: readonly { key: string }[]) =>
    some.flatMap(({ key }) => files.of(key) ?? [])
  const told = answers.flatMap(({ parameter_id, file }) =>
    filesIn([file]).map((value) => ({ parameter_id, value })),
  )
  const [title_image] = filesIn(pictures.slice(0, 1))
  return {
    ...body,
    ...{ pictures: undefined, document_files: undefined },
    ...(title_image ? { title_image } : {}),
    gallery_images: filesIn(pictures.slice(1)),
    documents: filesIn(documents),
    ...(gone ? { remove_gallery_images: gone.pictures, remove_documents: gone.documents } : {}),
    ...(told.length > 0 ? { parameters: [...(body.parameters ?? []), ...told] } : {}),
    three_d_image: panorama ? filesIn([panorama])[0] : undefined,
    ...(meta ? { meta_image: filesIn([meta])[0] } : {}),
  }
}

/** Parameter files stored on the device, not uploaded. */
function keptAnswers(values: PropertyValues, facts: Facts) {
  return askedOf(values, facts).flatMap(({ id: parameter_id }) => {
    const entry = values.parameters[facilityKey(parameter_id)]
    const isFile = typeof entry === 'object' && 'key' in entry
    return isFile && entry.isKept ? [{ parameter_id, file: entry }] : []
  })
}

/** Possible duplicates; empty if there is too little data to compare. */
export async function alikeProperties(
  client: ApiClient,
  content: DraftContent,
  options: { facts: Facts; id: number | null },
): Promise<LikelyDuplicate[]> {
  const values = propertyOf(content)
  const { category_id, position, price } = values
  const city = values.city.trim()
  if (category_id === null || !city) return []
  const area = areaOf(values, options.facts)
  const body: PropertyToCompare = {
    ...{ category_id, city, property_type: values.property_type === 'rent' ? 1 : 0 },
    ...(options.id === null ? {} : { id: options.id }),
    ...(values.address.trim() ? { address: values.address.trim() } : {}),
    ...(position ?? {}),
    ...(price === null ? {} : { price }),
    ...(area ? { area } : {}),
    uploads: values.pictures.flatMap(({ upload }) => upload ?? []),
  }
  return (await findDuplicates(client, body)).map((row) => ({
    ...{ id: row.id, slug: row.slug_id, title: row.title, isOwn: row.is_own },
    ...{ alike: row.reasons, picture: row.title_image, place: row.city },
  }))
}

function areaOf(values: PropertyValues, facts: Facts): number | null {
  const asked = askedOf(values, facts).find(({ role }) => role === 'area')
  const entry = asked && values.parameters[facilityKey(asked.id)]
  return typeof entry === 'string' ? typedNumber(entry, '.') : null
}

/** Maps the provider's field errors to form fields. */
export function propertyReasons(
  fields: Readonly<Record<string, string>>,
  content: DraftContent,
  facts: Facts,
): FieldReasons {
  const values = propertyOf(content)
  const { parameters = [] } = propertyBody(values, askedOf(values, facts))
  const told = parameters.map(({ parameter_id }) => parameter_id)
  return Object.fromEntries(
    Object.entries(fields).map(([wire, reason]) => [propertyFieldOf(wire, told), reason]),
  )
}
