import { queryOptions } from '@tanstack/react-query'
import type { EditedStructure, StructureEdits } from '@/domain/structure/edited-structure.ts'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import { parseReferences } from '@/domain/structure/structure-values.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type StructureRow = Schemas['StructureRow']
type ItemName = { kind: StructureKind; id: number }

const AS_JSON = { bodySerializer: JSON.stringify }
/** Others edit at the same time. */
const FRESH_MILLISECONDS = 5_000

/** Whatever shows categories, facts or listings. */
export const structureKeys = [['administration'], ['properties'], ['home']] as const

/** Queries of categories, facts and the like; need `administration`. */
export const structureQueries = {
  list: (client: ApiClient, kind: StructureKind) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'structure', { kind }),
      queryFn: async ({ signal }): Promise<StructureRow[]> => {
        const options = { params: { path: { kind } }, signal }
        return getReply(await client.http.GET('/ext/admin/structure/{kind}', options)).data
      },
      staleTime: FRESH_MILLISECONDS,
    }),
}

/** @throws ApiError `notFound`. */
export async function loadStructureItem(
  client: ApiClient,
  { kind, id, signal }: ItemName & { signal?: AbortSignal },
): Promise<EditedStructure> {
  const options = { params: { path: { kind, id } }, ...(signal && { signal }) }
  return toEditedStructure(
    getReply(await client.http.GET('/ext/admin/structure/{kind}/{id}', options)).data,
  )
}

/** Creates an item without a number. Gives its number. @throws ApiError with reasons, or `structureChanged`. */
export async function saveStructureItem(
  client: ApiClient,
  { kind, id, version: base, values }: EditedStructure,
  edits: StructureEdits,
): Promise<number> {
  if (id === null) {
    const options = {
      params: { path: { kind } },
      body: { changes: toChanges({ ...values, ...edits }) },
    }
    const call = client.http.POST('/ext/admin/structure/{kind}', { ...options, ...AS_JSON })
    return getReply(await call).data.id
  }
  const body = { base, changes: toChanges(edits) }
  const options = { params: { path: { kind, id } }, body, ...AS_JSON }
  getReply(await client.http.POST('/ext/admin/structure/{kind}/{id}', options))
  return id
}

export async function retireStructureItem(client: ApiClient, path: ItemName): Promise<void> {
  getReply(await client.http.POST('/ext/admin/structure/{kind}/{id}/retire', { params: { path } }))
}

export async function restoreStructureItem(client: ApiClient, path: ItemName): Promise<void> {
  getReply(await client.http.POST('/ext/admin/structure/{kind}/{id}/restore', { params: { path } }))
}

/** @throws ApiError with the key `structureUsed`. */
export async function removeStructureItem(client: ApiClient, path: ItemName): Promise<void> {
  getReply(await client.http.DELETE('/ext/admin/structure/{kind}/{id}', { params: { path } }))
}

/** @throws ApiError with the key `structureUsed` if more listings have the option by now. */
export async function mergeParameterOptions(
  client: ApiClient,
  body: { id: number; into: number; uses: number },
): Promise<void> {
  getReply(await client.http.POST('/ext/admin/parameter-options/merge', { body, ...AS_JSON }))
}

/** @throws ApiError with the key `structureChanged` unless all are named. */
export const orderStructure = write(
  structureKeys,
  async (client: ApiClient, body: { kind: StructureKind; ids: number[] }) => {
    getReply(await client.http.POST('/ext/admin/structure-order', { body, ...AS_JSON }))
  },
)

/** Values of options that are in no list any more are left out. */
function toChanges(edits: StructureEdits): { key: string; value: string }[] {
  const listed = edits.options === undefined ? null : new Set(parseReferences(edits.options))
  return Object.entries(edits)
    .filter(([key]) => {
      const [, reference = ''] = /^option\.([^.]+)\./.exec(key) ?? []
      return !listed || reference === '' || listed.has(reference)
    })
    .map(([key, value]) => ({ key, value }))
}

function toEditedStructure(detail: Schemas['StructureDetail']): EditedStructure {
  return {
    kind: detail.kind,
    id: detail.id,
    name: detail.name,
    version: detail.version,
    isActive: detail.is_active === 1,
    language: detail.language,
    values: Object.fromEntries(detail.values.map(({ key, value }) => [key, value])),
    pictures: Object.fromEntries(detail.pictures.map(({ key, url }) => [key, url])),
    uses: detail.uses,
    optionUses: Object.fromEntries(detail.option_uses.map(({ id, count }) => [id, count])),
    waiting: detail.waiting,
    actorName: detail.actor_name,
    changedAt: detail.changed_at,
  }
}
