import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { isRecord } from '@/domain/values/records.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import type { ApiError } from '../calls/api-error.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type SettingsAdministration = Schemas['SettingsAdministration']
export type SettingVersion = Schemas['SettingVersion']
export type SettingConflict = Schemas['SettingConflict']

const ROWS = 20
const AS_JSON = { bodySerializer: JSON.stringify }
/** Others decide at the same time. */
const FRESH_MILLISECONDS = 5_000
/** Pages show what was changed as soon as they ask again. */
const WITH_SETTINGS = [['administration'], ['settings'], ['subscriptions'], ['payments']] as const

/** Queries of the settings; need `administration`. */
export const adminSettingQueries = {
  all: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'settings'),
      queryFn: async ({ signal }): Promise<SettingsAdministration> =>
        getReply(await client.http.GET('/ext/admin/settings', { signal })).data,
      staleTime: FRESH_MILLISECONDS,
    }),

  versions: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'setting-versions'),
      queryFn: async ({ signal, pageParam }) => {
        const params = { query: { limit: ROWS, before: pageParam || undefined } }
        const reply = getReply(
          await client.http.GET('/ext/admin/settings/versions', { params, signal }),
        )
        return { rows: reply.data, next: reply.next }
      },
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),
}

/** @throws ApiError with the key `settingsChanged`. */
export const changeSettings = write(
  WITH_SETTINGS,
  async (client: ApiClient, body: Schemas['ChangeSettingsRequest']) => {
    getReply(await client.http.POST('/ext/admin/settings', { body, ...AS_JSON }))
  },
)

/** @throws ApiError with the key `settingsChanged`. */
export const revertSettingVersion = write(
  WITH_SETTINGS,
  async (client: ApiClient, { id, reason }: { id: number; reason: string }) => {
    const options = { params: { path: { id } }, body: { reason }, ...AS_JSON }
    getReply(await client.http.POST('/ext/admin/settings/versions/{id}/revert', options))
  },
)

/** Values in force of keys that somebody else changed; empty for any other failure. */
export function readSettingConflicts({ key, data }: ApiError): SettingConflict[] {
  if (key !== 'settingsChanged' || !isRecord(data) || !Array.isArray(data.conflicts)) return []
  return data.conflicts
}
