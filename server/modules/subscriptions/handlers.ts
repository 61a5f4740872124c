import type { Handlers } from '@/server/http/handler.ts'
import { offeredPackages } from './service.ts'
import { toFeature, toPackage } from './wire.ts'

export const subscriptionsHandlers = {
  async getPackages({ query }, context) {
    const { packages, features } = await offeredPackages(context, {
      iosOnly: query.platform_type === 'ios',
    })
    return {
      error: false,
      message: packages.length > 0 ? 'Packages found.' : 'No packages found.',
      data: packages.map((row) => toPackage(row, context.language)),
      active_packages: [],
      all_features: features.map(toFeature),
    }
  },
} satisfies Partial<Handlers>
