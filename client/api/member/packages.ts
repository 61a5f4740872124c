import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PackageCheck, PackageFeature } from '@/domain/account/access.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { type Page, pageQuery } from '../calls/paging.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type Package = components['schemas']['Package']
export type ActivePackage = components['schemas']['ActivePackage']
export type PackageFeatureRow = components['schemas']['Feature']
export type LedgerEntry = components['schemas']['QuotaEntry']

/** Available packages, the viewer's packages, and all package rights. */
export type PackageOffer = {
  offered: Package[]
  active: ActivePackage[]
  features: PackageFeatureRow[]
}

const ENTRIES_PER_PAGE = 20

export const packageQueries = {
  packages: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'subscriptions', 'packages'),
      queryFn: async ({ signal }): Promise<PackageOffer> => {
        const reply = getReply(await client.http.GET('/get-package', { signal }))
        return {
          offered: reply.data,
          active: reply.active_packages,
          features: reply.all_features,
        }
      },
    }),

  /** Package check of a right for the viewer. */
  check: (client: ApiClient, type: PackageFeature) =>
    queryOptions({
      queryKey: viewerKey(client, 'subscriptions', 'check', { type }),
      queryFn: async ({ signal }): Promise<PackageCheck> => {
        const params = { query: { type } }
        return getReply(await client.http.GET('/check-package-limit', { params, signal })).data
      },
    }),

  /** Granted rights of the viewer and their usage, newest first; needs `packages`. */
  ledger: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'subscriptions', 'ledger'),
      queryFn: async ({
        signal,
        pageParam,
      }): Promise<Pick<Page<LedgerEntry>, 'rows' | 'total'>> => {
        const params = { query: pageQuery(pageParam, ENTRIES_PER_PAGE) }
        const reply = getReply(await client.http.GET('/ext/packages/ledger', { params, signal }))
        return { rows: reply.data, total: reply.total }
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }, _, page) =>
        page * ENTRIES_PER_PAGE < total ? page + 1 : undefined,
    }),
}

/** Makes a free package the viewer's. @throws ApiError `conflict` for one that is held. */
export const takePackage = write([['subscriptions']], async (client: ApiClient, id: number) => {
  getReply(await client.http.POST('/assign_package', { body: { package_id: id } }))
})
