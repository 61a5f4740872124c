import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { publicKey, viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type Setup = Schemas['Setup']
export type SetupProgress = Schemas['SetupProgress']

const AS_JSON = { bodySerializer: JSON.stringify }
const STEPS = [['administration', 'setup']] as const

/** Queries of the first run; need `administration`. */
export const setupQueries = {
  /** Whether the first administrator is missing. */
  state: (client: ApiClient) =>
    queryOptions({
      queryKey: publicKey(client, 'administration', 'first-run'),
      queryFn: async ({ signal }): Promise<Setup> =>
        getReply(await client.http.GET('/ext/setup', { signal })).data,
      staleTime: 0,
    }),

  progress: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'setup'),
      queryFn: async ({ signal }): Promise<SetupProgress> =>
        getReply(await client.http.GET('/ext/admin/setup', { signal })).data,
      staleTime: 0,
    }),
}

/** @throws ApiError with the key `setupLink` or `setupDone`, or with the reasons of fields. */
export async function createFirstAdministrator(
  client: ApiClient,
  body: Schemas['FirstAdministratorRequest'],
): Promise<void> {
  getReply(await client.http.POST('/ext/setup', { body, ...AS_JSON }))
}

export const changeSetupStep = write(
  STEPS,
  async (client: ApiClient, body: Schemas['SetupStepRequest']) => {
    getReply(await client.http.POST('/ext/admin/setup', { body, ...AS_JSON }))
  },
)

/** @throws ApiError with the key `alreadyFilled`. */
export const fillMarketplace = write(
  STEPS,
  async (client: ApiClient, body: Schemas['FillMarketplaceRequest']) => {
    getReply(await client.http.POST('/ext/admin/setup/content', { body, ...AS_JSON }))
  },
)

export async function testMail(client: ApiClient): Promise<Schemas['MailTest']> {
  return getReply(await client.http.POST('/ext/admin/settings/tests/mail')).data
}
