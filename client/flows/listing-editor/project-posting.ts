import type { ApiClient } from '@/client/api/calls/api-client.ts'
import {
  type ProjectToPost,
  postProject,
  projectValues,
  readMyProject,
} from '@/client/api/member/my-projects.ts'
import { goneFiles } from '@/domain/listing/listing-values.ts'
import { toProjectField, toProjectValues } from '@/domain/listing/project-draft.ts'
import {
  type ProjectBody,
  type ProjectValues,
  projectBody,
  projectChanges,
} from '@/domain/listing/project-post.ts'
import type { DraftContent, Published } from '@/machines/listing-editor/listing-editor.types.ts'
import { getFiles, getRevision, type Posting, type Sending, toPublished } from './posting.ts'

export const projectPosting: Posting<'project'> = {
  read: readMyProject,
  toValues: projectValues,
  send,
  findDuplicates: async () => [],
  toReasons(fields, content) {
    const { plans } = toProjectValues(content)
    return Object.fromEntries(
      Object.entries(fields).map(([wire, reason]) => [toProjectField(wire, plans), reason]),
    )
  },
}

async function send(
  client: ApiClient,
  content: DraftContent,
  sending: Sending<'project'>,
): Promise<Published> {
  const { stored, base, draft } = sending
  const values = toProjectValues(content)
  const draftId = draft ? { draft_id: draft } : {}
  if (!stored) {
    const body = { ...projectBody(values), ...draftId }
    return toPublished(await postProject(client, withFiles(body, values, null, sending)))
  }
  const before = base ? toProjectValues(base) : projectValues(stored)
  const changes = projectChanges(before, values)
  if (!changes) return toPublished(base ? await readMyProject(client, { id: stored.id }) : stored)
  const revision = getRevision(content) ?? stored.revision
  const body = { ...changes, id: stored.id, revision, ...draftId }
  return toPublished(await postProject(client, withFiles(body, values, before, sending)))
}

/**
 * Adds files to the request body for providers without uploads. Those have no album either, so
 * picture order and captions are lost.
 */
function withFiles<Body extends ProjectBody>(
  body: Body,
  values: ProjectValues,
  before: ProjectValues | null,
  { files }: Sending<'project'>,
): ProjectToPost & Body {
  if (files.takesUploads) return body
  const { pictures, documents, plans, meta_picture: meta } = values
  const gone = before && goneFiles(before, values)
  const [image] = getFiles(pictures.slice(0, 1), files)
  return {
    ...body,
    pictures: undefined,
    document_files: undefined,
    ...(image ? { image } : {}),
    gallery_images: getFiles(pictures.slice(1), files),
    documents: getFiles(documents, files),
    ...(gone?.pictures.length ? { remove_gallery_images: gone.pictures.join(',') } : {}),
    ...(gone?.documents.length ? { remove_documents: gone.documents.join(',') } : {}),
    plans: (body.plans ?? []).map((plan, at) => {
      const key = plans[at]?.file?.key
      const document = key ? files.of(key) : null
      return document ? { ...plan, document } : plan
    }),
    ...(meta ? { meta_image: getFiles([meta], files)[0] } : {}),
  }
}
