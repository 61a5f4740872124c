import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, replyOf } from './api-client.ts'
import { viewerKey } from './query-keys.ts'

export type Package = components['schemas']['Package']
export type ActivePackage = components['schemas']['ActivePackage']
export type PackageFeatureRow = components['schemas']['Feature']

/** What can be bought, what the viewer holds, and every right that packages may include. */
export type PackageOffer = {
  offered: Package[]
  active: ActivePackage[]
  features: PackageFeatureRow[]
}

export const subscriptionQueries = {
  packages: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'subscriptions', 'packages'),
      queryFn: async ({ signal }): Promise<PackageOffer> => {
        const reply = replyOf(await client.http.GET('/get-package', { signal }))
        return {
          offered: reply.data,
          active: reply.active_packages,
          features: reply.all_features,
        }
      },
    }),
}
