import type { ApiClient } from '@/client/api/calls/api-client.ts'
import {
  type OwnProjectDetail,
  type ProjectToPost,
  postProject,
  projectValues,
} from '@/client/api/member/own-projects.ts'
import { goneFiles } from '@/domain/listing/listing-values.ts'
import { projectFieldOf, projectOf } from '@/domain/listing/project-draft.ts'
import {
  type ProjectBody,
  type ProjectValues,
  projectBody,
  projectChanges,
} from '@/domain/listing/project-post.ts'
import type {
  DraftContent,
  FieldReasons,
  Published,
} from '@/features/listing-editor/drafts/use-listing-draft.ts'
import {
  contentWith,
  type Files,
  publishedOf,
  revisionOf,
} from '@/features/listing-editor/publishing/sent-listing.ts'

/** Publishes a new project. @throws ApiError */
export async function publishProject(
  client: ApiClient,
  content: DraftContent,
  { draft, files }: { draft: string | null; files: Files },
): Promise<Published> {
  const values = projectOf(content)
  const body = { ...projectBody(values), ...(draft ? { draft_id: draft } : {}) }
  return publishedOf(await postProject(client, withFiles(body, values, { files })))
}

/** Sends only the fields that differ from the loaded project. @throws ApiError */
export async function publishChanges(
  client: ApiClient,
  content: DraftContent,
  { own, draft, files }: { own: OwnProjectDetail; draft: string | null; files: Files },
): Promise<Published> {
  const values = projectOf(content)
  const before = projectValues(own)
  const changes = projectChanges(before, values)
  if (!changes) return publishedOf(own)
  const revision = revisionOf(content) ?? own.revision
  const body = { ...changes, id: own.id, revision, ...(draft ? { draft_id: draft } : {}) }
  return publishedOf(await postProject(client, withFiles(body, values, { files, before })))
}

/** Initial draft of an existing project. */
export function contentOf(own: OwnProjectDetail): DraftContent {
  return contentWith(projectValues(own), own.revision)
}

/** Maps the provider's field errors to form fields. */
export function projectReasons(
  fields: Readonly<Record<string, string>>,
  content: DraftContent,
): FieldReasons {
  const { plans } = projectOf(content)
  return Object.fromEntries(
    Object.entries(fields).map(([wire, reason]) => [projectFieldOf(wire, plans), reason]),
  )
}

/**
 * Adds files to the request body for providers without uploads. Those have no album either, so
 * picture order and captions are lost.
 */
function withFiles<Body extends ProjectBody>(
  body: Body,
  values: ProjectValues,
  { files, before = null }: { files: Files; before?: ProjectValues | null },
): ProjectToPost & Body {
  const { pictures, documents, plans, meta_picture: meta } = values
  if (files.takesUploads) return body
  const gone = before && goneFiles(before, values)
  const filesIn = (some: readonly { key: string }[]) =>
    some.flatMap(({ key }) => files.of(key) ?? [])
  const [first, ...rest] = pictures
  const [image] = first ? filesIn([first]) : []
  return {
    ...body,
    pictures: undefined,
    document_files: undefined,
    ...(image ? { image } : {}),
    gallery_images: filesIn(rest),
    documents: filesIn(documents),
    ...(gone?.pictures.length ? { remove_gallery_images: gone.pictures.join(',') } : {}),
    ...(gone?.documents.length ? { remove_documents: gone.documents.join(',') } : {}),
    plans: (body.plans ?? []).map((plan, at) => {
      const key = plans[at]?.file?.key
      const document = key ? files.of(key) : null
      return document ? { ...plan, document } : plan
    }),
    ...(meta ? { meta_image: filesIn([meta])[0] } : {}),
  }
}
