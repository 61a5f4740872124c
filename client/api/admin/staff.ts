import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { publicKey, viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type Staff = Schemas['Staff']
export type StaffMember = Schemas['StaffMember']
export type StaffInvitation = Schemas['StaffInvitation']
export type OpenInvitation = Schemas['OpenInvitation']

const AS_JSON = { bodySerializer: JSON.stringify }
const STALE = [['administration']] as const

/** Needs `administration`. */
export const staffQueries = {
  staff: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'staff'),
      queryFn: async ({ signal }): Promise<Staff> =>
        getReply(await client.http.GET('/ext/admin/staff', { signal })).data,
      staleTime: 0,
    }),

  /** Sent as POST to keep the token out of logs. */
  invitation: (client: ApiClient, token: string) =>
    queryOptions({
      queryKey: publicKey(client, 'administration', 'invitation', { token }),
      queryFn: async ({ signal }): Promise<OpenInvitation> => {
        const body = { token }
        const call = client.http.POST('/ext/staff-invitations', { body, signal, ...AS_JSON })
        return getReply(await call).data
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** @throws ApiError with the key `recentSignInRequired` or `alreadyStaff`. */
export const inviteStaff = write(
  STALE,
  async (client: ApiClient, body: Schemas['StaffInvitationRequest']) => {
    getReply(await client.http.POST('/ext/admin/staff/invitations', { body, ...AS_JSON }))
  },
)

export const withdrawInvitation = write(STALE, async (client: ApiClient, id: number) => {
  const params = { path: { id } }
  getReply(await client.http.DELETE('/ext/admin/staff/invitations/{id}', { params }))
})

/** @throws ApiError with the key `recentSignInRequired` or `ownAccount`. */
export const changeStaffRole = write(
  STALE,
  async (client: ApiClient, body: Schemas['StaffRoleRequest']) => {
    getReply(await client.http.POST('/ext/admin/staff/roles', { body, ...AS_JSON }))
  },
)

/** @throws ApiError with the key `recentSignInRequired` or `ownAccount`. */
export const removeStaff = write(
  STALE,
  async (client: ApiClient, body: Schemas['StaffRemovalRequest']) => {
    getReply(await client.http.POST('/ext/admin/staff/removals', { body, ...AS_JSON }))
  },
)

/** @throws ApiError `notFound` for a dead link, or with the reasons of fields. */
export async function acceptInvitation(
  client: ApiClient,
  body: Schemas['AcceptInvitationRequest'],
): Promise<void> {
  getReply(await client.http.POST('/ext/staff-invitations/accept', { body, ...AS_JSON }))
}
