import type { ApiClient } from '@/client/api/calls/api-client.ts'
import {
  findDuplicates,
  type PropertyToCompare,
  type PropertyToPost,
  postProperty,
  propertyValues,
  readEditedProperty,
  updateProperty,
} from '@/client/api/member/listing-editor.ts'
import { goneFiles } from '@/domain/listing/listing-values.ts'
import { propertyBody, propertyChanges } from '@/domain/listing/property-body.ts'
import { toPropertyField, toPropertyValues } from '@/domain/listing/property-draft.ts'
import {
  type CategoryParameters,
  findParameters,
  type PropertyValues,
  parameterKey,
} from '@/domain/listing/property-post.ts'
import { isPlainNumber } from '@/domain/money/digit-groups.ts'
import type {
  DraftContent,
  LikelyDuplicate,
  Published,
} from '@/machines/listing-editor/listing-editor.types.ts'
import { getFiles, getRevision, type Posting, type Sending, toPublished } from './posting.ts'

export const propertyPosting: Posting<'property'> = {
  read: readEditedProperty,
  toValues: propertyValues,
  send,
  findDuplicates: findAlike,
  toReasons(fields, content, categories) {
    const values = toPropertyValues(content)
    const { parameters = [] } = propertyBody(values, findParameters(values, categories))
    const parameterIds = parameters.map(({ parameter_id }) => parameter_id)
    return Object.fromEntries(
      Object.entries(fields).map(([wire, reason]) => [toPropertyField(wire, parameterIds), reason]),
    )
  },
}

async function send(
  client: ApiClient,
  content: DraftContent,
  sending: Sending<'property'>,
): Promise<Published> {
  const { stored, base, categories, draft } = sending
  const values = toPropertyValues(content)
  const asked = findParameters(values, categories)
  const draftId = draft ? { draft_id: draft } : {}
  if (!stored) {
    const body = { ...propertyBody(values, asked), ...draftId }
    return toPublished(await postProperty(client, withFiles(body, values, null, sending)))
  }
  const { id } = stored
  const before = base ? toPropertyValues(base) : propertyValues(stored)
  const changes = propertyChanges(before, values, asked)
  if (!changes) return toPublished(base ? await readEditedProperty(client, { id }) : stored)
  const revision = getRevision(content) ?? stored.revision
  const body = { ...changes, id, ...(revision ? { revision } : {}), ...draftId }
  return toPublished(await updateProperty(client, withFiles(body, values, before, sending)))
}

/**
 * Adds files to the request body for providers without uploads. Those have no album either, so
 * picture order and captions are lost.
 */
function withFiles<Body extends { parameters?: PropertyToPost['parameters'] }>(
  body: Body,
  values: PropertyValues,
  before: PropertyValues | null,
  { categories, files }: Sending<'property'>,
) {
  if (files.takesUploads) return body
  const { pictures, documents, panorama, meta_picture: meta } = values
  const gone = before && goneFiles(before, values)
  const answerFiles = keptAnswers(values, categories).flatMap(({ parameter_id, file }) =>
    getFiles([file], files).map((value) => ({ parameter_id, value })),
  )
  const [title_image] = getFiles(pictures.slice(0, 1), files)
  return {
    ...body,
    pictures: undefined,
    document_files: undefined,
    ...(title_image ? { title_image } : {}),
    gallery_images: getFiles(pictures.slice(1), files),
    documents: getFiles(documents, files),
    ...(gone ? { remove_gallery_images: gone.pictures, remove_documents: gone.documents } : {}),
    ...(answerFiles.length > 0 ? { parameters: [...(body.parameters ?? []), ...answerFiles] } : {}),
    three_d_image: panorama ? getFiles([panorama], files)[0] : undefined,
    ...(meta ? { meta_image: getFiles([meta], files)[0] } : {}),
  }
}

/** Parameter files stored on the device, not uploaded. */
function keptAnswers(values: PropertyValues, categories: CategoryParameters) {
  return findParameters(values, categories).flatMap(({ id: parameter_id }) => {
    const entry = values.parameters[parameterKey(parameter_id)]
    const isFile = typeof entry === 'object' && 'key' in entry
    return isFile && entry.isKept ? [{ parameter_id, file: entry }] : []
  })
}

async function findAlike(
  client: ApiClient,
  content: DraftContent,
  categories: CategoryParameters,
  signal: AbortSignal,
): Promise<LikelyDuplicate[]> {
  const values = toPropertyValues(content)
  const { category_id, position, price } = values
  const city = values.city.trim()
  if (category_id === null || !city) return []
  const area = findArea(values, categories)
  const body: PropertyToCompare = {
    category_id,
    city,
    property_type: values.property_type === 'rent' ? 1 : 0,
    ...(values.address.trim() ? { address: values.address.trim() } : {}),
    ...(position ?? {}),
    ...(price === null ? {} : { price }),
    ...(area ? { area } : {}),
    uploads: values.pictures.flatMap(({ upload }) => upload ?? []),
  }
  return (await findDuplicates(client, body, signal)).map((row) => ({
    id: row.id,
    slug: row.slug_id,
    title: row.title,
    isOwn: row.is_own,
    alike: row.reasons,
    picture: row.title_image,
    place: row.city,
  }))
}

function findArea(values: PropertyValues, categories: CategoryParameters): number | null {
  const asked = findParameters(values, categories).find(({ role }) => role === 'area')
  const entry = asked && values.parameters[parameterKey(asked.id)]
  return typeof entry === 'string' && isPlainNumber(entry) ? Number(entry) : null
}
