import { toMajor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import type { Handlers } from '@/server/http/handler.ts'
import {
  type AdminPackageRow,
  listAllPackages,
  offerPackage,
  orderPackages,
  savePackage,
} from './packages.ts'

export const packageAdministrationHandlers = {
  async getAdminPackages(_input, context) {
    const rows = await listAllPackages(context)
    return {
      error: false,
      message: rows.length > 0 ? 'Packages found.' : 'There are no packages yet.',
      data: rows.map(toAdminPackage),
    }
  },

  async savePackage({ body: { id, name, price = null, hours, features, translations } }, context) {
    const saved = await savePackage(context, {
      id,
      name,
      price,
      hours,
      features,
      names: translations ?? {},
    })
    return { error: false, message: 'The package is kept.', data: toAdminPackage(saved) }
  },

  async offerPackage({ body: { id, is_active: isActive } }, context) {
    await offerPackage(context, { id, isActive })
    return { error: false, message: 'The package is kept.' }
  },

  async orderPackages({ body: { ids } }, context) {
    await orderPackages(context, ids)
    return { error: false, message: 'The order is kept.' }
  },
} satisfies Partial<Handlers>

function toAdminPackage(row: AdminPackageRow): components['schemas']['AdminPackage'] {
  const { price_minor, currency, duration_hours, translations, ...rest } = row
  const names = Object.entries(translations).flatMap(([code, fields]) =>
    fields?.name ? [[code, fields.name]] : [],
  )
  return {
    ...rest,
    currency,
    price: price_minor === null ? null : toMajor(price_minor, currency),
    hours: duration_hours,
    translations: Object.fromEntries(names),
  }
}
