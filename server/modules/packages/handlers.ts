import type { Handlers } from '@/server/http/handler.ts'
import { checkOwnPackages, offeredPackages, openLedger, takeFreePackage } from './service.ts'
import { toActivePackage, toFeature, toLedgerEntry, toPackage } from './wire.ts'

export const packagesHandlers = {
  async getPackages({ query }, context) {
    const { packages, held, purchases, features } = await offeredPackages(context, {
      iosOnly: query.platform_type === 'ios',
    })
    const hasAny = packages.length > 0 || held.length > 0
    return {
      error: false,
      message: hasAny ? 'Packages found.' : 'No packages found.',
      data: packages.map((row) => toPackage(row, purchases.get(row.id), context.language)),
      active_packages: held.map((row) =>
        toActivePackage(row, purchases.get(row.id), context.language),
      ),
      all_features: features.map(toFeature),
    }
  },

  async checkPackageLimit({ query }, context) {
    return {
      error: false,
      message: 'Your packages were looked up.',
      data: await checkOwnPackages(context, query.type),
    }
  },

  async assignPackage({ body }, context) {
    await takeFreePackage(context, body.package_id)
    return { error: false, message: 'Your package is active.' }
  },

  async getQuotaLedger({ query: { offset, limit } }, context) {
    const { rows, total } = await openLedger(context, { offset, limit })
    return {
      error: false,
      message: rows.length > 0 ? 'Entries found.' : 'There are no entries yet.',
      total,
      data: rows.map((row) => toLedgerEntry(row, context.language)),
    }
  },
} satisfies Partial<Handlers>
