import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type DraftHead = components['schemas']['DraftHead']
export type ServerDraft = components['schemas']['Draft']
export type DraftKind = DraftHead['kind']

/** Listing drafts of the viewer on all devices; need `drafts`. */
export const draftQueries = {
  list: (client: ApiClient, kind: DraftKind) =>
    queryOptions({
      queryKey: viewerKey(client, 'drafts', 'list', { kind }),
      queryFn: async ({ signal }): Promise<DraftHead[]> => {
        const params = { query: { kind } }
        return getReply(await client.http.GET('/ext/drafts', { params, signal })).data
      },
      staleTime: 0,
    }),
}

/** @throws ApiError `notFound`. */
export async function readDraft(
  client: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<ServerDraft> {
  const params = { path: { id } }
  return getReply(await client.http.GET('/ext/drafts/{id}', { params, signal })).data
}

type Saving = { id: string; kind: DraftKind; listing: number | null } & Pick<
  ServerDraft,
  'content' | 'revision'
>

/** Answers the new revision. @throws ApiError with the key `stale`, whose data is the draft as it is kept. */
export const saveDraft = write(
  [['drafts']],
  async (client: ApiClient, { id, kind, listing, content, revision }: Saving) => {
    const params = { path: { id } }
    const body = { kind, content, revision, ...(listing === null ? {} : { listing_id: listing }) }
    const reply = await client.http.PUT('/ext/drafts/{id}', {
      params,
      body,
      bodySerializer: JSON.stringify,
    })
    return getReply(reply).data
  },
)

/** A missing draft counts as deleted. */
export const deleteDraft = write([['drafts']], async (client: ApiClient, id: string) => {
  const params = { path: { id } }
  getReply(await client.http.DELETE('/ext/drafts/{id}', { params }))
})
