import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type ImportRun = Schemas['ImportRun']
export type ImportDetail = Schemas['ImportDetail']
export type ImportColumns = Schemas['ImportColumns']
export type ImportCell = Schemas['ImportCell']

const ROWS = 30
const CELLS = 100
const AS_JSON = { bodySerializer: JSON.stringify }
const IMPORTS = [['administration', 'imports']] as const

/** Queries of imports; need `administration`. */
export const importQueries = {
  list: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'imports'),
      queryFn: async ({ signal, pageParam }) => {
        const params = { query: { limit: ROWS, after: pageParam ?? undefined } }
        const reply = getReply(await client.http.GET('/ext/admin/imports', { params, signal }))
        return { rows: reply.data, next: reply.next }
      },
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
    }),

  import: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'imports', { id }),
      queryFn: async ({ signal }): Promise<ImportDetail> => {
        const params = { path: { id } }
        return getReply(await client.http.GET('/ext/admin/imports/{id}', { params, signal })).data
      },
      staleTime: 0,
    }),

  columns: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'import-columns', { id }),
      queryFn: async ({ signal }): Promise<ImportColumns> => {
        const params = { path: { id } }
        const call = client.http.GET('/ext/admin/imports/{id}/columns', { params, signal })
        return getReply(await call).data
      },
    }),

  cells: (client: ApiClient, id: number, show: 'faulty' | 'mended') =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'imports', { id, show }),
      queryFn: async ({ signal, pageParam }) => {
        const query = { show, limit: CELLS, after: pageParam || undefined }
        const params = { path: { id }, query }
        const call = client.http.GET('/ext/admin/imports/{id}/cells', { params, signal })
        const { data: rows, faulty, mended, next } = getReply(await call)
        return { rows, faulty, mended, next }
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
    }),
}

/** Number of the import. */
export async function createImport(client: ApiClient, upload: string): Promise<number> {
  const call = client.http.POST('/ext/admin/imports', { body: { upload }, ...AS_JSON })
  return getReply(await call).data.id
}

/** @throws ApiError with the key `importState`, or with the reasons of `map` and `owner_email`. */
export async function checkImport(
  client: ApiClient,
  id: number,
  body: Schemas['CheckImportRequest'],
): Promise<void> {
  const options = { params: { path: { id } }, body, ...AS_JSON }
  getReply(await client.http.POST('/ext/admin/imports/{id}/check', options))
}

/** @throws ApiError with the key `importState` or `importTooOld`. */
export async function changeImport(
  client: ApiClient,
  id: number,
  act: 'run' | 'stop' | 'take-back',
): Promise<void> {
  getReply(await client.http.POST(`/ext/admin/imports/{id}/${act}`, { params: { path: { id } } }))
}

/** @throws ApiError with the key `importState`. */
export const mendImportCell = write(
  IMPORTS,
  async (
    client: ApiClient,
    { id, ...cell }: { id: number; row: number; column: string; value: string | null },
  ) => {
    const options = { params: { path: { id } }, body: { cells: [cell] }, ...AS_JSON }
    getReply(await client.http.POST('/ext/admin/imports/{id}/cells', options))
  },
)
