import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ContentEdits, EditedContent } from '@/domain/content/edited-content.ts'
import { isRecord } from '@/domain/values/records.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import type { ApiError } from '../calls/api-error.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type ContentRow = Schemas['ContentRow']
export type ContentEdition = Schemas['ContentEdition']
export type AdminArticleCategory = Schemas['AdminArticleCategory']
export type ContentKind = Schemas['ContentKind']
export type ContentState = 'all' | 'draft' | 'scheduled' | 'live' | 'retired'
type ItemName = { kind: ContentKind; id: number }

const ROWS = 30
const AS_JSON = { bodySerializer: JSON.stringify }
/** Others edit at the same time. */
const FRESH_MILLISECONDS = 5_000
/** Lists and pages show what was changed as soon as they ask again. */
const WITH_CONTENT = [['administration'], ['content'], ['settings'], ['home']] as const
const LISTS = [['administration']] as const

/** Queries of content; need `administration`. */
export const adminContentQueries = {
  list: (client: ApiClient, asked: { kind: ContentKind; state: ContentState; search?: string }) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'content', asked),
      queryFn: async ({ signal, pageParam }) => {
        const params = { query: { ...asked, limit: ROWS, offset: pageParam } }
        const reply = getReply(await client.http.GET('/ext/admin/content', { params, signal }))
        const next = pageParam + reply.data.length
        const hasMore = reply.data.length > 0 && next < reply.total
        return { rows: reply.data, total: reply.total, next: hasMore ? next : null }
      },
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),

  editions: (client: ApiClient, { kind, id }: ItemName) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'content-editions', { kind, id }),
      queryFn: async ({ signal }): Promise<ContentEdition[]> => {
        const options = { params: { path: { kind, id } }, signal }
        const call = client.http.GET('/ext/admin/content/{kind}/{id}/editions', options)
        return getReply(await call).data
      },
      staleTime: FRESH_MILLISECONDS,
    }),

  categories: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'article-categories'),
      queryFn: async ({ signal }): Promise<AdminArticleCategory[]> =>
        getReply(await client.http.GET('/ext/admin/article-categories', { signal })).data,
      staleTime: FRESH_MILLISECONDS,
    }),
}

/** @throws ApiError `notFound`. */
export async function loadContent(
  client: ApiClient,
  { kind, id, signal }: ItemName & { signal?: AbortSignal },
): Promise<EditedContent> {
  const options = { params: { path: { kind, id } }, ...(signal && { signal }) }
  return toEditedContent(
    getReply(await client.http.GET('/ext/admin/content/{kind}/{id}', options)).data,
  )
}

/** Starts a draft. Gives its number. */
export const createContent = write(
  LISTS,
  async (client: ApiClient, kind: Schemas['NewContentKind']): Promise<number> => {
    const options = { body: { kind, changes: {} }, ...AS_JSON }
    return getReply(await client.http.POST('/ext/admin/content', options)).data.id
  },
)

/** @throws ApiError with the key `contentChanged`. */
export async function saveContentDraft(
  client: ApiClient,
  { kind, id, revision: base }: ItemName & { revision: number },
  edits: ContentEdits,
): Promise<void> {
  const body = { base, changes: toChanges(edits) }
  const options = { params: { path: { kind, id } }, body, ...AS_JSON }
  getReply(await client.http.POST('/ext/admin/content/{kind}/{id}/draft', options))
}

/** @throws ApiError with the key `contentChanged` or `contentUnchanged`. */
export async function publishContent(
  client: ApiClient,
  { kind, id, revision: base }: ItemName & { revision: number },
  { publishAt, note }: { publishAt: string | null; note: string },
): Promise<void> {
  const body = { base, ...(publishAt && { publish_at: publishAt }), ...(note && { note }) }
  const options = { params: { path: { kind, id } }, body, ...AS_JSON }
  getReply(await client.http.POST('/ext/admin/content/{kind}/{id}/publish', options))
}

/** @throws ApiError with the key `contentPublished`. */
export async function unscheduleContent(client: ApiClient, { kind, id }: ItemName): Promise<void> {
  const options = { params: { path: { kind, id } }, body: {}, ...AS_JSON }
  getReply(await client.http.POST('/ext/admin/content/{kind}/{id}/unschedule', options))
}

/** @throws ApiError with the key `contentChanged`. */
export async function discardContentDraft(
  client: ApiClient,
  { kind, id, revision: base }: ItemName & { revision: number },
): Promise<void> {
  const options = { params: { path: { kind, id } }, body: { base }, ...AS_JSON }
  getReply(await client.http.POST('/ext/admin/content/{kind}/{id}/discard', options))
}

/** What pages show changed. */
export const publishedContentKeys = WITH_CONTENT

/** Hides an item from pages. */
export const retireContent = write(
  WITH_CONTENT,
  async (client: ApiClient, { kind, id }: ItemName) => {
    const options = { params: { path: { kind, id } }, body: {}, ...AS_JSON }
    getReply(await client.http.POST('/ext/admin/content/{kind}/{id}/retire', options))
  },
)

/** Publishes an older edition again. */
export const revertContent = write(
  WITH_CONTENT,
  async (client: ApiClient, { kind, id, edition }: ItemName & { edition: number }) => {
    const options = { params: { path: { kind, id, edition } }, body: {}, ...AS_JSON }
    getReply(
      await client.http.POST('/ext/admin/content/{kind}/{id}/editions/{edition}/revert', options),
    )
  },
)

/** Token of a link that shows the draft for 15 minutes. */
export const createContentPreview = write(
  [],
  async (client: ApiClient, { kind, id }: ItemName): Promise<string> => {
    const options = { params: { path: { kind, id } } }
    const call = client.http.POST('/ext/admin/content/{kind}/{id}/previews', options)
    return getReply(await call).data.token
  },
)

/** @throws ApiError with a reason for `image`. */
export const uploadContentPicture = write([], async (client: ApiClient, image: File) => {
  const call = client.http.POST('/ext/admin/content/pictures', { body: { image } })
  return getReply(await call).data
})

/** Creates one without an `id`. @throws ApiError with reasons. */
export const saveArticleCategory = write(
  WITH_CONTENT,
  async (client: ApiClient, body: Schemas['SaveArticleCategoryRequest']) => {
    getReply(await client.http.POST('/ext/admin/article-categories', { body, ...AS_JSON }))
  },
)

/** @throws ApiError with the key `categoryUsed`. */
export const deleteArticleCategory = write(WITH_CONTENT, async (client: ApiClient, id: number) => {
  const options = { params: { path: { id } } }
  getReply(await client.http.DELETE('/ext/admin/article-categories/{id}', options))
})

/** The item as somebody else stored it; null for any other failure. */
export function readChangedContent({ key, data }: ApiError): EditedContent | null {
  if (key !== 'contentChanged' || !isRecord(data) || !isDetail(data)) return null
  return toEditedContent(data)
}

function isDetail(data: object): data is Schemas['ContentDetail'] {
  return 'body' in data && 'revision' in data
}

function toEditedContent(detail: Schemas['ContentDetail']): EditedContent {
  const { body } = detail
  const values = Object.fromEntries(
    body.texts.map(({ language, field, text }) => [`${language}.${field}`, text]),
  )
  return {
    kind: detail.kind,
    id: detail.id,
    title: detail.title,
    revision: detail.revision,
    state: detail.draft_state,
    isLive: detail.is_live === 1,
    wasPublished: detail.was_published === 1,
    publishAt: detail.publish_at,
    fault: detail.fault,
    changedAt: detail.changed_at,
    actorName: detail.actor_name,
    language: body.language,
    values: {
      ...values,
      slug: body.slug,
      category_id: toText(body.category_id),
      property_id: toText(body.property_id),
      link: body.link,
      position: String(body.position),
      image: body.image?.key ?? '',
      meta_image: body.meta_image?.key ?? '',
    },
    stale: body.texts
      .filter(({ is_stale }) => is_stale === 1)
      .map(({ language, field }) => `${language}.${field}`),
    pictures: { image: body.image, meta_image: body.meta_image },
  }
}

/** 0 stands for none on the wire. */
function toText(id: number): string {
  return id ? String(id) : ''
}

const NUMBERS = ['category_id', 'property_id', 'position'] as const
const WORDS = ['slug', 'link', 'image', 'meta_image'] as const
/** Beginning of the keys of translations that fit their source as it is. */
export const CONFIRMED = 'confirmed:'

function toChanges(edits: ContentEdits): Schemas['ContentChanges'] {
  const texts = Object.entries(edits).flatMap(([key, text]) => {
    const isConfirmed = key.startsWith(CONFIRMED)
    const name = isConfirmed ? key.slice(CONFIRMED.length) : key
    const dot = name.indexOf('.')
    if (dot < 0 || (!isConfirmed && edits[CONFIRMED + name] !== undefined)) return []
    const row = { language: name.slice(0, dot), field: name.slice(dot + 1) }
    if (!isConfirmed) return [{ ...row, text }]
    return [{ ...row, text: edits[name] ?? text, is_confirmed: 1 as const }]
  })
  const numbers = NUMBERS.flatMap((name) =>
    edits[name] === undefined ? [] : [[name, Number(edits[name]) || 0]],
  )
  const words = WORDS.flatMap((name) => (edits[name] === undefined ? [] : [[name, edits[name]]]))
  return { texts, ...Object.fromEntries([...numbers, ...words]) }
}
