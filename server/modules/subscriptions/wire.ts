import { toMajor } from '@/domain/price.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, translated, wireDate } from '@/server/http/wire-values.ts'
import type { FeatureRow, PackageFeatureRow, PackageRow } from './store.ts'

type Schemas = components['schemas']

/** A package that the viewer never bought: there are no purchases yet. */
export function toPackage(row: PackageRow, language: string): Schemas['Package'] {
  return {
    id: row.id,
    name: translated(row.name, row.translations, language, 'name'),
    package_type: row.type,
    price: row.price_minor === null ? null : toMajor(row.price_minor, row.currency),
    ios_product_id: row.ios_product_id || null,
    duration: row.duration_hours,
    package_status: null,
    payment_transaction_id: null,
    features: row.features.map(toPackageFeature),
    created_at: wireDate(row.created_at),
  }
}

export function toFeature(row: FeatureRow): Schemas['Feature'] {
  return { id: row.id, name: row.name, status: flag(row.is_active) }
}

function toPackageFeature(row: PackageFeatureRow): Schemas['PackageFeature'] {
  return {
    id: row.id,
    name: row.name,
    limit_type: row.limit_count === null ? 'unlimited' : 'limited',
    limit: row.limit_count,
  }
}
