import { storedName } from '@/domain/listing/file-rules.ts'
import {
  noProject,
  type PostedFloorPlan,
  type ProjectBody,
  type ProjectValues,
} from '@/domain/listing/project-post.ts'
import { toPosition } from '@/domain/place/position.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { ApiError } from '../calls/api-error.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']

/** Everything about a project, as its owner reads it. */
export type MyProjectDetail = Schemas['OwnProject']

/** @throws ApiError `notFound`. */
export async function readMyProject(
  client: ApiClient,
  name: { slug_id: string } | { id: number },
  signal?: AbortSignal,
): Promise<MyProjectDetail> {
  const params = { query: name }
  const reply = getReply(await client.http.GET('/get-added-projects', { params, signal }))
  if ('total' in reply) throw new ApiError('malformed', { message: 'a list came back' })
  return reply.data
}

/** A change names its project; files go along where the provider takes no uploads. */
export type ProjectToPost = Omit<ProjectBody, 'plans' | 'meta_image'> & {
  id?: number
  draft_id?: string
  revision?: number
  plans?: (NonNullable<ProjectBody['plans']>[number] & { document?: File })[]
  image?: File
  gallery_images?: File[]
  documents?: File[]
  meta_image?: File | ''
}

/** Lists a project or changes one. @throws ApiError `invalid`, `packageRefused`, the gate's, with the key `stale`. */
export const postProject = write(
  [['projects'], ['own-listings'], ['subscriptions']],
  async (client: ApiClient, body: ProjectToPost) => {
    // The contract asks for what a new one needs or for the number of an old one; its types know the one alone.
    const whole: Schemas['PostProjectRequest'] = Object.assign({}, body)
    const [project] = getReply(await client.http.POST('/post_project', { body: whole })).data
    return project
  },
)

/** A project as its form holds it. */
export function projectValues(own: MyProjectDetail): ProjectValues {
  return {
    ...noProject,
    title: own.title,
    description: own.description,
    category_id: own.category_id,
    type: own.type,
    slug_id: own.slug_id,
    video_link: own.video_link ?? '',
    address: own.location ?? '',
    city: own.city ?? '',
    state: own.state ?? '',
    country: own.country ?? '',
    position: toPosition(own.latitude, own.longitude),
    meta_title: own.meta_title ?? '',
    meta_keywords: own.meta_keywords ?? '',
    meta_description: own.meta_description ?? '',
    meta_picture: own.meta_image ? { key: 'id-meta', id: 0, alt: '', url: own.meta_image } : null,
    pictures: toAlbum(own),
    plans: own.plans.map(toFloorPlan),
    documents: own.documents.map(({ id, name }) => ({
      key: `id-${id}`,
      id,
      name: storedName(name),
      bytes: null,
    })),
  }
}

/** The main picture is 0 on the wire. */
function toAlbum(own: MyProjectDetail): ProjectValues['pictures'] {
  const { image: url, image_width: width, image_height: height, image_hash: hash } = own
  const main = url ? [{ key: 'id-0', id: 0, alt: own.image_alt, url, width, height, hash }] : []
  const others = own.gallary_images.map(({ id, name, alt = '', ...size }) => ({
    key: `id-${id}`,
    id,
    alt,
    url: name,
    width: size.width,
    height: size.height,
    hash: size.hash,
  }))
  return [...main, ...others]
}

function toFloorPlan({ id, title, document }: Schemas['ProjectPlan']): PostedFloorPlan {
  const isPicture = !/\.(pdf|docx?|txt)$/i.test(document)
  const file = {
    key: `id-${id}`,
    id,
    name: storedName(document),
    bytes: null,
    isPicture,
    url: document,
  }
  return { key: `p${id}`, id, title, file }
}
