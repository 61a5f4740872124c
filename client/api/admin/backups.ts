import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type AdminBackups = Schemas['AdminBackups']
export type AdminBackup = Schemas['AdminBackup']
export type BackupRun = Schemas['BackupRun']
export type RestorePlan = Schemas['RestorePlan']

type ProvenName = Schemas['ProvenBackupRequest']

const AS_JSON = { bodySerializer: JSON.stringify }
const BUSY_MILLISECONDS = 1_500
const IDLE_MILLISECONDS = 20_000
const BACKUPS = [['administration', 'backups']] as const

/** Need `administration`. */
export const backupQueries = {
  /** Asked again while it is shown, more often while a task runs. */
  backups: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'backups'),
      queryFn: async ({ signal }): Promise<AdminBackups> =>
        getReply(await client.http.GET('/ext/admin/backups', { signal })).data,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.running || data?.waits_for_restart ? BUSY_MILLISECONDS : IDLE_MILLISECONDS,
    }),

  plan: (client: ApiClient, name: string) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'backup-plan', { name }),
      queryFn: async ({ signal }): Promise<RestorePlan> => {
        const params = { query: { name } }
        const call = client.http.GET('/ext/admin/backups/restores', { params, signal })
        return getReply(await call).data
      },
      staleTime: 0,
    }),
}

/** @throws ApiError with the key `backupBusy` or `restartPending`. */
export const createBackup = write(BACKUPS, async (client: ApiClient, _: null) => {
  getReply(await client.http.POST('/ext/admin/backups'))
})

/** @throws ApiError with the key `backupBusy`, or with a reason of `upload`. */
export async function addBackup(client: ApiClient, upload: string): Promise<void> {
  const body = { upload }
  getReply(await client.http.POST('/ext/admin/backups/uploads', { body, ...AS_JSON }))
}

/** @throws ApiError with the key `backupBusy`. */
export const checkBackup = write(BACKUPS, async (client: ApiClient, name: string) => {
  const body = { name }
  getReply(await client.http.POST('/ext/admin/backups/checks', { body, ...AS_JSON }))
})

/** Address of the file. @throws ApiError with the key `recentSignInRequired`. */
export const createBackupDownload = write([], async (client: ApiClient, body: ProvenName) => {
  const call = client.http.POST('/ext/admin/backups/downloads', { body, ...AS_JSON })
  return getReply(await call).data.url
})

/** @throws ApiError with the key `recentSignInRequired` or `backupBusy`. */
export const deleteBackup = write(BACKUPS, async (client: ApiClient, body: ProvenName) => {
  getReply(await client.http.POST('/ext/admin/backups/deletions', { body, ...AS_JSON }))
})

/** @throws ApiError with the key `recentSignInRequired`, `backupBusy`, `otherSecret` or an obstacle. */
export const restoreBackup = write(
  BACKUPS,
  async (client: ApiClient, body: Schemas['RestoreBackupRequest']) => {
    getReply(await client.http.POST('/ext/admin/backups/restores', { body, ...AS_JSON }))
  },
)
