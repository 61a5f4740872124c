import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type NoticeSettings = components['schemas']['NoticeSettings']
export type NoticeChoices = components['schemas']['NoticeSettingsRequest']
export type PushDevice = components['schemas']['PushDeviceRequest']

export const noticeSettingsQueries = {
  /** Choices of the viewer, and the key of push messages; needs `push`. */
  settings: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'noticeSettings', 'settings'),
      queryFn: async ({ signal }): Promise<NoticeSettings> =>
        getReply(await client.http.GET('/ext/notifications/settings', { signal })).data,
    }),
}

/** All choices at once, as JSON: a form has no empty lists. */
export const saveNoticeSettings = write(
  [['noticeSettings'], ['notifications']],
  async (client: ApiClient, body: NoticeChoices) =>
    getReply(
      await client.http.PUT('/ext/notifications/settings', {
        body,
        bodySerializer: JSON.stringify,
      }),
    ).data,
)

/** Registers this browser for push messages. */
export const registerPushDevice = write(
  [['noticeSettings']],
  async (client: ApiClient, body: PushDevice) => {
    getReply(await client.http.POST('/ext/notifications/push-devices', { body }))
  },
)
