import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey, viewerKey } from './calls/query-keys.ts'

export type WebSettings = components['schemas']['WebSettings']
export type LanguageTexts = components['schemas']['Language']

export const settingsQueries = {
  web: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'settings', 'web'),
      queryFn: async ({ signal }): Promise<WebSettings> =>
        getReply(await client.http.GET('/web-settings', { signal })).data,
    }),

  /** The provider's texts of a language. @throws ApiError when it does not speak it. */
  texts: (client: ApiClient, code: string) =>
    queryOptions({
      queryKey: publicKey(client, 'settings', 'texts', { code }),
      queryFn: async ({ signal }): Promise<LanguageTexts> => {
        const params = { query: { language_code: code, web_language_file: 1 } } as const
        return getReply(await client.http.GET('/get_languages', { params, signal })).data
      },
    }),
}
